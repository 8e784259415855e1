import { instantOf } from '#src/kernel/dates.ts'

/** A job that has waited so long is printed only if a person says so: by then the kitchen may know otherwise. */
const expiryMinutes = 20

/** The ticket of an order for later is printed so long before it is due, so that it does not get lost until then. */
const leadMinutes = 45

/** When a ticket is printed, and from when on it waits for a person. `due` is restaurant-local YYYY-MM-DDTHH:mm, or null: at once. */
export function printTimes(due: string | null, now: Date): { printAt: Date; expiresAt: Date } {
  const [date = '', time] = due?.split('T') ?? []
  const early = due === null ? 0 : instantOf(date, time).getTime() - leadMinutes * 60_000
  const printAt = new Date(Math.max(now.getTime(), early))
  return { printAt, expiresAt: new Date(printAt.getTime() + expiryMinutes * 60_000) }
}

/** Whoever has taken a job reports within this time, or the job is in doubt. */
export const leaseSeconds = 60
