import type { JobRun } from './job-endpoints.ts'
import type { JobRunRow } from './job-run-store.ts'

/** Turns a stored run into the form in which the API returns it to admins. */
export function presentRun({ startedAt, finishedAt, ...run }: JobRunRow): JobRun {
  return {
    ...run,
    startedAt: startedAt.toISOString(),
    finishedAt: finishedAt?.toISOString() ?? null,
    milliseconds: finishedAt ? finishedAt.getTime() - startedAt.getTime() : null,
  }
}
