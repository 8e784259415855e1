import { addDays, addMonths, instantOf, restaurantDate } from './dates.ts'

/**
 * How long data about guests is stored, in months of the restaurant's calendar. A period ends with its last day: what
 * came on 15 January is over three months old from 16 April on, what came on 30 November from 1 March on.
 */
export const retentionMonths = {
  /** Orders and reservations stay in their own tables for so long. Then they are archived. */
  live: 3,
  /** From this age on, the archive holds only their figures. */
  personal: 6,
  /** Contact messages that are not archived. */
  messages: 3,
  notifications: 3,
  auditEntries: 24,
} as const

/** The last date whose period of so many months is over at an instant; the period of every earlier date is over too. */
export function lastDateOver(months: number, now: Date): string {
  const yesterday = addDays(restaurantDate(now), -1)
  const isLastOfMonth = addDays(yesterday, 1).endsWith('-01')
  return isLastOfMonth ? lastOfMonth(addMonths(yesterday, -months)) : addMonths(yesterday, -months)
}

/** The instant that ends the period: everything that happened before it is over. */
export function endOfPeriod(months: number, now: Date): Date {
  return instantOf(addDays(lastDateOver(months, now), 1))
}

function lastOfMonth(date: string): string {
  return addDays(addMonths(`${date.slice(0, 7)}-01`, 1), -1)
}
