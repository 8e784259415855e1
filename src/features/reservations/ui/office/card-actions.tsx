import { ActionIcon, Button } from '@mantine/core'
import { Link } from 'react-router'

import { classNames } from '#src/design/class-names.ts'
import { PencilIcon, TrashIcon } from '#src/design/task-icons.tsx'
import { useTexts } from '#src/web/language.tsx'
import card from '#src/web/office/card.module.css'
import { useRowAddress } from '#src/web/office/open-row.ts'
import { storedUser } from '#src/features/accounts/ui/shared/office/stored-session.ts'
import type { Reservation } from '../../contract/reservation.ts'
import { officeReservationsTexts } from '../../texts/office-texts.ts'
import { CopyReservationButton } from './copy-button.tsx'
import styles from './reservation-parts.module.css'
import { VisitControls } from './visit-controls.tsx'

/** What one does with a reservation in a list; admins change and delete it too. */
export function CardActions({ reservation }: { reservation: Reservation }) {
  const texts = useTexts(officeReservationsTexts)
  const address = useRowAddress('reservation')
  const { id, name } = reservation
  return (
    <footer className={card.actions}>
      <VisitControls reservation={reservation} />
      <div className={classNames(card.actions, styles.buttons)}>
        <CopyReservationButton reservation={reservation} />
        <Button
          component={Link}
          to={address(id)}
          preventScrollReset
          variant="default"
          className={styles.details}
          aria-label={texts.detailsOf(name)}
        >
          {texts.details}
        </Button>
        {storedUser()?.role === 'admin' && reservation.archivedAt === null && (
          <>
            <ActionIcon
              component={Link}
              to={address(id, 'edit')}
              preventScrollReset
              aria-label={texts.editOf(name)}
              title={texts.edit}
            >
              <PencilIcon size="1.375rem" />
            </ActionIcon>
            <ActionIcon
              component={Link}
              to={address(id, 'delete')}
              preventScrollReset
              aria-label={texts.deleteOf(name)}
              title={texts.delete}
            >
              <TrashIcon size="1.375rem" />
            </ActionIcon>
          </>
        )}
      </div>
    </footer>
  )
}
