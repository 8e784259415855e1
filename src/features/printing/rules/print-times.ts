import { instantOf } from '#src/kernel/dates.ts'

/**
 * Minutes. If a job has waited this long, it is printed only if a person decides so, because the kitchen may have learned of the
 * order in another way meanwhile.
 */
const expiryMinutes = 20

/**
 * Minutes. If an order is for later, its ticket is printed this long before the order is due. A ticket that is printed earlier
 * could get lost.
 */
const leadMinutes = 45

/**
 * Returns when a print job is to be printed, and from when on a person must decide about it. `due` is YYYY-MM-DDTHH:mm in the
 * restaurant's time zone. If `due` is null, the job is printed at once.
 */
export function printTimes(due: string | null, now: Date): { printAt: Date; expiresAt: Date } {
  const [date = '', time] = due?.split('T') ?? []
  const early = due === null ? 0 : instantOf(date, time).getTime() - leadMinutes * 60_000
  const printAt = new Date(Math.max(now.getTime(), early))
  return { printAt, expiresAt: new Date(printAt.getTime() + expiryMinutes * 60_000) }
}

/**
 * Seconds. A screen or program that has taken a print job must report the result within this time. Otherwise nobody knows whether
 * the job was printed, and its state is `doubt`.
 */
export const leaseSeconds = 60
