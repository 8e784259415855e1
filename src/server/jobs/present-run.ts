import type { JobRun } from './job-endpoints.ts'
import type { JobRunRow } from './job-run-store.ts'

/** A run of a job as admins get it. */
export function presentRun({ startedAt, finishedAt, ...run }: JobRunRow): JobRun {
  return {
    ...run,
    startedAt: startedAt.toISOString(),
    finishedAt: finishedAt?.toISOString() ?? null,
    milliseconds: finishedAt ? finishedAt.getTime() - startedAt.getTime() : null,
  }
}
