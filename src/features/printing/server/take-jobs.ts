import { and, asc, eq, gt, lte, sql } from 'drizzle-orm'

import { conflict, notFound } from '#src/kernel/problem.ts'
import { advisoryLocks } from '#src/server/database/advisory-locks.ts'
import type { Database, Queries } from '#src/server/database/connection.ts'
import { leaseSeconds } from '../rules/print-times.ts'
import { isDueJob } from './due-jobs.ts'
import { printJobTable, type PrintJobRow } from './print-job-table.ts'

const { id, printerId, state, printAt, expiresAt, place, takeKey, takenBy } = printJobTable

interface Taker {
  /** The id of the user or paired device that prints. */
  readonly by: string
  /** A key that this user or device has made for taking one job. */
  readonly key: string
}

const leaseFrom = (now: Date) => new Date(now.getTime() + leaseSeconds * 1000)

/**
 * Takes the next job of a printer. Jobs that others are taking at the same moment are skipped, so that no job is taken twice. If a
 * screen or program sends the same key again, it did not get the response and has printed nothing, so it gets the same job again.
 * But if the job is too old by now, it waits until a person decides about it.
 */
export async function takeJob(
  db: Database,
  printer: string,
  { by, key }: Taker,
  now: Date,
): Promise<PrintJobRow | undefined> {
  return db.transaction(async (tx) => {
    // If the same request arrives several times at once, the later ones wait here and then find the job that the first one has
    // taken.
    await tx.execute(sql`select pg_advisory_xact_lock(${advisoryLocks.printKey}::int, hashtext(${key}))`)
    const [known] = await tx.select().from(printJobTable).where(eq(takeKey, key))
    if (!known) return takeNext(tx, printer, { by, key }, now)
    const isStillMine = and(eq(takeKey, key), eq(takenBy, by), eq(state, 'taken'))
    const lease = { leasedUntil: leaseFrom(now), updatedAt: now }
    const again = tx.update(printJobTable).set(lease)
    const [taken] = await again.where(and(isStillMine, gt(expiresAt, now))).returning()
    if (!taken) await putBack(tx, key, by, now)
    return taken
  })
}

async function takeNext(
  tx: Queries,
  printer: string,
  { by, key }: Taker,
  now: Date,
): Promise<PrintJobRow | undefined> {
  const next = tx
    .select({ id })
    .from(printJobTable)
    .where(and(eq(printerId, printer), isDueJob(now)))
    .orderBy(asc(printAt), asc(place))
    .limit(1)
    .for('update', { skipLocked: true })
  const [job] = await next
  if (!job) return undefined
  const [taken] = await tx
    .update(printJobTable)
    .set({ state: 'taken', takenBy: by, takeKey: key, leasedUntil: leaseFrom(now), updatedAt: now })
    .where(eq(id, job.id))
    .returning()
  return taken
}

async function putBack(db: Queries, key: string, by: string, now: Date): Promise<void> {
  await db
    .update(printJobTable)
    .set({ state: 'waiting', takenBy: null, takeKey: null, leasedUntil: null, updatedAt: now })
    .where(and(eq(takeKey, key), eq(takenBy, by), eq(state, 'taken'), lte(expiresAt, now)))
}

export interface Report extends Taker {
  readonly result: 'printed' | 'failed' | 'unknown'
  readonly reason?: string | null | undefined
}

/**
 * Records the result of printing a job. A late report is still accepted, unless a person has decided about the job meanwhile.
 * Throws 404 if the job does not exist, and 409 if the sender of the report no longer has the job.
 */
export async function reportJob(
  db: Queries,
  jobId: string,
  { by, key, result, reason }: Report,
  now: Date,
): Promise<PrintJobRow> {
  const change = result === 'unknown' ? { leasedUntil: now } : { state: result, leasedUntil: null }
  const [reported] = await db
    .update(printJobTable)
    .set({ ...change, failure: result === 'printed' ? null : (reason ?? null), updatedAt: now })
    .where(and(eq(id, jobId), eq(takeKey, key), eq(takenBy, by), eq(state, 'taken')))
    .returning()
  if (reported) return reported
  const job = await requireJob(db, jobId)
  if (job.takeKey === key && job.takenBy === by && job.state === result) return job
  throw jobChanged()
}

export async function requireJob(db: Queries, jobId: string): Promise<PrintJobRow> {
  const [job] = await db.select().from(printJobTable).where(eq(id, jobId))
  if (!job) throw notFound('printing.job-not-found', 'There is no such print job')
  return job
}

export function jobChanged() {
  return conflict('printing.job-changed', 'Somebody else has this print job, or it has changed meanwhile')
}
