import { Button } from '@mantine/core'
import type { ReactNode } from 'react'
import { Link } from 'react-router'

import { Dialog } from '#src/design/dialog.tsx'
import { PencilIcon } from '#src/design/task-icons.tsx'
import { useTexts } from '#src/web/language.tsx'
import styles from '#src/web/office/facts.module.css'
import { useRowAddress } from '#src/web/office/open-row.ts'
import { storedUser } from '#src/features/accounts/ui/shared/office/stored-session.ts'
import type { Reservation } from '../../contract/reservation.ts'
import { officeReservationsTexts } from '../../texts/office-texts.ts'
import { CopyReservationButton } from './copy-button.tsx'
import { ReservationFacts } from './reservation-facts.tsx'

interface ReservationDetailsProps {
  readonly open: boolean
  onClose(): void
  /** None yet, or none any more: `absent` says which. */
  readonly reservation: Reservation | null | undefined
  readonly absent: ReactNode
}

/** The dialog with everything there is to know of a reservation. */
export function ReservationDetails({ open, onClose, reservation, absent }: ReservationDetailsProps) {
  const texts = useTexts(officeReservationsTexts)
  return (
    <Dialog
      open={open}
      onClose={onClose}
      size="large"
      closeLabel={texts.dialog.close}
      title={reservation ? texts.dialog.title(reservation.name) : texts.title}
      footer={
        <div className={styles.footer}>
          {reservation && <CopyReservationButton reservation={reservation} wordy />}
          {reservation && <EditLink reservation={reservation} />}
          <Button onClick={onClose}>{texts.dialog.close}</Button>
        </div>
      }
    >
      {reservation ? <ReservationFacts reservation={reservation} /> : absent}
    </Dialog>
  )
}

function EditLink({ reservation }: { reservation: Reservation }) {
  const texts = useTexts(officeReservationsTexts)
  const address = useRowAddress('reservation')
  if (storedUser()?.role !== 'admin' || reservation.archivedAt !== null) return null
  return (
    <Button
      component={Link}
      to={address(reservation.id, 'edit')}
      replace
      preventScrollReset
      variant="default"
      leftSection={<PencilIcon />}
    >
      {texts.edit}
    </Button>
  )
}
