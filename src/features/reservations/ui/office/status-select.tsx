import { useLanguage, useTexts } from '#src/web/language.tsx'
import { StatusSelect } from '#src/web/office/status-select.tsx'
import { type Reservation, ReservationStatus } from '../../contract/reservation.ts'
import { officeReservationsTexts } from '../../texts/office-texts.ts'
import { statusLabels } from '../../texts/status-labels.ts'
import { statusTones, useReservationStatus } from './reservation-status.ts'

/** The select with which staff set a reservation's status. */
export function ReservationStatusSelect({ reservation }: { reservation: Reservation }) {
  const texts = useTexts(officeReservationsTexts)
  const { status, setStatus } = useReservationStatus(reservation)
  return (
    <StatusSelect
      label={texts.statusOf(reservation.name)}
      statuses={ReservationStatus.options}
      labels={statusLabels[useLanguage()]}
      tones={statusTones}
      value={status}
      onChoose={setStatus}
    />
  )
}
