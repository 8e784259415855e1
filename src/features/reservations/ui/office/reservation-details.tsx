import { Button } from '@mantine/core'

import { Dialog } from '#src/design/dialog.tsx'
import { useLanguage, useTexts } from '#src/web/language.tsx'
import { CopyButton } from '#src/web/office/copy-button.tsx'
import styles from '#src/web/office/facts.module.css'
import { useRowAddress } from '#src/web/office/open-row.ts'
import { EditButton } from '#src/web/office/row-links.tsx'
import { AbsentRow, rowOf, type SingleRow } from '#src/web/office/single-row.tsx'
import { storedUser } from '#src/features/accounts/ui/shared/office/stored-session.ts'
import type { Reservation } from '../../contract/reservation.ts'
import { officeReservationsTexts } from '../../texts/office-texts.ts'
import { reservationAsText } from './reservation-as-text.ts'
import { ReservationFacts } from './reservation-facts.tsx'

interface ReservationDetailsProps {
  readonly open: boolean
  onClose(): void
  readonly single: SingleRow<Reservation>
}

/** The dialog with everything there is to know of a reservation. */
export function ReservationDetails({ open, onClose, single }: ReservationDetailsProps) {
  const reservation = rowOf(single)
  const texts = useTexts(officeReservationsTexts)
  const language = useLanguage()
  const address = useRowAddress('reservation')
  return (
    <Dialog
      open={open}
      onClose={onClose}
      size="large"
      closeLabel={texts.dialog.close}
      title={reservation ? texts.dialog.title(reservation.name) : texts.title}
      footer={
        <div className={styles.footer}>
          {reservation && <CopyButton text={() => reservationAsText(reservation, language, new Date())} />}
          {reservation?.archivedAt === null && storedUser()?.role === 'admin' && (
            <EditButton to={address(reservation.id, 'edit')} />
          )}
          <Button onClick={onClose}>{texts.dialog.close}</Button>
        </div>
      }
    >
      {reservation ? (
        <ReservationFacts reservation={reservation} />
      ) : (
        <AbsentRow single={single} texts={{ ...texts.dialog, failed: texts.list.failed }} />
      )}
    </Dialog>
  )
}
