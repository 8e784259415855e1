import { NativeSelect } from '@mantine/core'

import { useLanguage, useTexts } from '#src/web/language.tsx'
import { type Reservation, ReservationStatus } from '../../contract/reservation.ts'
import { officeReservationsTexts } from '../../texts/office-texts.ts'
import { statusLabels } from '../../texts/status-labels.ts'
import styles from './reservation-parts.module.css'
import { useReservationStatus } from './use-reservation-status.ts'

/** Sets a reservation's status. */
export function StatusSelect({ reservation }: { reservation: Reservation }) {
  const texts = useTexts(officeReservationsTexts)
  const labels = statusLabels[useLanguage()]
  const { status, setStatus } = useReservationStatus(reservation)
  return (
    <NativeSelect
      className={styles.status}
      data-status={status}
      aria-label={texts.statusOf(reservation.name)}
      data={ReservationStatus.options.map((value) => ({ value, label: labels[value] }))}
      value={status}
      // One of the values above, which are all statuses.
      onChange={({ currentTarget }) => setStatus(currentTarget.value as ReservationStatus)}
    />
  )
}
