import { formatWeekdayDate } from '#src/kernel/dates.ts'
import { useLanguage, useTexts } from '#src/web/language.tsx'
import { FactList, FactsPart } from '#src/web/office/facts-part.tsx'
import styles from '#src/web/office/facts.module.css'
import { momentText } from '#src/web/office/moment.ts'
import { useServerMinute } from '#src/web/use-server-time.ts'
import { CallMarks } from '#src/features/call-first/ui/office/call-marks.tsx'
import { GuestNote } from '#src/features/orders/ui/office/guest-note.tsx'
import type { Reservation } from '../../contract/reservation.ts'
import { officeReservationsTexts } from '../../texts/office-texts.ts'
import { SeatMarks } from './seat-marks.tsx'
import { VisitMarks } from './visit-marks.tsx'
import { VisitControls } from './visit-controls.tsx'

/** All details of a reservation, with controls to set its status and table. */
export function ReservationFacts({ reservation }: { reservation: Reservation }) {
  const { dialog, fields } = useTexts(officeReservationsTexts)
  return (
    <div className={styles.facts}>
      <div className={styles.controls}>
        <VisitControls reservation={reservation} />
        <VisitMarks reservation={reservation} />
        <SeatMarks reservation={reservation} />
        <CallMarks row={reservation} />
      </div>
      <FactsPart title={dialog.visit}>
        <Visit reservation={reservation} />
      </FactsPart>
      <FactsPart title={dialog.guest}>
        <Guest reservation={reservation} />
      </FactsPart>
      {reservation.specialRequests && (
        <FactsPart title={fields.specialRequests} wide>
          <GuestNote text={reservation.specialRequests} />
        </FactsPart>
      )}
    </div>
  )
}

function Visit({ reservation }: { reservation: Reservation }) {
  const { dialog, fields, people, takenBy } = useTexts(officeReservationsTexts)
  const language = useLanguage()
  const now = useServerMinute()
  const { time, date, guests, createdAt, source } = reservation
  const by = reservation.createdBy === null ? '' : ` · ${takenBy(reservation.createdByName)}`
  return (
    <FactList
      facts={[
        { label: fields.time, text: <strong>{time}</strong> },
        { label: fields.date, text: formatWeekdayDate(date, language) },
        { label: fields.guests, text: people(guests) },
        { label: dialog.created, text: momentText(new Date(createdAt), language, now) },
        { label: dialog.source, text: `${dialog.sources[source]}${by}` },
      ]}
    />
  )
}

function Guest({ reservation: { name, phone, shownPhone, email } }: { reservation: Reservation }) {
  const { fields } = useTexts(officeReservationsTexts)
  return (
    <FactList
      facts={[
        { label: fields.name, text: name },
        { label: fields.phone, text: <a href={`tel:${phone}`}>{shownPhone}</a> },
        email && { label: fields.email, text: <a href={`mailto:${email}`}>{email}</a> },
      ]}
    />
  )
}
