import { bigint, index, jsonb, pgTable, text, timestamp } from 'drizzle-orm/pg-core'

import type { JobResult } from './job.ts'

/** The runs of jobs: one row for each time a server has started a job. */
export const jobRunTable = pgTable(
  'job_runs',
  {
    id: bigint({ mode: 'number' }).primaryKey().generatedAlwaysAsIdentity(),
    job: text().notNull(),
    startedAt: timestamp('started_at', { withTimezone: true }).notNull(),
    /** When the run ended; null while it goes on. */
    finishedAt: timestamp('finished_at', { withTimezone: true }),
    outcome: text({ enum: ['running', 'succeeded', 'failed', 'interrupted'] }).notNull(),
    result: jsonb().$type<JobResult>(),
    /** Why the run failed. The text contains no values from database queries. */
    error: text(),
  },
  (table) => [index('job_runs_job').on(table.job, table.id)],
)
