import { restaurantDateTime, weekdayOf } from '#src/kernel/dates.ts'
import type { SiteSettings } from '../contract/site-settings.ts'

/** When the restaurant is open: hours by weekday, but for the closure days. */
export type OpeningTimes = Pick<SiteSettings, 'openingHours'> & { closures: readonly { date: string }[] }

/** From opening until just before closing, HH:mm, both on the same restaurant-local day. */
export interface OpeningSpan {
  opens: string
  closes: string
}

/** The hours of a restaurant-local date, earliest first; none on a closure day or a weekday without hours. */
export function openingSpansOn(date: string, { openingHours, closures }: OpeningTimes): OpeningSpan[] {
  if (closures.some((closure) => closure.date === date)) return []
  const weekday = weekdayOf(date)
  return openingHours
    .filter((hours) => hours.weekday === weekday)
    .map(({ opens, closes }) => ({ opens, closes }))
    .toSorted((a, b) => (a.opens < b.opens ? -1 : 1))
}

/** True from the opening minute until just before the closing one. */
export function isOpenAt(instant: Date, times: OpeningTimes): boolean {
  const [date = '', time = ''] = restaurantDateTime(instant).split('T')
  // Times of day compare as texts.
  return openingSpansOn(date, times).some(({ opens, closes }) => opens <= time && time < closes)
}
