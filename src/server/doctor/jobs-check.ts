import type { JobRunRow } from '../jobs/job-run-store.ts'
import { type Finding, findingsOf } from './finding.ts'

const { ok, warning, wrong } = findingsOf('jobs')

/** Checks that the last run of each scheduled job succeeded. `runs` are sorted, the newest first. */
export function checkJobs(runs: readonly JobRunRow[]): Finding[] {
  const ended = runs.filter(({ outcome }) => outcome !== 'running')
  const names = [...new Set(ended.map(({ job }) => job))].toSorted()
  const failures = names.flatMap((name) => {
    const [last, before] = ended.filter(({ job }) => job === name)
    if (last?.outcome !== 'failed') return []
    const text = `The job ${name} has failed: ${last.error ?? 'nobody knows why'}.`
    return before?.outcome === 'failed'
      ? [wrong(text, 'It has failed before too: correct what it names, or show this line to whoever helps.')]
      : [warning(text, 'It is tried again three times; look again in an hour.')]
  })
  if (failures.length > 0) return failures
  return [
    names.length > 0
      ? ok(`The last run of each of ${names.length} jobs succeeded.`)
      : ok('No job has run yet.'),
  ]
}
