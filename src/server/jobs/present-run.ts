import { withIsoTimes } from '#src/kernel/iso-times.ts'
import type { JobRun } from './job-endpoints.ts'
import type { JobRunRow } from './job-run-store.ts'

/** Turns a stored run into the form in which the API returns it to admins. */
export function presentRun(run: JobRunRow): JobRun {
  const { startedAt, finishedAt } = run
  const milliseconds = finishedAt && finishedAt.getTime() - startedAt.getTime()
  return { ...withIsoTimes(run), milliseconds }
}
