import { isPlainTime, minutesOf } from '#src/kernel/dates.ts'
import { parseUrl } from '#src/kernel/parse-url.ts'
import type {
  DayRange,
  LunarClosure,
  OpeningHours,
  SpecialHours,
  VatPeriod,
} from '../contract/site-settings.ts'
import { lastDayOf } from './day-range.ts'
import { endOfDay } from './opening-hours.ts'

/** True for a complete HTTPS address without a user name. */
export function isWebAddress(text: string): boolean {
  if (!/^https:\/\/\S+$/i.test(text)) return false
  const url = parseUrl(text)
  return url !== null && url.hostname.includes('.') && url.username === '' && url.password === ''
}

/** True for the address of a picture on this site: an uploaded one, or one that comes with the site. */
export function isPictureAddress(text: string): boolean {
  return /^\/(objects|brand)\/[\w-][\w.-]*(\/[\w-][\w.-]*)*$/.test(text)
}

/** The indexes of VAT periods that share a day with an earlier period of the list. */
export function overlappingPeriods(periods: readonly VatPeriod[]): number[] {
  return placesOf(periods, (one, other) => one.from <= endOf(other) && other.from <= endOf(one))
}

// Dates are compared as texts. A period without an end gets the latest date.
const endOf = ({ to }: VatPeriod) => to ?? '9999-12-31'

/** The indexes of closures that share a day with an earlier closure of the list. */
export function overlappingClosures(closures: readonly DayRange[]): number[] {
  return placesOf(closures, (one, other) => one.date <= lastDayOf(other) && other.date <= lastDayOf(one))
}

/** The indexes of opening hours that share a minute of the week with earlier hours of the list. */
export function overlappingHours(hours: readonly OpeningHours[]): number[] {
  return placesOf(hours, (one, other) =>
    minutesOfWeek(one).some((part) =>
      minutesOfWeek(other).some(([from, until]) => part[0] < until && from < part[1]),
    ),
  )
}

/** The indexes of hours of single dates that overlap earlier hours of the list for the same date. */
export function overlappingSpecialHours(hours: readonly SpecialHours[]): number[] {
  return placesOf(
    hours,
    (one, other) => one.date === other.date && one.opens < endOnDate(other) && other.opens < endOnDate(one),
  )
}

/** The indexes of lunar closures that begin on the same lunar day as an earlier closure of the list. */
export function repeatedLunarDays(closures: readonly Pick<LunarClosure, 'month' | 'day'>[]): number[] {
  return placesOf(closures, (one, other) => one.month === other.month && one.day === other.day)
}

// Times of day can be compared as texts. Hours that last past midnight count as ending at 24:00, after all times of day.
const endOnDate = ({ opens, closes }: SpecialHours) => (closes <= opens ? endOfDay : closes)

function placesOf<Row>(rows: readonly Row[], collide: (one: Row, other: Row) => boolean): number[] {
  return rows.flatMap((row, index) =>
    rows.slice(0, index).some((earlier) => collide(row, earlier)) ? [index] : [],
  )
}

/**
 * The minutes of the week that opening hours cover. If the hours last past midnight into the next week, the result is two ranges.
 * If they close at the time when they open, or a time is invalid, the result is empty, because another check rejects them.
 */
function minutesOfWeek({ weekday, opens, closes }: OpeningHours): (readonly [number, number])[] {
  if (opens === closes || !isPlainTime(opens) || !isPlainTime(closes)) return []
  const day = 24 * 60
  const week = 7 * day
  const from = weekday * day + minutesOf(opens)
  const until = weekday * day + minutesOf(closes) + (closes <= opens ? day : 0)
  return until <= week
    ? [[from, until]]
    : [
        [from, week],
        [0, until - week],
      ]
}
