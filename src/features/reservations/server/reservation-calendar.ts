import { createHash } from 'node:crypto'

import { instantOf, restaurantDateTime } from '#src/kernel/dates.ts'
import { restaurantTimeZone } from '#src/kernel/time-zone.ts'
import { calendarInstant, calendarLine, calendarLocalTime, calendarText } from '#src/kernel/icalendar.ts'
import { inLanguage, type Language } from '#src/kernel/language.ts'
import { formatTable } from '#src/kernel/table-label.ts'
import { waitsForCall } from '#src/features/call-first/rules/call-first.ts'
import type { SiteSettings } from '#src/features/restaurant/contract/site-settings.ts'
import type { ReservationStatus } from '../contract/reservation.ts'
import { expectedStay } from '../rules/seating.ts'
import { statusLabels } from '../texts/status-labels.ts'
import { calendarTexts } from '../texts/calendar-texts.ts'
import type { ReservationRow } from './reservation-store.ts'

const eventStatuses: Readonly<Record<ReservationStatus, string>> = {
  pending: 'TENTATIVE',
  confirmed: 'CONFIRMED',
  completed: 'CONFIRMED',
  cancelled: 'CANCELLED',
}

type Reservation = Pick<
  ReservationRow,
  | 'date'
  | 'time'
  | 'guests'
  | 'status'
  | 'needsCall'
  | 'tableLabel'
  | 'ticketToken'
  | 'createdAt'
  | 'updatedAt'
>
type Restaurant = Pick<SiteSettings, 'name' | 'nameVi' | 'address' | 'addressVi' | 'phone' | 'capacity'>

interface CalendarPage {
  readonly language: Language
  /** The address at which guests reach the site. */
  readonly origin: string
  readonly now: Date
}

/**
 * Makes a calendar file (RFC 5545) for a reservation, with one event in the restaurant's time zone. A later file for the same
 * reservation replaces the event in the guest's calendar. If the reservation is cancelled, the event says so.
 */
export function reservationCalendar(
  reservation: Reservation,
  restaurant: Restaurant,
  { language, origin, now }: CalendarPage,
): string {
  const { date, time, guests, status, tableLabel, ticketToken, createdAt, updatedAt } = reservation
  const texts = calendarTexts[language]
  const name = inLanguage(language, restaurant.name, restaurant.nameVi)
  const ticket = `${origin}/reservation/${ticketToken}`
  const end = new Date(instantOf(date, time).getTime() + expectedStay(restaurant) * 60_000)
  const description = [
    statusLabels[language][status],
    ...(waitsForCall(reservation) ? [texts.callFirst] : []),
    ...(tableLabel ? [formatTable(tableLabel, language)] : []),
    texts.call(restaurant.phone),
    ticket,
  ]
  const properties = [
    ['BEGIN', 'VCALENDAR'],
    ['VERSION', '2.0'],
    ['PRODID', '-//Restaurant//Reservations//VI'],
    ['METHOD', 'PUBLISH'],
    ...timeZone,
    ['BEGIN', 'VEVENT'],
    ['UID', eventId(ticketToken)],
    ['DTSTAMP', calendarInstant(now)],
    ['LAST-MODIFIED', calendarInstant(updatedAt)],
    // The sequence number grows with each change of the reservation, so that a calendar app knows which file is newer.
    ['SEQUENCE', String(Math.max(0, Math.floor((updatedAt.getTime() - createdAt.getTime()) / 1000)))],
    [`DTSTART;TZID=${restaurantTimeZone}`, calendarLocalTime(`${date}T${time}`)],
    [`DTEND;TZID=${restaurantTimeZone}`, calendarLocalTime(restaurantDateTime(end))],
    ['STATUS', eventStatuses[status]],
    ['SUMMARY', calendarText(texts.summary(name, guests))],
    ['LOCATION', calendarText(inLanguage(language, restaurant.address, restaurant.addressVi))],
    ['DESCRIPTION', calendarText(description.join('\n'))],
    ['URL', ticket],
    ['END', 'VEVENT'],
    ['END', 'VCALENDAR'],
  ] as const
  return properties.map(([property, value]) => calendarLine(property, value)).join('')
}

/** The restaurant's time zone, which is seven hours ahead of UTC all year. */
const timeZone = [
  ['BEGIN', 'VTIMEZONE'],
  ['TZID', restaurantTimeZone],
  ['BEGIN', 'STANDARD'],
  ['DTSTART', '19700101T000000'],
  ['TZOFFSETFROM', '+0700'],
  ['TZOFFSETTO', '+0700'],
  ['TZNAME', '+07'],
  ['END', 'STANDARD'],
  ['END', 'VTIMEZONE'],
] as const

/**
 * The event's id, which is the same in every calendar file for a reservation. It is a hash of the token, so nobody who reads the id
 * can use it to open the ticket.
 */
function eventId(ticketToken: string): string {
  return createHash('sha256').update(`calendar ${ticketToken}`).digest('hex').slice(0, 32)
}
