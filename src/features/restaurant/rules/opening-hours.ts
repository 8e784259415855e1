import { addDays, minutesOf, restaurantDateTime, weekdayOf } from '#src/kernel/dates.ts'
import type { DayRange, SiteSettings, SpecialHours } from '../contract/site-settings.ts'
import { lastDayOf } from './day-range.ts'

/** The days on which the usual hours of the weekday do not apply. */
export interface SpecialDays {
  readonly closures: readonly DayRange[]
  /** Closures by the lunar calendar, with their dates. */
  readonly lunarClosures?: readonly LunarDates[] | undefined
  readonly specialHours?: readonly SpecialHours[] | undefined
}

interface LunarDates {
  readonly dates?: readonly DayRange[] | undefined
}

/** What decides when the restaurant is open: the hours of each weekday, and special days. */
export type OpeningTimes = Pick<SiteSettings, 'openingHours'> & SpecialDays

/**
 * A time during which the restaurant is open: from opening until just before closing, HH:mm, both on the same restaurant-local day.
 * `closes` may be 24:00.
 */
export interface OpeningSpan {
  opens: string
  closes: string
}

/** The end of a day as a time. Times of day are compared as texts, and "24:00" is after every time that a clock shows. */
export const endOfDay = '24:00'

/**
 * The opening hours of a restaurant-local date, earliest first and without overlaps: none on a closure day, else the special hours
 * of the date, else the hours of its weekday. If hours close at or before their opening time, they last past midnight: this date
 * ends at 24:00, and the next date begins with the rest, whatever its own hours are.
 */
export function openingSpansOn(date: string, times: OpeningTimes): OpeningSpan[] {
  const own = hoursOf(date, times).map(({ opens, closes }) => ({
    opens,
    closes: closes <= opens ? endOfDay : closes,
  }))
  const rest = hoursOf(addDays(date, -1), times)
    .filter(({ opens, closes }) => closes <= opens && closes > '00:00')
    .map(({ closes }) => ({ opens: '00:00', closes }))
  return withoutOverlaps([...rest, ...own].toSorted((a, b) => (a.opens < b.opens ? -1 : 1)))
}

/** Hours past midnight may overlap the next date's own hours, so overlapping hours become one span. */
function withoutOverlaps(spans: readonly OpeningSpan[]): OpeningSpan[] {
  const apart: OpeningSpan[] = []
  for (const { opens, closes } of spans) {
    const last = apart.at(-1)
    if (!last || last.closes <= opens) apart.push({ opens, closes })
    else if (last.closes < closes) last.closes = closes
  }
  return apart
}

/** The hours that begin on a date, as the settings contain them. */
function hoursOf(date: string, { openingHours, specialHours = [], ...closed }: OpeningTimes) {
  if (closureOn(date, closed)) return []
  const ofDate = specialHours.filter((hours) => hours.date === date)
  if (ofDate.length > 0) return ofDate
  const weekday = weekdayOf(date)
  return openingHours.filter((hours) => hours.weekday === weekday)
}

/** The closure because of which the restaurant is closed on a date; undefined if there is none. */
export function closureOn<Closed extends DayRange, Lunar extends LunarDates>(
  date: string,
  { closures, lunarClosures }: Closures<Closed, Lunar>,
): Closed | Lunar | undefined {
  const isWithin = (days: DayRange) => days.date <= date && date <= lastDayOf(days)
  return closures.find(isWithin) ?? lunarClosures?.find(({ dates }) => dates?.some(isWithin))
}

interface Closures<Closed, Lunar> {
  readonly closures: readonly Closed[]
  readonly lunarClosures?: readonly Lunar[] | undefined
}

/** Minutes from midnight to the closing of a span, 1 to 1440. */
export function closingMinutes({ closes }: OpeningSpan): number {
  return closes === endOfDay ? 1440 : minutesOf(closes)
}

/** True if the restaurant is open at an instant: from the opening minute until just before the closing one. */
export function isOpenAt(instant: Date, times: OpeningTimes): boolean {
  const [date = '', time = ''] = restaurantDateTime(instant).split('T')
  return isOpenOn(date, time, times)
}

/**
 * True if the restaurant is open at a restaurant-local date and HH:mm: from the opening minute until just before the closing one.
 */
export function isOpenOn(date: string, time: string, times: OpeningTimes): boolean {
  // Times of day can be compared as texts.
  return openingSpansOn(date, times).some(({ opens, closes }) => opens <= time && time < closes)
}

/** True if this restaurant-local HH:mm is between two opening spans of its date, so that the restaurant is closed then. */
export function isBetweenSpans(date: string, time: string, times: OpeningTimes): boolean {
  const spans = openingSpansOn(date, times)
  const wasOpen = spans.some(({ closes }) => closes <= time)
  return wasOpen && spans.some(({ opens }) => time < opens) && !isOpenOn(date, time, times)
}
