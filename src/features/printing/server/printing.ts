import { and, eq, getTableColumns, gt, gte, inArray, lt, notInArray, type SQL, sql } from 'drizzle-orm'

import { rowId } from '#src/kernel/row-id.ts'
import { deleteInBatches } from '#src/server/database/archive.ts'
import type { Queries } from '#src/server/database/connection.ts'
import type { KitchenPaper, Paper } from '../contract/paper.ts'
import { printTimes } from '../rules/print-times.ts'
import { printJobTable } from './print-job-table.ts'

/** A print job to be queued for a printer. */
export interface NewPrintJob {
  /** Identifies the content of the job. If a job with the same key is queued already, no second job is added. */
  readonly key: string
  readonly orderId: string
  readonly printerId: string
  readonly paper: Paper
  /**
   * The time for which the order is due: YYYY-MM-DDTHH:mm in the restaurant's time zone. If this is null, the job is printed at
   * once.
   */
  readonly due: string | null
  readonly isRepeat?: boolean
  /** True if the job has nothing to print. It is then stored with the state `dropped`. */
  readonly isDropped?: boolean
}

/**
 * Queues print jobs with one SQL statement, in the same transaction as the change to the order. If a job with the same key was
 * dropped before it was printed, it waits again.
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
/**
 * An SQL condition for an order's kitchen tickets. Bills are not included, because a bill is printed whatever happens to the order.
 */
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
 * Called if an order is no longer cancelled: drops its cancellation tickets that are not printed yet. Returns the printers of these
 * tickets: the order on paper at these printers is right again. But if a ticket about a change was dropped before it was printed,
 * or if the order has changed since it was cancelled, the order on paper is outdated, so the cancellation ticket stays.
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

/** Changes the print time of an order's tickets that are to be printed later, because the order is now due at another time. */
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

/** The printers that have printed, or may have printed, a paper of this kind (ticket or bill) for an order. */
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

/**
 * Hours. After an order was deleted, its print jobs are kept for this long, because the ticket that says so must still be printed.
 */
const orphanHours = 24

/** Deletes old jobs whose order is not among these ids, and returns how many were deleted. */
export function deleteJobsWithout(db: Queries, orderIds: SQL, now: Date): Promise<number> {
  const since = new Date(now.getTime() - orphanHours * 3_600_000)
  const isOrphan = sql`not exists (select from (${orderIds}) as live (id) where live.id = ${orderId})`
  return deleteInBatches(db, printJobTable, and(lt(printJobTable.createdAt, since), isOrphan))
}
