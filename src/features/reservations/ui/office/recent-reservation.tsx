import { Badge } from '#src/design/badge.tsx'
import { classNames } from '#src/design/class-names.ts'
import { formatTable } from '#src/kernel/table-label.ts'
import { serverTime } from '#src/web/clock.ts'
import { useLanguage, useTexts } from '#src/web/language.tsx'
import card from '#src/web/office/card.module.css'
import { CopyButton } from '#src/web/office/copy-button.tsx'
import { useServerTime } from '#src/web/use-server-time.ts'
import { CallMarks } from '#src/features/call-first/ui/office/call-marks.tsx'
import { useIsFresh } from '#src/features/notifications/ui/office/live-store.ts'
import type { Reservation } from '../../contract/reservation.ts'
import { officeReservationsTexts } from '../../texts/office-texts.ts'
import { statusLabels } from '../../texts/status-labels.ts'
import { reservationAsText } from './reservation-as-text.ts'
import { NextStep } from './reservation-card.tsx'
import styles from './reservation-parts.module.css'
import { statusTones } from './reservation-status.ts'
import { formatDay, formatVisit } from './visit-day.ts'

interface RecentReservationProps {
  readonly reservation: Reservation
  /** True if all reservations in the list have the same phone number. Each entry then leaves the number out. */
  readonly hidesNumber?: boolean
  /** True if the card has the button for the next step. */
  readonly hasStep?: boolean
}

/** A short form of a reservation for an overview: time, number of guests, name and status. */
export function RecentReservation({
  reservation,
  hidesNumber = false,
  hasStep = false,
}: RecentReservationProps) {
  const texts = useTexts(officeReservationsTexts)
  const language = useLanguage()
  const now = useServerTime()
  const { id, name, phone, shownPhone, date, time, guests, status, tableLabel } = reservation
  const fresh = useIsFresh(id)
  return (
    <article
      className={classNames(card.card, styles.card, fresh && card.marked, fresh && card.fresh)}
      aria-label={texts.cardOf(name, formatVisit(reservation, now, language))}
    >
      <header className={styles.head}>
        <h4 className={styles.time}>{time}</h4>
        <span className={styles.day}>{formatDay(date, now, language)}</span>
        {fresh && <Badge tone="gold">{texts.fresh}</Badge>}
        <strong className={styles.guests}>{texts.people(guests)}</strong>
        <Badge tone={statusTones[status]}>{statusLabels[language][status]}</Badge>
        {tableLabel && <Badge>{formatTable(tableLabel, language)}</Badge>}
      </header>
      <div className={styles.copied}>
        <p className={styles.guest}>
          <span className={styles.name}>{name}</span>
          <a className={styles.contact} href={`tel:${phone}`}>
            {shownPhone}
          </a>
          <CopyButton
            text={() => reservationAsText(reservation, language, serverTime())}
            label={texts.copyOf(name)}
            isQuiet
          />
        </p>
        {hasStep && <NextStep reservation={reservation} />}
      </div>
      <CallMarks row={reservation} hidesNumber={hidesNumber} />
    </article>
  )
}
