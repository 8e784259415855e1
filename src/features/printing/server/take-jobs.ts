import { and, asc, eq, gt, inArray, lte } from 'drizzle-orm'

import { conflict, notFound } from '#src/kernel/problem.ts'
import type { Queries } from '#src/server/database/connection.ts'
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
 * Takes the next job of a printer, in one statement that skips what others are taking, so that no job has two takers. Whoever asks
 * again with the same key has got no response and so has printed nothing: the job is given out again, or, if it is old by now, waits
 * for a person.
 */
export async function takeJob(
  db: Queries,
  printer: string,
  { by, key }: Taker,
  now: Date,
): Promise<PrintJobRow | undefined> {
  const mine = and(eq(takeKey, key), eq(takenBy, by))
  const [known] = await db.select().from(printJobTable).where(eq(takeKey, key))
  if (known) {
    const isStillMine = and(mine, eq(state, 'taken'))
    const lease = { leasedUntil: leaseFrom(now), updatedAt: now }
    const again = db.update(printJobTable).set(lease)
    const [taken] = await again.where(and(isStillMine, gt(expiresAt, now))).returning()
    if (!taken) await putBack(db, key, by, now)
    return taken
  }
  const taken = await takeNext(db, printer, { by, key }, now)
  // The same request has arrived twice at once, and the other one has taken a job.
  return taken === 'key-in-use' ? takeJob(db, printer, { by, key }, now) : taken
}

async function takeNext(
  db: Queries,
  printer: string,
  { by, key }: Taker,
  now: Date,
): Promise<PrintJobRow | undefined | 'key-in-use'> {
  const next = db.$with('next').as(
    db
      .select({ id })
      .from(printJobTable)
      .where(and(eq(printerId, printer), eq(state, 'waiting'), lte(printAt, now), gt(expiresAt, now)))
      .orderBy(asc(printAt), asc(place))
      .limit(1)
      .for('update', { skipLocked: true }),
  )
  const taking = db
    .with(next)
    .update(printJobTable)
    .set({ state: 'taken', takenBy: by, takeKey: key, leasedUntil: leaseFrom(now), updatedAt: now })
    .where(inArray(id, db.select().from(next)))
    .returning()
  try {
    return (await taking)[0]
  } catch (error) {
    if (isKeyInUse(error)) return 'key-in-use'
    throw error
  }
}

/** Drizzle wraps the error of PostgreSQL: 23505 is a value that must be unique and is not. */
function isKeyInUse(error: unknown): boolean {
  const cause = error instanceof Error ? error.cause : undefined
  return cause instanceof Error && 'code' in cause && cause.code === '23505'
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
