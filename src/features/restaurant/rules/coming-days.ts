import { addDays } from '#src/kernel/dates.ts'
import type { DayRange, SiteSettings } from '../contract/site-settings.ts'
import { lastDayOf } from './day-range.ts'
import { closureOn, type OpeningSpan } from './opening-hours.ts'

/** One or more days that differ from the usual hours: a closure with its reason, or a date with special hours. */
export interface ComingDay extends DayRange {
  readonly spans: readonly OpeningSpan[]
  readonly reason: string
  readonly reasonVi: string
}

const daysAhead = 60
const maxDays = 4

/** The next special days, which guests see beside the opening hours. The earliest comes first. */
export function comingDays(
  settings: Pick<SiteSettings, 'closures' | 'lunarClosures' | 'specialHours'>,
  today: string,
): ComingDay[] {
  const { closures, lunarClosures = [], specialHours = [] } = settings
  const lunar = lunarClosures.flatMap(({ dates = [], ...why }) => dates.map((days) => ({ ...why, ...days })))
  const closed = [...closures, ...lunar].map(({ date, to, reason, reasonVi }) => ({
    date,
    ...(to && { to }),
    reason,
    reasonVi,
    spans: [],
  }))
  const dates = [...new Set(specialHours.map(({ date }) => date))].filter(
    (date) => !closureOn(date, settings),
  )
  const open = dates.map((date) => {
    const spans = specialHours
      .filter((hours) => hours.date === date)
      .map(({ opens, closes }) => ({ opens, closes }))
    return {
      date,
      reason: '',
      reasonVi: '',
      spans: spans.toSorted((one, other) => (one.opens < other.opens ? -1 : 1)),
    }
  })
  return [...closed, ...open]
    .filter((days) => lastDayOf(days) >= today && days.date <= addDays(today, daysAhead))
    .toSorted((one, other) => (one.date < other.date ? -1 : 1))
    .slice(0, maxDays)
}
