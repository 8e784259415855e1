import type { PrintJob } from '#src/features/printing/contract/print-job.ts'
import type { Call } from './evening-device.ts'
import { count, type Evening } from './evening.ts'
import type { Faults } from './planned-evening.ts'

/** A ticket as it hangs in the kitchen. */
export interface Paper {
  readonly jobId: string
  readonly orderId: string
  readonly printerId: string
  readonly isRepeat: boolean
  readonly paper: PrintJob['paper']
}

export interface PrintAgent {
  act(): Promise<void>
  /** All that has been printed, in order. */
  readonly printed: readonly Paper[]
  onPaper(jobId: string): boolean
}

/** At most so many tickets of a printer in a minute. */
const perMinute = 6

/** A screen that prints: it takes jobs, prints them, and reports them, and repeats what got no answer with the same key. */
export function printAgent(
  evening: Evening,
  call: Call,
  printerIds: readonly string[],
  faults: Pick<Faults, 'agentKills'> = evening.faults,
): PrintAgent {
  const printed: Paper[] = []
  /** Keys with which a job was asked for, and reports, that got no answer. */
  let asked = new Map<string, string>()
  let reports = new Map<string, string>()
  let keys = 0

  async function sendReports(): Promise<void> {
    for (const [jobId, key] of reports) {
      const answer = await call('POST', `/api/print-jobs/${jobId}/report`, { key, result: 'printed' })
      if (!answer) return count(evening, 'reports that waited')
      if (answer.status !== 200) count(evening, `reports: ${answer.code}`)
      reports.delete(jobId)
    }
  }

  /** Takes and prints one job. Returns false if there is none. */
  async function printNext(printerId: string): Promise<boolean> {
    const key = asked.get(printerId) ?? `key-of-the-agent-${(keys += 1)}`
    asked.set(printerId, key)
    const answer = await call('POST', '/api/print-jobs/take', { printerId, key })
    if (!answer) {
      count(evening, 'jobs asked for again')
      return false
    }
    asked.delete(printerId)
    const { job } = answer.json<{ job: PrintJob | null }>()
    if (!job) return false
    const { id, orderId, isRepeat, paper } = job
    const [kill] = kills()
    if (!kill || kill.isPrinted) printed.push({ jobId: id, orderId, printerId, isRepeat, paper })
    if (kill) return forget(kill)
    reports.set(id, key)
    await sendReports()
    return true
  }

  let killed = 0
  const kills = () =>
    faults.agentKills.slice(killed).filter(({ minute }) => minute <= evening.servers.clock.minute())

  /** It is killed and started again, and knows nothing of what it was doing. */
  function forget({ isPrinted }: { readonly isPrinted: boolean }): false {
    killed += 1
    asked = new Map()
    reports = new Map()
    count(evening, isPrinted ? 'agent killed with a printed job' : 'agent killed with a job')
    return false
  }

  return {
    printed,
    onPaper: (jobId) => printed.some((paper) => paper.jobId === jobId),
    async act() {
      await sendReports()
      for (const printerId of printerIds)
        for (let each = 0; each < perMinute; each += 1) if (!(await printNext(printerId))) break
    },
  }
}
