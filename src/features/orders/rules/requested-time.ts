import {
  addDays,
  instantOf,
  isPlainDate,
  isPlainTime,
  minutesOf,
  restaurantDate,
  timeOfMinutes,
} from '#src/kernel/dates.ts'
import {
  closingMinutes,
  closureOn,
  isBetweenSpans,
  isOpenAt,
  openingSpansOn,
} from '#src/features/restaurant/rules/opening-hours.ts'
import type { OpeningTimes } from '#src/features/restaurant/rules/opening-hours.ts'

const gridMinutes = 15
export const maxDaysAhead = 7
/** How many days ahead the next opening is searched for. No guest would wait longer. */
const maxDaysToOpening = 366

export type RequestedTimeProblemCode =
  | 'orders.requested-time-invalid'
  | 'orders.requested-time-past'
  | 'orders.requested-time-too-far'
  | 'orders.requested-time-closed'
  | 'orders.requested-time-between'

export interface RequestedTimeProblem {
  code: RequestedTimeProblemCode
  message: string
}

/** A day on which an order can be picked up, and the possible times, HH:mm in the restaurant's time zone. */
export interface PickupDay {
  date: string
  times: string[]
}

/**
 * The days and times that a guest can choose: every quarter of an hour from opening until shortly before closing, from now until
 * seven days ahead. Days on which the restaurant is closed, and days without a time that is still possible, are left out.
 */
export function pickupDays(now: Date, times: OpeningTimes): PickupDay[] {
  const today = restaurantDate(now)
  return Array.from({ length: maxDaysAhead + 1 }, (_, ahead) => addDays(today, ahead))
    .map((date) => ({ date, times: gridTimes(date, times).filter((time) => instantOf(date, time) >= now) }))
    .filter((day) => day.times.length > 0)
}

/** The problem with a requested time, YYYY-MM-DDTHH:mm in the restaurant's time zone. Undefined if the time is possible. */
export function checkRequestedTime(
  requested: string,
  now: Date,
  times: OpeningTimes,
): RequestedTimeProblem | undefined {
  const [date = '', time = '', ...rest] = requested.split('T')
  if (rest.length > 0 || !isPlainDate(date) || !isPlainTime(time) || minutesOf(time) % gridMinutes !== 0) {
    return { code: 'orders.requested-time-invalid', message: 'Choose a time on the quarter of an hour' }
  }
  if (instantOf(date, time) < now) {
    return { code: 'orders.requested-time-past', message: 'This time has passed' }
  }
  if (date > addDays(restaurantDate(now), maxDaysAhead)) {
    const message = `Orders are taken up to ${maxDaysAhead} days ahead`
    return { code: 'orders.requested-time-too-far', message }
  }
  if (isBetweenSpans(date, time, times)) {
    const message = 'The restaurant is closed at this time, between two openings'
    return { code: 'orders.requested-time-between', message }
  }
  if (!gridTimes(date, times).includes(time)) {
    return { code: 'orders.requested-time-closed', message: 'The restaurant is closed at this time' }
  }
  return undefined
}

/**
 * When the kitchen begins with an order without a requested time, as YYYY-MM-DDTHH:mm: at the first quarter of an hour after the
 * next opening. Undefined if the restaurant is open; the kitchen then begins at once. Also undefined if no opening is planned
 * within a year, because an order is never rejected for the time of day at which it is placed.
 */
export function nextSlot(now: Date, times: OpeningTimes): string | undefined {
  if (isOpenAt(now, times)) return undefined
  const today = restaurantDate(now)
  for (let ahead = 0; ahead <= maxDaysToOpening; ahead += 1) {
    const date = addDays(today, ahead)
    const time = gridTimes(date, times).find((candidate) => instantOf(date, candidate) >= now)
    if (time) return `${date}T${time}`
  }
  return undefined
}

/**
 * Why an order is not made today: the guest has chosen another day (`asked`), the restaurant is closed all day, or it has already
 * closed.
 */
export type LaterReason = 'asked' | 'closed-today' | 'closed-by-now'

/**
 * When an order will be made, as YYYY-MM-DDTHH:mm, and why not today. Undefined if it will be made today, or if no possible time is
 * known. `requested` is empty if the guest has chosen no time.
 */
export function laterDay(
  requested: string,
  now: Date,
  times: OpeningTimes,
): { readonly moment: string; readonly reason: LaterReason } | undefined {
  const today = restaurantDate(now)
  const next = nextSlot(now, times)
  const moment = requested || next
  if (!moment || moment.startsWith(today)) return undefined
  // If the requested time is not possible, the result is undefined, because the form itself shows the problem with the time.
  if (requested && checkRequestedTime(requested, now, times)) return undefined
  if (requested && (isOpenAt(now, times) || next?.startsWith(today))) return { moment, reason: 'asked' }
  const hasHours = !closureOn(today, times) && openingSpansOn(today, times).length > 0
  return { moment, reason: hasHours ? 'closed-by-now' : 'closed-today' }
}

/** All quarters of an hour of one day, from each opening until shortly before the closing that follows. */
function gridTimes(date: string, times: OpeningTimes): string[] {
  return openingSpansOn(date, times).flatMap((span) => {
    const first = Math.ceil(minutesOf(span.opens) / gridMinutes) * gridMinutes
    const count = Math.max(0, Math.ceil((closingMinutes(span) - first) / gridMinutes))
    return Array.from({ length: count }, (_, index) => timeOfMinutes(first + index * gridMinutes))
  })
}
