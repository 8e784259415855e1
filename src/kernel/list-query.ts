import { addMonths, instantOf, restaurantDate, restaurantTime } from './dates.ts'

/** The time filters of the office: `week` is 7 days, `month` one calendar month. */
export const periods = [
  'all',
  'today',
  '7days',
  '30days',
  '90days',
  '180days',
  'year',
  'week',
  'month',
] as const

export type Period = (typeof periods)[number]

const dayInMilliseconds = 86_400_000

const days: Readonly<Partial<Record<Period, number>>> = {
  '7days': 7,
  '30days': 30,
  '90days': 90,
  '180days': 180,
  year: 365,
  week: 7,
}

/**
 * The instant at which a period begins that ends now; undefined for `all`. "Today" begins at the restaurant's midnight. A month ago
 * is the same day of the previous month or, if that month has no such day, its last day.
 */
export function periodStart(period: Period, now: Date): Date | undefined {
  if (period === 'all') return undefined
  if (period === 'today') return instantOf(restaurantDate(now))
  if (period === 'month') return aMonthBefore(now)
  return new Date(now.getTime() - (days[period] ?? 0) * dayInMilliseconds)
}

function aMonthBefore(now: Date): Date {
  return instantOf(addMonths(restaurantDate(now), -1), restaurantTime(now))
}
