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

/** True for a complete HTTPS address that contains no user name. */
export function isWebAddress(text: string): boolean {
  if (!/^https:\/\/\S+$/i.test(text)) return false
  const url = parseUrl(text)
  return url !== null && url.hostname.includes('.') && url.username === '' && url.password === ''
}

/** True for the address of a picture on this site, either an uploaded picture or one that comes with the site. */
export function isPictureAddress(text: string): boolean {
  return /^\/(objects|brand)\/[\w-][\w.-]*(\/[\w-][\w.-]*)*$/.test(text)
}

/** The indexes of the VAT periods that share a day with a period before them in the list. */
export function overlappingPeriods(periods: readonly VatPeriod[]): number[] {
  return placesOf(periods, (one, other) => one.from <= endOf(other) && other.from <= endOf(one))
}

// Dates are compared as texts. A period without an end gets the last possible date as its end.
const endOf = ({ to }: VatPeriod) => to ?? '9999-12-31'

/** The indexes of the closures that share a day with a closure before them in the list. */
export function overlappingClosures(closures: readonly DayRange[]): number[] {
  return placesOf(closures, (one, other) => one.date <= lastDayOf(other) && other.date <= lastDayOf(one))
}

/** The indexes of the opening hours that share a minute of the week with an entry before them in the list. */
export function overlappingHours(hours: readonly OpeningHours[]): number[] {
  return placesOf(hours, (one, other) =>
    minutesOfWeek(one).some((part) =>
      minutesOfWeek(other).some(([from, until]) => part[0] < until && from < part[1]),
    ),
  )
}

/**
 * The indexes of the special hours (opening hours for one date) that overlap an entry before them in the list with the same date.
 */
export function overlappingSpecialHours(hours: readonly SpecialHours[]): number[] {
  return placesOf(
    hours,
    (one, other) => one.date === other.date && one.opens < endOnDate(other) && other.opens < endOnDate(one),
  )
}

/** The indexes of the lunar closures that begin on the same lunar day as a closure before them in the list. */
export function repeatedLunarDays(closures: readonly Pick<LunarClosure, 'month' | 'day'>[]): number[] {
  return placesOf(closures, (one, other) => one.month === other.month && one.day === other.day)
}

// The end of special hours on their own date. Times are compared as texts. Hours that last past midnight count as ending at 24:00,
// which is later than all other times.
const endOnDate = ({ opens, closes }: SpecialHours) => (closes <= opens ? endOfDay : closes)

function placesOf<Row>(rows: readonly Row[], collide: (one: Row, other: Row) => boolean): number[] {
  return rows.flatMap((row, index) =>
    rows.slice(0, index).some((earlier) => collide(row, earlier)) ? [index] : [],
  )
}

/**
 * Returns the minutes of the week that opening hours cover. Hours that last past midnight into the next week give two ranges. If
 * hours close at the time when they open, or if a time is invalid, the result is empty, because another check rejects such hours.
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
