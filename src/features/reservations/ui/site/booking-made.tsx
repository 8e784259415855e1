import { useEffect, useRef } from 'react'

import { Badge } from '#src/design/badge.tsx'
import { Button, ButtonLink } from '#src/design/button.tsx'
import { ArrowRightIcon } from '#src/design/icons.tsx'
import { SuccessMark } from '#src/design/success-mark.tsx'
import { ClockIcon } from '#src/design/ticket-icons.tsx'
import { formatWeekdayDate } from '#src/kernel/dates.ts'
import { useLanguage, useTexts } from '#src/web/language.tsx'
import type { MadeReservation } from '../../contract/reservation.ts'
import { statusLabels } from '../../texts/status-labels.ts'
import { bookingTexts } from '../../texts/booking-texts.ts'
import styles from './booking.module.css'

interface BookingMadeProps {
  readonly reservation: MadeReservation
  onAgain(): void
  onLeave: (() => void) | undefined
}

/**
 * Tells the guest that the table is booked and not confirmed yet, or that the restaurant will call the guest before it reserves a
 * table.
 */
export function BookingMade({ reservation, onAgain, onLeave }: BookingMadeProps) {
  const texts = useTexts(bookingTexts)
  const language = useLanguage()
  const title = useRef<HTMLHeadingElement>(null)
  // The button that the guest pressed has disappeared. So the focus moves to the title, from where keyboard and screen reader users
  // continue.
  useEffect(() => title.current?.focus(), [])
  const { date, time, guests, status, ticketUrl, needsCall } = reservation
  const { title: heading, received } = needsCall ? texts.made.callFirst : texts.made
  return (
    <div className={styles.made}>
      <SuccessMark />
      <h3 ref={title} tabIndex={-1} className={styles.madeTitle}>
        {heading}
      </h3>
      <p>{texts.made.text}</p>
      <p>{received(reservation.shownPhone)}</p>
      <Badge tone="gold" icon={<ClockIcon />}>
        {statusLabels[language][status]}
      </Badge>
      <p className={styles.facts}>
        <strong>{time}</strong> · {formatWeekdayDate(date, language)} · {texts.people(guests)}
      </p>
      <div className={styles.ways}>
        <ButtonLink to={ticketUrl} size="large" wide trailing={<ArrowRightIcon />} onClick={onLeave}>
          {texts.made.ticket}
        </ButtonLink>
        <Button look="ghost" wide onClick={onAgain}>
          {texts.made.again}
        </Button>
      </div>
    </div>
  )
}
