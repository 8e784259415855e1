import { Badge } from '#src/design/badge.tsx'
import { classNames } from '#src/design/class-names.ts'
import { PhoneIcon } from '#src/design/icons.tsx'
import { useLanguage, useTexts } from '#src/web/language.tsx'
import card from '#src/web/office/card.module.css'
import { momentText } from '#src/web/office/moment.ts'
import { useServerMinute } from '#src/web/use-server-time.ts'
import { CallMarks } from '#src/features/call-first/ui/office/call-marks.tsx'
import { useIsFresh } from '#src/features/notifications/ui/office/live-store.ts'
import type { Reservation } from '../../contract/reservation.ts'
import { officeReservationsTexts } from '../../texts/office-texts.ts'
import { CardActions } from './card-actions.tsx'
import styles from './reservation-parts.module.css'
import { SeatMarks } from './seat-marks.tsx'
import { VisitMarks } from './visit-marks.tsx'
import { formatDay, formatVisit } from './visit-day.ts'

interface ReservationCardProps {
  readonly reservation: Reservation
  /** True if all listed reservations are of the same day, so that it is not repeated. */
  readonly hidesDay?: boolean
}

/** A reservation in a list: when, for how many, who, with controls to set its status and table. */
export function ReservationCard({ reservation, hidesDay }: ReservationCardProps) {
  const texts = useTexts(officeReservationsTexts)
  const language = useLanguage()
  const { id, name, date, time, guests, status, source, specialRequests, createdAt, noShowAt } = reservation
  const fresh = useIsFresh(id)
  const now = useServerMinute()
  return (
    <article
      className={classNames(
        card.card,
        fresh && card.marked,
        fresh && card.fresh,
        hidesDay && (status === 'cancelled' || noShowAt !== null) && styles.cancelled,
      )}
      aria-label={texts.cardOf(name, formatVisit(reservation, now, language))}
    >
      <header className={styles.head}>
        <h3 className={styles.time}>{time}</h3>
        {!hidesDay && <span className={styles.day}>{formatDay(date, now, language)}</span>}
        {fresh && <Badge tone="gold">{texts.fresh}</Badge>}
        <strong className={styles.guests}>{texts.people(guests)}</strong>
      </header>
      <p className={styles.guest}>
        <span className={styles.name}>{name}</span>
        <Contact reservation={reservation} />
      </p>
      {specialRequests && <p className={styles.requests}>{specialRequests}</p>}
      <p className={styles.booked}>
        {texts.bookedAt(momentText(new Date(createdAt), language, now))}
        {source === 'staff' && <Badge>{texts.byPhone}</Badge>}
        {reservation.createdBy !== null && <span>{texts.takenBy(reservation.createdByName)}</span>}
      </p>
      <SeatMarks reservation={reservation} />
      <CallMarks row={reservation} />
      <VisitMarks reservation={reservation} />
      <CardActions reservation={reservation} />
    </article>
  )
}

function Contact({ reservation: { phone, shownPhone, email } }: { reservation: Reservation }) {
  return (
    <>
      <a className={styles.contact} href={`tel:${phone}`}>
        <PhoneIcon />
        {shownPhone}
      </a>
      {email && (
        <a className={styles.contact} href={`mailto:${email}`}>
          {email}
        </a>
      )}
    </>
  )
}
