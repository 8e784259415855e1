import { and, desc, eq, lt, sql } from 'drizzle-orm'

import { insertRow } from '../database/rows.ts'
import type { Database, Queries } from '../database/connection.ts'
import type { JobResult } from './job.ts'
import { jobRunTable } from './job-run-table.ts'

export type JobRunRow = typeof jobRunTable.$inferSelect

/** How many runs of each job are stored; older runs are deleted. */
export const maxRunsPerJob = 50

/**
 * Records that a run of a job starts, and returns the run's id. Runs of a job never overlap. So if an earlier run is still recorded
 * as running, its server was killed, and the function marks that run as interrupted.
 */
export async function insertRun(db: Database, job: string, startedAt: Date): Promise<number> {
  return db.transaction(async (tx) => {
    await tx
      .update(jobRunTable)
      .set({ outcome: 'interrupted', finishedAt: startedAt, error: 'The server stopped during this run' })
      .where(and(eq(jobRunTable.job, job), eq(jobRunTable.outcome, 'running')))
    const run = { job, startedAt, outcome: 'running' } as const
    const { id } = await insertRow(tx, jobRunTable, run)
    await deleteOldRuns(tx, job)
    return id
  })
}

type Ending =
  | { readonly outcome: 'succeeded'; readonly result: JobResult }
  | { readonly outcome: 'failed'; readonly error: string }

export async function finishRun(db: Queries, id: number, finishedAt: Date, ending: Ending): Promise<void> {
  await db
    .update(jobRunTable)
    .set({ finishedAt, ...ending })
    .where(and(eq(jobRunTable.id, id), eq(jobRunTable.outcome, 'running')))
}

/** The last runs of all jobs, the newest first, with at most `limitPerJob` runs for each job. */
export async function listRuns(db: Queries, limitPerJob: number): Promise<JobRunRow[]> {
  const ranked = db
    .select({
      id: jobRunTable.id,
      place:
        sql<number>`row_number() over (partition by ${jobRunTable.job} order by ${jobRunTable.id} desc)`.as(
          'place',
        ),
    })
    .from(jobRunTable)
    .as('ranked')
  const rows = await db
    .select({ run: jobRunTable })
    .from(jobRunTable)
    .innerJoin(ranked, eq(ranked.id, jobRunTable.id))
    .where(sql`${ranked.place} <= ${limitPerJob}`)
    .orderBy(desc(jobRunTable.id))
  return rows.map(({ run }) => run)
}

async function deleteOldRuns(tx: Queries, job: string): Promise<void> {
  const oldest = tx
    .select({ id: jobRunTable.id })
    .from(jobRunTable)
    .where(eq(jobRunTable.job, job))
    .orderBy(desc(jobRunTable.id))
    .offset(maxRunsPerJob - 1)
    .limit(1)
  await tx.delete(jobRunTable).where(and(eq(jobRunTable.job, job), lt(jobRunTable.id, sql`(${oldest})`)))
}
