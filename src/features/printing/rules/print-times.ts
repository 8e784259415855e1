import { instantOf } from '#src/kernel/dates.ts'

/**
 * A job that has waited for this many minutes is printed only if a person says so, because the kitchen may know otherwise by then.
 */
const expiryMinutes = 20

/**
 * The ticket of an order for later is printed this many minutes before the order is due. If it were printed earlier, it could get
 * lost.
 */
const leadMinutes = 45

/**
 * When a print job is printed, and from when on a person decides about it. `due` is restaurant-local YYYY-MM-DDTHH:mm. Null means
 * that it is printed at once.
 */
export function printTimes(due: string | null, now: Date): { printAt: Date; expiresAt: Date } {
  const [date = '', time] = due?.split('T') ?? []
  const early = due === null ? 0 : instantOf(date, time).getTime() - leadMinutes * 60_000
  const printAt = new Date(Math.max(now.getTime(), early))
  return { printAt, expiresAt: new Date(printAt.getTime() + expiryMinutes * 60_000) }
}

/** How many seconds the taker of a print job has for its report. After that the job is in doubt. */
export const leaseSeconds = 60
