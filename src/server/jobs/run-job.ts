import { DrizzleQueryError } from 'drizzle-orm'

import type { Clock } from '../clock.ts'
import type { Database } from '../database/connection.ts'
import type { Job, JobResult } from './job.ts'
import { finishRun, insertRun } from './job-run-store.ts'

/**
 * Runs a job and records when it ran, how long it took, and what it did or why it failed. Throws the job's own error, so that the
 * caller tries the job again.
 */
export async function runJob({ db, clock }: { db: Database; clock: Clock }, job: Job): Promise<JobResult> {
  const startedAt = clock.now()
  const run = await insertRun(db, job.name, startedAt)
  try {
    const result = await job.run(startedAt)
    await finishRun(db, run, clock.now(), { outcome: 'succeeded', result })
    return result
  } catch (error) {
    // If the database itself has failed, this update fails too: the run keeps the status "running", and the next run marks it as
    // interrupted.
    await finishRun(db, run, clock.now(), { outcome: 'failed', error: reasonOf(error) }).catch(() => {})
    throw error
  }
}

/**
 * The message of a failed query contains the values that were sent to the database. So the record contains the database's own
 * message instead, from the error's `cause`.
 */
function reasonOf(error: unknown): string {
  if (error instanceof DrizzleQueryError) return `Query failed: ${reasonOf(error.cause)}`
  return error instanceof Error ? error.message : 'Unknown error'
}
