import type { SiteSettings } from '../contract/site-settings.ts'

/** What the lists of the settings begin with in their forms, whose fields are texts; null is blank. */

export interface HoursRow {
  readonly weekday: string
  readonly opens: string
  readonly closes: string
}

/** From Monday on, as the week is read here. */
const mondayFirst = (weekday: number) => (weekday + 6) % 7

export function hoursRows({ openingHours }: Pick<SiteSettings, 'openingHours'>): HoursRow[] {
  const rows = openingHours.toSorted(
    (one, other) =>
      mondayFirst(one.weekday) - mondayFirst(other.weekday) || (one.opens < other.opens ? -1 : 1),
  )
  return rows.map((row) => ({ ...row, weekday: String(row.weekday) }))
}

/** The closure days that are not over, earliest first: days that have passed are dropped when the list is saved. */
export function comingClosures({ closures }: Pick<SiteSettings, 'closures'>, today: string) {
  const coming = closures.filter(({ date }) => date >= today)
  return coming.toSorted((one, other) => (one.date < other.date ? -1 : 1))
}

export function vatRows({ vatPeriods }: Pick<SiteSettings, 'vatPeriods'>) {
  const rows = vatPeriods.toSorted((one, other) => (one.from < other.from ? -1 : 1))
  return rows.map(({ from, to, rate }) => ({ from, to: to ?? '', rate: String(rate) }))
}
