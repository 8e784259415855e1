import { addDays, isPlainDate } from '#src/kernel/dates.ts'
import type { OpeningTimes } from '#src/features/restaurant/rules/opening-hours.ts'
import type { ReservationSlot } from '../contract/reservation.ts'
import { bookableDays, openSlots, slotsOn } from './reservation-times.ts'

/**
 * Whether a guest can choose a day or time (`free`), or why not: no table is left (`full`), the restaurant is closed (`closed`), or
 * the day or time is past (`over`).
 */
export type Choice = 'free' | 'full' | 'closed' | 'over'

/**
 * The facts that decide whether a guest can choose a day: the current time, the opening times, and the days that are full for this
 * number of guests.
 */
interface KnownDays {
  readonly now: Date
  readonly times: OpeningTimes
  readonly full: readonly string[]
}

/**
 * Whether guests can choose a bookable day. `date` is in the restaurant's time zone. `over` means that the day's last time has
 * passed.
 */
export function dayChoice(date: string, { now, times, full }: KnownDays): Choice {
  if (openSlots(date, times).length === 0) return 'closed'
  if (slotsOn(date, now, times).length === 0) return 'over'
  return full.includes(date) ? 'full' : 'free'
}

const stripLength = 7

/**
 * The seven days that the form offers first, YYYY-MM-DD: today and the following days. If the guest has chosen a later day, it
 * replaces the last of these days.
 */
export function stripDays(now: Date, chosen: string): string[] {
  const { first, last } = bookableDays(now)
  const days = Array.from({ length: stripLength }, (_, index) => addDays(first, index))
  const isLater = isPlainDate(chosen) && chosen > addDays(first, stripLength - 1) && chosen <= last
  return isLater ? [...days.slice(0, -1), chosen] : days
}

/** The parts of a day (such as lunch), each with the time at which it ends. */
const dayParts = [
  { part: 'lunch', until: '14:00' },
  { part: 'afternoon', until: '17:00' },
  { part: 'evening', until: '24:00' },
] as const

export type DayPart = (typeof dayParts)[number]['part']

export function dayPartOf(time: string): DayPart {
  return dayParts.find(({ until }) => time < until)?.part ?? 'evening'
}

interface PartOfDay {
  readonly part: DayPart
  readonly slots: readonly { readonly time: string; readonly choice: Choice }[]
}

/**
 * The times of a day, grouped by part of the day. They include all times of this day and all times that any weekday of an ordinary
 * week has; each says whether the guest can choose it on this day. So every day shows the same times, and nothing moves when the
 * guest chooses another day. `slots` are the times that can still be booked.
 */
export function partsOfDay(
  date: string,
  slots: readonly ReservationSlot[],
  times: OpeningTimes,
): PartOfDay[] {
  const ofDay = new Set(isPlainDate(date) ? openSlots(date, times) : [])
  const offered = new Map<string, Choice>(slots.map(({ time, isFull }) => [time, isFull ? 'full' : 'free']))
  const all = [...new Set([...ordinaryTimes(times), ...ofDay])].toSorted().map((time) => ({
    time,
    choice: offered.get(time) ?? (ofDay.has(time) ? 'over' : 'closed'),
  }))
  return dayParts
    .map(({ part }) => ({ part, slots: all.filter(({ time }) => dayPartOf(time) === part) }))
    .filter((part) => part.slots.length > 0)
}

/** All times in the usual opening hours of all weekdays. Any seven consecutive dates contain each weekday once. */
function ordinaryTimes({ openingHours }: OpeningTimes): string[] {
  const week = Array.from({ length: 7 }, (_, days) => addDays('2024-01-01', days))
  return week.flatMap((date) => openSlots(date, { openingHours, closures: [] }))
}

/**
 * The part of the day that the form shows before the guest chooses one: the last part with a free table, or simply the last part.
 * If the day has no parts, this is an evening without times.
 */
export function firstPart(parts: readonly PartOfDay[]): PartOfDay {
  const withTable = parts.findLast(({ slots }) => slots.some(({ choice }) => choice === 'free'))
  return withTable ?? parts.at(-1) ?? { part: 'evening', slots: [] }
}
