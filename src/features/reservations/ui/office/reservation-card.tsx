import { Badge } from '#src/design/badge.tsx'
import { classNames } from '#src/design/class-names.ts'
import { PhoneIcon } from '#src/design/icons.tsx'
import { formatTable } from '#src/kernel/table-label.ts'
import { useLanguage, useTexts } from '#src/web/language.tsx'
import card from '#src/web/office/card.module.css'
import { MoreButton, useFold } from '#src/web/office/more-fold.tsx'
import { useServerMinute } from '#src/web/use-server-time.ts'
import { CallMarks } from '#src/features/call-first/ui/office/call-marks.tsx'
import { useIsFresh } from '#src/features/notifications/ui/office/live-store.ts'
import { GuestNote } from '#src/features/orders/ui/office/guest-note.tsx'
import type { Reservation } from '../../contract/reservation.ts'
import { nextStep, whereIs } from '../../rules/day-view.ts'
import { officeReservationsTexts } from '../../texts/office-texts.ts'
import { statusLabels } from '../../texts/status-labels.ts'
import { CardMore } from './card-more.tsx'
import styles from './reservation-parts.module.css'
import { statusTones, useReservationStatus } from './reservation-status.ts'
import { SeatMarks } from './seat-marks.tsx'
import { TableLabelField } from './table-label-field.tsx'
import { ConfirmButton } from './visit-controls.tsx'
import { formatDay, formatVisit } from './visit-day.ts'
import { ArrivedButton, VisitBadges } from './visit-marks.tsx'

interface ReservationCardProps {
  readonly reservation: Reservation
  /** True if all reservations in the list are for the same day. Each card then leaves the day out. */
  readonly hidesDay?: boolean
}

/**
 * A reservation in a list, on as few lines as possible: time, number of guests, name, table, and a button for the next step. Other
 * details are hidden until staff open them, except details that staff must not miss.
 */
export function ReservationCard({ reservation, hidesDay }: ReservationCardProps) {
  const texts = useTexts(officeReservationsTexts)
  const language = useLanguage()
  const { id, name, status, specialRequests, noShowAt } = reservation
  const fresh = useIsFresh(id)
  const more = useFold()
  const now = useServerMinute()
  return (
    <article
      className={classNames(
        card.card,
        styles.card,
        fresh && card.marked,
        fresh && card.fresh,
        hidesDay && (status === 'cancelled' || noShowAt !== null) && styles.cancelled,
      )}
      aria-label={texts.cardOf(name, formatVisit(reservation, now, language))}
    >
      <div className={styles.row}>
        <div className={styles.visit}>
          <Head reservation={reservation} hidesDay={hidesDay} />
          <Guest reservation={reservation} />
          {specialRequests && <GuestNote text={specialRequests} />}
        </div>
        <div className={classNames(styles.actions, whereIs(reservation) === 'expected' && styles.expected)}>
          <NextStep reservation={reservation} />
          <Table reservation={reservation} />
          <MoreButton label={texts.moreOf(name)} fold={more} />
        </div>
      </div>
      <SeatMarks reservation={reservation} />
      <CallMarks row={reservation} hidesNumber />
      {more.isOpen && (
        <div id={more.id}>
          <CardMore reservation={reservation} />
        </div>
      )}
    </article>
  )
}

function Head({ reservation, hidesDay }: ReservationCardProps) {
  const texts = useTexts(officeReservationsTexts)
  const language = useLanguage()
  const { id, date, time, guests } = reservation
  const { status } = useReservationStatus(reservation)
  const fresh = useIsFresh(id)
  const now = useServerMinute()
  return (
    <header className={styles.head}>
      <h3 className={styles.time}>{time}</h3>
      {!hidesDay && <span className={styles.day}>{formatDay(date, now, language)}</span>}
      <strong className={styles.guests}>{texts.people(guests)}</strong>
      <span className={styles.states}>
        <Badge tone={statusTones[status]}>{statusLabels[language][status]}</Badge>
        {fresh && <Badge tone="gold">{texts.fresh}</Badge>}
        <VisitBadges reservation={reservation} />
      </span>
    </header>
  )
}

function Guest({ reservation: { name, phone, shownPhone } }: ReservationCardProps) {
  return (
    <p className={styles.guest}>
      <span className={styles.name}>{name}</span>
      <a className={styles.contact} href={`tel:${phone}`}>
        <PhoneIcon />
        {shownPhone}
      </a>
    </p>
  )
}

/** The button for the next step, if there is one: it confirms the reservation or marks its guests as arrived. */
export function NextStep({ reservation }: Pick<ReservationCardProps, 'reservation'>) {
  const now = useServerMinute()
  const { status } = useReservationStatus(reservation)
  const next = nextStep({ ...reservation, status }, now)
  if (next === 'confirm') return <ConfirmButton reservation={reservation} />
  return next && <ArrivedButton reservation={reservation} />
}

function Table({ reservation }: ReservationCardProps) {
  const texts = useTexts(officeReservationsTexts)
  const language = useLanguage()
  const { id, tableLabel, archivedAt } = reservation
  if (archivedAt === null) return <TableLabelField key={id} reservation={reservation} />
  return (
    <>
      {tableLabel && <Badge>{formatTable(tableLabel, language)}</Badge>}
      <Badge>{texts.archived}</Badge>
    </>
  )
}
