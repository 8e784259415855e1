import { addDays, minutesOf, restaurantDateTime, weekdayOf } from '#src/kernel/dates.ts'
import type { DayRange, SiteSettings, SpecialHours } from '../contract/site-settings.ts'
import { lastDayOf } from './day-range.ts'

/** Days on which the weekday's usual hours do not apply. */
export interface SpecialDays {
  readonly closures: readonly DayRange[]
  /** Closures by the lunar calendar, with their calendar dates. */
  readonly lunarClosures?: readonly LunarDates[] | undefined
  readonly specialHours?: readonly SpecialHours[] | undefined
}

interface LunarDates {
  readonly dates?: readonly DayRange[] | undefined
}

/** The settings that decide when the restaurant is open: the hours of each weekday, and the special days. */
export type OpeningTimes = Pick<SiteSettings, 'openingHours'> & SpecialDays

/**
 * A period in which the restaurant is open, within one day: from opening until just before closing, as HH:mm in the restaurant's
 * time zone. `closes` may be 24:00.
 */
export interface OpeningSpan {
  opens: string
  closes: string
}

/** The end of a day as a time. Times are compared as texts, and "24:00" is after every time that a clock shows. */
export const endOfDay = '24:00'

/**
 * The opening hours of a date in the restaurant's time zone, the earliest first and without overlaps. On a closure day there are
 * none; otherwise the date's special hours apply, or else its weekday's hours. Hours that close at or before their opening time
 * last past midnight: this date then ends at 24:00, and the next date begins with the rest of these hours, whatever its own hours
 * are.
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

/** Hours that last past midnight may overlap the next date's own hours. So overlapping hours are merged into one span. */
function withoutOverlaps(spans: readonly OpeningSpan[]): OpeningSpan[] {
  const apart: OpeningSpan[] = []
  for (const { opens, closes } of spans) {
    const last = apart.at(-1)
    if (!last || last.closes <= opens) apart.push({ opens, closes })
    else if (last.closes < closes) last.closes = closes
  }
  return apart
}

/** The hours that begin on a date, in the form of the settings. */
function hoursOf(date: string, { openingHours, specialHours = [], ...closed }: OpeningTimes) {
  if (closureOn(date, closed)) return []
  const ofDate = specialHours.filter((hours) => hours.date === date)
  if (ofDate.length > 0) return ofDate
  const weekday = weekdayOf(date)
  return openingHours.filter((hours) => hours.weekday === weekday)
}

/** The closure that closes the restaurant on a date; undefined if there is none. */
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

/** The number of minutes from midnight to the closing time of a span, 1 to 1440. */
export function closingMinutes({ closes }: OpeningSpan): number {
  return closes === endOfDay ? 1440 : minutesOf(closes)
}

/** True if the restaurant is open at an instant. It is open from the minute of opening until just before the minute of closing. */
export function isOpenAt(instant: Date, times: OpeningTimes): boolean {
  const [date = '', time = ''] = restaurantDateTime(instant).split('T')
  return isOpenOn(date, time, times)
}

/**
 * True if the restaurant is open at this date and time (HH:mm) in its own time zone. It is open from the minute of opening until
 * just before the minute of closing.
 */
export function isOpenOn(date: string, time: string, times: OpeningTimes): boolean {
  // Times in the form HH:mm can be compared as texts.
  return openingSpansOn(date, times).some(({ opens, closes }) => opens <= time && time < closes)
}

/**
 * True if this time (HH:mm in the restaurant's time zone) is between two opening spans of the date, so that the restaurant is
 * closed for a break.
 */
export function isBetweenSpans(date: string, time: string, times: OpeningTimes): boolean {
  const spans = openingSpansOn(date, times)
  const wasOpen = spans.some(({ closes }) => closes <= time)
  return wasOpen && spans.some(({ opens }) => time < opens) && !isOpenOn(date, time, times)
}
