import { and, asc, eq, gt, lte, sql } from 'drizzle-orm'

import { conflict, notFound } from '#src/kernel/problem.ts'
import { advisoryLocks } from '#src/server/database/advisory-locks.ts'
import type { Database, Queries } from '#src/server/database/connection.ts'
import { leaseSeconds } from '../rules/print-times.ts'
import { printJobTable, type PrintJobRow } from './print-job-table.ts'

const { id, printerId, state, printAt, expiresAt, place, takeKey, takenBy } = printJobTable

interface Taker {
  /** The id of the user or the paired device that prints. */
  readonly by: string
  /** A key that the taker has made for this job. */
  readonly key: string
}

const leaseFrom = (now: Date) => new Date(now.getTime() + leaseSeconds * 1000)

/**
 * Takes the next job of a printer, and skips what others are taking, so that no job has two takers. Whoever asks
 * again with the same key has got no response and so has printed nothing: the job is given out again, or, if it is old by now, waits
 * for a person.
 */
export async function takeJob(
  db: Database,
  printer: string,
  { by, key }: Taker,
  now: Date,
): Promise<PrintJobRow | undefined> {
  return db.transaction(async (tx) => {
    // If the same request arrives several times at once, the later ones wait here and then find the job.
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
    .where(and(eq(printerId, printer), eq(state, 'waiting'), lte(printAt, now), gt(expiresAt, now)))
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
 * Notes what has become of a job. A late report counts as long as no person has decided. Throws 404, and 409 if the job is not the
 * reporter's any more.
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
