import {
  addDays,
  instantOf,
  isPlainDate,
  minutesOf,
  restaurantDate,
  timeOfMinutes,
} from '#src/kernel/dates.ts'
import {
  isBetweenSpans,
  openingSpansOn,
  type OpeningTimes,
} from '#src/features/restaurant/rules/opening-hours.ts'

const firstSlot = minutesOf('11:30')
const lastSlot = minutesOf('21:00')
export const gridMinutes = 15
export const maxDaysAhead = 90
export const cancelHours = 2

/** Every time at which guests can come on an ordinary day: 11:30 to 21:00 in steps of 15 minutes. */
export const everySlot: readonly string[] = Array.from(
  { length: (lastSlot - firstSlot) / gridMinutes + 1 },
  (_, index) => timeOfMinutes(firstSlot + index * gridMinutes),
)

/** The first and the last day for which guests can book, YYYY-MM-DD: today in the restaurant's time zone, and 90 days later. */
export function bookableDays(now: Date): { first: string; last: string } {
  const first = restaurantDate(now)
  return { first, last: addDays(first, maxDaysAhead) }
}

/**
 * The times on a date that can still be booked: on the 15-minute grid, not in the past, within opening hours. Date and times are in
 * the restaurant's time zone. Empty on a closure day or outside the bookable days. This function does not check whether seats are
 * free.
 */
export function slotsOn(date: string, now: Date, times: OpeningTimes): string[] {
  const { first, last } = bookableDays(now)
  if (!isPlainDate(date) || date < first || date > last) return []
  return openSlots(date, times).filter((time) => instantOf(date, time) >= now)
}

/** All times on a date within opening hours, whether past or not, in the restaurant's time zone. Empty on a closure day. */
export function openSlots(date: string, times: OpeningTimes): string[] {
  const spans = openingSpansOn(date, times)
  return everySlot.filter((time) => spans.some(({ opens, closes }) => time >= opens && time < closes))
}

export type VisitProblemCode =
  | 'reservations.date-invalid'
  | 'reservations.date-past'
  | 'reservations.date-too-far'
  | 'reservations.closed'
  | 'reservations.time-invalid'
  | 'reservations.time-between'
  | 'reservations.time-closed'
  | 'reservations.time-past'

export interface VisitProblem {
  field: 'date' | 'time'
  code: VisitProblemCode
  message: string
}

/** The problem because of which a table cannot be booked for this date and time; undefined if there is no problem. */
export function checkVisit(
  date: string,
  time: string,
  now: Date,
  times: OpeningTimes,
): VisitProblem | undefined {
  return checkDate(date, now, times) ?? checkTime(date, time, now, times)
}

function checkDate(date: string, now: Date, times: OpeningTimes): VisitProblem | undefined {
  const { first, last } = bookableDays(now)
  if (!isPlainDate(date)) return problem('date', 'reservations.date-invalid', 'Choose a day')
  if (date < first) return problem('date', 'reservations.date-past', 'This day has passed')
  if (date > last) {
    const message = `Tables are booked up to ${maxDaysAhead} days ahead`
    return problem('date', 'reservations.date-too-far', message)
  }
  if (openSlots(date, times).length === 0) {
    return problem('date', 'reservations.closed', 'The restaurant is closed on this day')
  }
  return undefined
}

function checkTime(date: string, time: string, now: Date, times: OpeningTimes): VisitProblem | undefined {
  if (!everySlot.includes(time)) {
    const message = 'Choose a time from 11:30 to 21:00 on the quarter of an hour'
    return problem('time', 'reservations.time-invalid', message)
  }
  if (isBetweenSpans(date, time, times)) {
    const message = 'The restaurant is closed at this time, between two openings'
    return problem('time', 'reservations.time-between', message)
  }
  if (!openSlots(date, times).includes(time)) {
    return problem('time', 'reservations.time-closed', 'The restaurant is closed at this time')
  }
  if (instantOf(date, time) < now) {
    return problem('time', 'reservations.time-past', 'This time has passed')
  }
  return undefined
}

function problem(field: VisitProblem['field'], code: VisitProblemCode, message: string): VisitProblem {
  return { field, code, message }
}

/** The last instant at which a guest may cancel: two hours before the visit. */
export function cancellableUntil(date: string, time: string): Date {
  return new Date(instantOf(date, time).getTime() - cancelHours * 3_600_000)
}
