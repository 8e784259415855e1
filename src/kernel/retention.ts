import { addDays, addMonths, instantOf, restaurantDate } from './dates.ts'

/**
 * How long data about guests is stored, in calendar months at the restaurant. The last day still belongs to the period: data of 15
 * January has been stored for over three months from 16 April on, data of 30 November from 1 March on.
 */
export const retentionMonths = {
  /** How many months orders and reservations stay in the live tables before they move to the archive. */
  live: 3,
  /** From this age on, in months, an archived order or reservation contains no personal data, only numbers. */
  personal: 6,
  /** After how many months contact messages are deleted, unless they are archived. */
  messages: 3,
  notifications: 3,
  auditEntries: 24,
} as const

/**
 * The latest date that is more than this many months before an instant. Data of this date and of earlier dates is due to be deleted
 * or archived.
 */
export function lastDateOver(months: number, now: Date): string {
  const yesterday = addDays(restaurantDate(now), -1)
  const isLastOfMonth = addDays(yesterday, 1).endsWith('-01')
  return isLastOfMonth ? lastOfMonth(addMonths(yesterday, -months)) : addMonths(yesterday, -months)
}

/** For everything that happened before the returned instant, the period of this many months is over. */
export function endOfPeriod(months: number, now: Date): Date {
  return instantOf(addDays(lastDateOver(months, now), 1))
}

function lastOfMonth(date: string): string {
  return addDays(addMonths(`${date.slice(0, 7)}-01`, 1), -1)
}
