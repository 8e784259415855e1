import type { SiteSettings } from '../contract/site-settings.ts'
import { lastDayOf } from './day-range.ts'

/** One row of the opening hours in the settings form. A form field contains only text, so a missing value is an empty text. */
export interface HoursRow {
  readonly weekday: string
  readonly opens: string
  readonly closes: string
}

/** The index of a weekday (0 is Sunday) in a week that begins on Monday, as the weeks in the forms do. */
const mondayFirst = (weekday: number) => (weekday + 6) % 7

export function hoursRows({ openingHours }: Pick<SiteSettings, 'openingHours'>): HoursRow[] {
  const rows = openingHours.toSorted(
    (one, other) =>
      mondayFirst(one.weekday) - mondayFirst(other.weekday) || (one.opens < other.opens ? -1 : 1),
  )
  return rows.map((row) => ({ ...row, weekday: String(row.weekday) }))
}

/**
 * The rows of the settings form for closures that are not over yet, the earliest first. If a closure is a single day, `to` is
 * blank. When the form is saved, closures that are over are dropped.
 */
export function closureRows({ closures }: Pick<SiteSettings, 'closures'>, today = '') {
  const coming = closures.filter((closure) => lastDayOf(closure) >= today)
  const rows = coming.toSorted((one, other) => (one.date < other.date ? -1 : 1))
  return rows.map(({ to = '', ...row }) => ({ ...row, to }))
}

/** The special hours of today and later dates, the earliest first. */
export function specialHoursRows({ specialHours = [] }: Pick<SiteSettings, 'specialHours'>, today = '') {
  const coming = specialHours.filter(({ date }) => date >= today)
  const key = ({ date, opens }: (typeof coming)[number]) => date + opens
  return coming.toSorted((one, other) => (key(one) < key(other) ? -1 : 1))
}

export function vatRows({ vatPeriods }: Pick<SiteSettings, 'vatPeriods'>) {
  const rows = vatPeriods.toSorted((one, other) => (one.from < other.from ? -1 : 1))
  return rows.map(({ from, to, rate }) => ({ from, to: to ?? '', rate: String(rate) }))
}
