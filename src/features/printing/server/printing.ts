import { and, eq, getTableColumns, gt, gte, inArray, lt, notInArray, type SQL, sql } from 'drizzle-orm'

import { rowId } from '#src/kernel/row-id.ts'
import { deleteInBatches } from '#src/server/database/archive.ts'
import type { Queries } from '#src/server/database/connection.ts'
import type { KitchenPaper, Paper } from '../contract/paper.ts'
import { printTimes } from '../rules/print-times.ts'
import { printJobTable } from './print-job-table.ts'

/** A print job to be queued for a printer. */
export interface NewPrintJob {
  /** Says what the job prints. Queuing the same key again adds no second job. */
  readonly key: string
  readonly orderId: string
  readonly printerId: string
  readonly paper: Paper
  /** When the order is due, restaurant-local YYYY-MM-DDTHH:mm. Null prints the job at once. */
  readonly due: string | null
  readonly isRepeat?: boolean
  /** True if the job is only stored, because it has nothing to print. */
  readonly isDropped?: boolean
}

/**
 * Queues print jobs with one SQL statement, in the transaction of the change that they are about. A job that was dropped before
 * anybody printed it waits again.
 */
export async function queueJobs(tx: Queries, jobs: readonly NewPrintJob[], now: Date): Promise<void> {
  if (jobs.length === 0) return
  const rows = jobs.map(({ due, isDropped = false, ...job }) => ({
    ...job,
    id: rowId('print', now),
    state: isDropped ? ('dropped' as const) : ('waiting' as const),
    ...printTimes(due, now),
    createdAt: now,
    updatedAt: now,
  }))
  const { id: _id, key, createdAt: _created, place: _place, ...again } = getTableColumns(printJobTable)
  await tx
    .insert(printJobTable)
    .values(rows)
    .onConflictDoUpdate({
      target: key,
      set: Object.fromEntries(
        Object.entries(again).map(([name, column]) => [name, sql`excluded.${sql.identifier(column.name)}`]),
      ),
      setWhere: eq(printJobTable.state, 'dropped'),
    })
}

const { orderId, printerId, state, printAt } = printJobTable

const ofPaper = (order: string, paper: Paper['paper']) =>
  and(eq(orderId, order), sql`${printJobTable.paper} ->> 'paper' = ${paper}`)
/** Matches only tickets, because a bill is printed whatever happens to the order. */
const ofKitchen = (order: string) => ofPaper(order, 'kitchen')
const ofChange = (order: string, change: KitchenPaper['change']) =>
  and(ofKitchen(order), sql`${printJobTable.paper} ->> 'change' = ${change}`)

/**
 * Drops the tickets of an order that nobody has printed, so that nothing outdated is printed. Returns the ids of the printers that would have
 * printed them.
 */
export async function dropWaitingJobs(
  tx: Queries,
  order: string,
  now: Date,
  except: readonly Pick<NewPrintJob, 'key'>[] = [],
): Promise<string[]> {
  const keys = except.map(({ key }) => key)
  const dropped = await tx
    .update(printJobTable)
    .set({ state: 'dropped', updatedAt: now })
    .where(and(ofKitchen(order), inArray(state, ['waiting', 'failed']), notInArray(printJobTable.key, keys)))
    .returning({ printerId })
  return dropped.map((row) => row.printerId)
}

/**
 * Drops the tickets that say that an order is cancelled and that nobody has printed, because the order is no longer cancelled.
 * Returns their printers, of which the kitchen has the order on paper as it is. If a change was dropped before anybody printed it, or
 * the order has changed since it was cancelled, the ticket stays: that paper is not true any more.
 */
export async function dropCancellations(
  tx: Queries,
  order: { readonly id: string; readonly updatedAt: Date },
  now: Date,
): Promise<string[]> {
  const untold = tx
    .select({ printerId })
    .from(printJobTable)
    .where(and(ofChange(order.id, 'changed'), eq(state, 'dropped')))
  const dropped = await tx
    .update(printJobTable)
    .set({ state: 'dropped', updatedAt: now })
    .where(
      and(
        ofChange(order.id, 'cancelled'),
        eq(state, 'waiting'),
        gte(printJobTable.createdAt, order.updatedAt),
        notInArray(printerId, untold),
      ),
    )
    .returning({ printerId })
  return dropped.map((row) => row.printerId)
}

/** Moves the tickets that are printed later, because the order is now due at another time. */
export async function moveLaterJobs(
  tx: Queries,
  order: string,
  due: string | null,
  now: Date,
): Promise<void> {
  await tx
    .update(printJobTable)
    .set({ ...printTimes(due, now), updatedAt: now })
    .where(and(ofKitchen(order), eq(state, 'waiting'), gt(printAt, now)))
}

/** The printers that have printed, or may have printed, this paper of an order. */
export async function findPrintersWith(
  tx: Queries,
  order: string,
  paper: Paper['paper'] = 'kitchen',
): Promise<ReadonlySet<string>> {
  const rows = await tx
    .select({ printerId })
    .from(printJobTable)
    .where(and(ofPaper(order, paper), notInArray(state, ['waiting', 'failed', 'dropped'])))
  return new Set(rows.map((row) => row.printerId))
}

/** Deletes the print jobs of an order. */
export async function deleteJobsOf(tx: Queries, order: string): Promise<void> {
  await tx.delete(printJobTable).where(eq(orderId, order))
}

/** For how many hours a print job stays without its order, because the ticket about a deleted order must still be printed. */
const orphanHours = 24

/** Deletes the jobs of orders that are not among these ids any more, and returns how many. */
export function deleteJobsWithout(db: Queries, orderIds: SQL, now: Date): Promise<number> {
  const since = new Date(now.getTime() - orphanHours * 3_600_000)
  const isOrphan = sql`not exists (select from (${orderIds}) as live (id) where live.id = ${orderId})`
  return deleteInBatches(db, printJobTable, and(lt(printJobTable.createdAt, since), isOrphan))
}
