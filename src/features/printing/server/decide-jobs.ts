import { and, eq, sql } from 'drizzle-orm'

import { rowId } from '#src/kernel/row-id.ts'
import type { Queries } from '#src/server/database/connection.ts'
import { printTimes } from '../rules/print-times.ts'
import { printJobTable, type PrintJobRow } from './print-job-table.ts'
import { stateOf } from './present-jobs.ts'
import { jobChanged, requireJob } from './take-jobs.ts'

export interface Decision {
  readonly decision: 'print' | 'leave'
  /** The job's `updatedAt` as the person has seen it. */
  readonly updatedAt: string
}

/**
 * Carries out what a person has decided about a print job. If nothing of the job can have been printed, the job itself waits again.
 * If something may have been printed, a copy is queued whose head says so. Of several people who decide at the same time one
 * succeeds. Throws 404 if there is no such job, and 409 if it has changed since.
 */
export async function decideJob(
  db: Queries,
  jobId: string,
  { decision, updatedAt }: Decision,
  now: Date,
): Promise<PrintJobRow> {
  const job = await requireJob(db, jobId)
  const state = stateOf(job, now)
  if (job.updatedAt.toISOString() !== updatedAt || state === 'repeated' || state === 'taken')
    throw jobChanged()
  const mayBeOnPaper = state === 'doubt' || state === 'printed'
  if (decision === 'leave') return changed(db, job, { state: mayBeOnPaper ? 'printed' : 'dropped' }, now)
  if (mayBeOnPaper) return repeat(db, job, now)
  return changed(db, job, { state: 'waiting', failure: null, ...printTimes(null, now) }, now)
}

const isAsSeen = ({ id, state, updatedAt }: PrintJobRow) =>
  and(
    eq(printJobTable.id, id),
    eq(printJobTable.state, state),
    // PostgreSQL stores microseconds, but JavaScript dates have only milliseconds, so the stored time is cut.
    sql`date_trunc('milliseconds', ${printJobTable.updatedAt}) = ${updatedAt.toISOString()}::timestamptz`,
  )

/** A time after the job's last change, so that no two changes have the same `updatedAt`. */
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

/** One SQL statement marks the job and queues its copy. So there is only one copy, however many people tap. */
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
