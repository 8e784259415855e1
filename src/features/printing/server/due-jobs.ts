import { and, eq, gt, lt, lte, notExists, or, type SQL, sql } from 'drizzle-orm'
import { alias, QueryBuilder } from 'drizzle-orm/pg-core'

import { printJobTable } from './print-job-table.ts'

const earlier = alias(printJobTable, 'earlier')
const isTicket = (table: typeof printJobTable | typeof earlier) => sql`${table.paper} ->> 'paper' = 'kitchen'`

/**
 * An SQL condition for the jobs that may be printed now. The tickets of an order are printed in the order in which they were queued:
 * one waits as long as an earlier one of the same printer waits too, or is just being printed by somebody else.
 */
export function isDueJob(now: Date): SQL | undefined {
  const { printerId, orderId, place, state, printAt, expiresAt } = printJobTable
  const comes = and(eq(earlier.state, 'waiting'), gt(earlier.expiresAt, now))
  const isPrinted = and(eq(earlier.state, 'taken'), gt(earlier.leasedUntil, now))
  const before = new QueryBuilder()
    .select({ place: earlier.place })
    .from(earlier)
    .where(
      and(
        eq(earlier.orderId, orderId),
        eq(earlier.printerId, printerId),
        lt(earlier.place, place),
        isTicket(earlier),
        isTicket(printJobTable),
        or(comes, isPrinted),
      ),
    )
  return and(eq(state, 'waiting'), lte(printAt, now), gt(expiresAt, now), notExists(before))
}
