import {
  and,
  asc,
  eq,
  getTableColumns,
  gt,
  inArray,
  lt,
  lte,
  ne,
  notInArray,
  type SQL,
  sql,
} from 'drizzle-orm'

import { rowId } from '#src/kernel/row-id.ts'
import { deleteInBatches } from '#src/server/database/archive.ts'
import type { Queries } from '#src/server/database/connection.ts'
import type { KitchenPaper, Paper } from '../contract/paper.ts'
import { printTimes } from '../rules/print-times.ts'
import { printJobTable, type PrintJobRow } from './print-job-table.ts'

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
  const { id: _id, key, createdAt: _created, ...again } = getTableColumns(printJobTable)
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
/** Jobs in these states are certainly not on paper. */
const unprinted = ['waiting', 'failed', 'dropped'] as const

/**
 * Drops the tickets of an order that nobody has printed, so that nothing outdated is printed. If a ticket was given out and the
 * response may be lost, it is not given out again, but waits for a person. `at` are the printers (all if it is left out), `except`
 * the jobs that stay.
 */
export async function dropWaitingJobs(
  tx: Queries,
  order: string,
  now: Date,
  {
    at,
    except = [],
  }: { readonly at?: readonly string[]; readonly except?: readonly Pick<NewPrintJob, 'key'>[] } = {},
): Promise<void> {
  const keys = except.map(({ key }) => key)
  const ofThese = and(
    ofKitchen(order),
    at && inArray(printerId, [...at]),
    notInArray(printJobTable.key, keys),
  )
  await tx
    .update(printJobTable)
    .set({ state: 'dropped', updatedAt: now })
    .where(and(ofThese, inArray(state, ['waiting', 'failed'])))
  await tx
    .update(printJobTable)
    .set({ expiresAt: now })
    .where(and(ofThese, eq(state, 'taken')))
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
    .where(and(ofPaper(order, paper), notInArray(state, [...unprinted])))
  return new Set(rows.map((row) => row.printerId))
}

/** The printers that have a ticket of an order, or should have one by now. */
export async function findPrintersReached(
  tx: Queries,
  order: string,
  now: Date,
): Promise<ReadonlySet<string>> {
  const rows = await tx
    .select({ printerId })
    .from(printJobTable)
    .where(and(ofKitchen(order), ne(state, 'dropped'), lte(printAt, now)))
  return new Set(rows.map((row) => row.printerId))
}

/** A ticket that a printer has printed, or may have printed. */
export interface PrintedPaper {
  readonly paper: KitchenPaper
  readonly state: PrintJobRow['state']
}

/** The tickets of an order that each printer has printed or may have printed, by the printer's id, in the order of printing. */
export async function findPapers(tx: Queries, order: string): Promise<ReadonlyMap<string, PrintedPaper[]>> {
  const rows = await tx
    .select({ printerId, paper: printJobTable.paper, state })
    .from(printJobTable)
    .where(and(ofKitchen(order), notInArray(state, [...unprinted])))
    .orderBy(asc(printJobTable.place))
  const papers = new Map<string, PrintedPaper[]>()
  for (const { printerId: at, paper, ...row } of rows)
    if (paper.paper === 'kitchen') papers.set(at, [...(papers.get(at) ?? []), { ...row, paper }])
  return papers
}

/**
 * Deletes the print jobs of an order. If it was cancelled, the tickets stay that have not told a kitchen so yet; they contain no
 * notes.
 */
export async function deleteJobsOf(
  tx: Queries,
  order: string,
  { isCancelled }: { readonly isCancelled: boolean },
): Promise<void> {
  const isTold = sql`(${printJobTable.paper} ->> 'change' is distinct from 'cancelled'
    or ${state} not in ('waiting', 'failed', 'taken'))`
  await tx.delete(printJobTable).where(and(eq(orderId, order), isCancelled ? isTold : undefined))
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
