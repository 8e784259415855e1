import { and, eq, gt, inArray, lt, lte, or, sql } from 'drizzle-orm'

import { rowId } from '#src/kernel/row-id.ts'
import type { Database, Queries } from '#src/server/database/connection.ts'
import type { KitchenPaper } from '../contract/paper.ts'
import { printTimes } from '../rules/print-times.ts'
import { printJobTable, type PrintJobRow } from './print-job-table.ts'
import { stateOf } from './present-jobs.ts'
import { findPrintersWith, queueJobs } from './printing.ts'
import { jobChanged, requireJob } from './take-jobs.ts'

export interface Decision {
  readonly decision: 'print' | 'leave'
  /** The job's `updatedAt` that the person's screen showed. */
  readonly updatedAt: string
}

/**
 * The ticket of an order at a printer as the order is now: null if the printer has nothing to print of it, undefined if there is no
 * such order. The order stays locked until the transaction ends.
 */
export type TicketNow = (
  tx: Queries,
  of: Pick<PrintJobRow, 'orderId' | 'printerId'>,
) => Promise<KitchenPaper | null | undefined>

/**
 * Carries out what a person has decided about a print job. If nothing of the job can have been printed, the job itself waits again.
 * If something may have been printed, a copy is queued whose head says so. If the order has other tickets of which the kitchen may
 * not know, the order as it is now is queued instead. Of several people who decide at the same time one succeeds. Throws 404 if
 * there is no such job, and 409 if it has changed since.
 */
export async function decideJob(
  db: Database,
  jobId: string,
  { decision, updatedAt }: Decision,
  { now, ticketNow }: { readonly now: Date; readonly ticketNow: TicketNow },
): Promise<PrintJobRow> {
  const job = await requireJob(db, jobId)
  const state = stateOf(job, now)
  if (job.updatedAt.toISOString() !== updatedAt || state === 'repeated' || state === 'taken')
    throw jobChanged()
  const mayBeOnPaper = state === 'doubt' || state === 'printed'
  const left = { state: mayBeOnPaper ? ('printed' as const) : ('dropped' as const) }
  if (decision === 'leave') return changed(db, job, left, now)
  return db.transaction(async (tx) => {
    const paper = job.paper.paper === 'kitchen' ? await ticketNow(tx, job) : undefined
    if (paper !== undefined && (isUntrue(job, paper) || (await isPartial(tx, job, paper))))
      return paper === null ? changed(tx, job, left, now) : replace(tx, job, paper, { now, mayBeOnPaper })
    if (mayBeOnPaper) return repeat(tx, job, now)
    return changed(tx, job, { state: 'waiting', failure: null, ...printTimes(null, now) }, now)
  })
}

const { orderId, printerId, place, state: stateColumn, leasedUntil } = printJobTable

const atSamePrinter = (job: PrintJobRow) =>
  and(
    eq(orderId, job.orderId),
    eq(printerId, job.printerId),
    sql`${printJobTable.paper} ->> 'paper' = 'kitchen'`,
  )

/** True if the ticket cancels an order that was restored, or is one of an order that was cancelled. */
function isUntrue({ paper }: PrintJobRow, now: KitchenPaper | null): boolean {
  if (paper.paper !== 'kitchen' || now === null) return false
  return (paper.change === 'cancelled') !== (now.change === 'cancelled')
}

/**
 * True if this ticket alone does not say what the order is: the printer has got a later ticket of the same order, or nobody knows
 * that an earlier one is on paper. A ticket that takes off the last dishes (`paper` is null) says enough alone.
 */
async function isPartial(tx: Queries, job: PrintJobRow, paper: KitchenPaper | null): Promise<boolean> {
  const isUnknown = paper && and(lt(place, job.place), inArray(stateColumn, ['waiting', 'failed', 'taken']))
  const others = tx.select({ place }).from(printJobTable)
  return (
    (await others.where(and(atSamePrinter(job), or(gt(place, job.place), isUnknown ?? undefined))).limit(1))
      .length > 0
  )
}

/** Queues the order as it is now, in place of all its tickets of which nobody knows that they are on paper. */
async function replace(
  tx: Queries,
  job: PrintJobRow,
  paper: KitchenPaper,
  { now, mayBeOnPaper }: { readonly now: Date; readonly mayBeOnPaper: boolean },
): Promise<PrintJobRow> {
  const isRepeat = (await findPrintersWith(tx, job.orderId)).has(job.printerId)
  await changed(tx, job, { state: mayBeOnPaper ? 'repeated' : 'dropped' }, now)
  const isUnprinted = inArray(stateColumn, ['waiting', 'failed'])
  const isInDoubt = and(eq(stateColumn, 'taken'), lte(leasedUntil, now))
  await tx
    .update(printJobTable)
    .set({
      state: sql`case when ${stateColumn} = 'taken' then 'repeated' else 'dropped' end::print_state`,
      updatedAt: now,
    })
    .where(and(atSamePrinter(job), or(isUnprinted, isInDoubt)))
  const key = `${job.id}/now`
  const queued = { key, orderId: job.orderId, printerId: job.printerId, paper, due: null, isRepeat }
  await queueJobs(tx, [queued], now)
  const [row] = await tx.select().from(printJobTable).where(eq(printJobTable.key, key))
  if (!row) throw jobChanged()
  return row
}

const isAsSeen = ({ id, state, updatedAt }: PrintJobRow) =>
  and(
    eq(printJobTable.id, id),
    eq(printJobTable.state, state),
    // PostgreSQL stores microseconds, but JavaScript dates contain only milliseconds. So the stored time is truncated to
    // milliseconds for the comparison.
    sql`date_trunc('milliseconds', ${printJobTable.updatedAt}) = ${updatedAt.toISOString()}::timestamptz`,
  )

/** Returns a time later than the job's last change, so that no two changes have the same `updatedAt`. */
const after = ({ updatedAt }: PrintJobRow, now: Date) =>
  new Date(Math.max(now.getTime(), updatedAt.getTime() + 1))

async function changed(
  db: Queries,
  job: PrintJobRow,
  change: Partial<PrintJobRow>,
  now: Date,
): Promise<PrintJobRow> {
  const left = { takenBy: change.state === 'printed' ? job.takenBy : null, takeKey: null, leasedUntil: null }
  const [row] = await db
    .update(printJobTable)
    .set({ ...left, ...change, updatedAt: after(job, now) })
    .where(isAsSeen(job))
    .returning()
  if (!row) throw jobChanged()
  return row
}

/** One SQL statement both marks the job as repeated and queues its copy. So only one copy is made, however often people tap. */
async function repeat(db: Queries, job: PrintJobRow, now: Date): Promise<PrintJobRow> {
  const id = rowId('print', now)
  const { printAt, expiresAt } = printTimes(null, now)
  const { rows } = await db.execute<{ id: string }>(sql`
    with repeated as (
      update ${printJobTable} set state = 'repeated', updated_at = ${after(job, now).toISOString()}::timestamptz
      where ${isAsSeen(job)} returning *
    )
    insert into ${printJobTable}
      (id, key, order_id, printer_id, paper, is_repeat, print_at, expires_at, created_at, updated_at)
    select ${id}, ${id}, order_id, printer_id, paper, true, ${printAt.toISOString()}::timestamptz,
      ${expiresAt.toISOString()}::timestamptz, ${now.toISOString()}::timestamptz, ${now.toISOString()}::timestamptz
    from repeated returning id`)
  if (rows.length === 0) throw jobChanged()
  return requireJob(db, id)
}
