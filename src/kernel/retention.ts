import { addDays, addMonths, instantOf, restaurantDate } from './dates.ts'

/**
 * How long data about guests is stored, in months of the restaurant's calendar. A period includes its last day: data of 15 January
 * is over three months old from 16 April on, data of 30 November from 1 March on.
 */
export const retentionMonths = {
  /** For so many months orders and reservations stay in their own tables. Then they are archived. */
  live: 3,
  /** From this age on, the archive holds only the figures of an order or reservation, and nothing personal. */
  personal: 6,
  /** How long contact messages are stored that are not archived. */
  messages: 3,
  notifications: 3,
  auditEntries: 24,
} as const

/**
 * The last date that is more than this many months before an instant, so that its period is over. The period of every earlier date
 * is over too.
 */
export function lastDateOver(months: number, now: Date): string {
  const yesterday = addDays(restaurantDate(now), -1)
  const isLastOfMonth = addDays(yesterday, 1).endsWith('-01')
  return isLastOfMonth ? lastOfMonth(addMonths(yesterday, -months)) : addMonths(yesterday, -months)
}

/** The instant before which data is too old: for everything that happened before it, the period of this many months is over. */
export function endOfPeriod(months: number, now: Date): Date {
  return instantOf(addDays(lastDateOver(months, now), 1))
}

function lastOfMonth(date: string): string {
  return addDays(addMonths(`${date.slice(0, 7)}-01`, 1), -1)
}
