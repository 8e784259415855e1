import { spawn } from 'node:child_process'
import { randomBytes } from 'node:crypto'
import { once } from 'node:events'
import { join } from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'

import { createDatabase, dropDatabase } from '../support/databases.ts'
import { fillRetention, findWrongRows, retentionNow } from './retention-rows.ts'
import { queryDatabase } from './query-database.ts'

interface Options {
  /** A server that has the template `demo_restaurant`. */
  readonly serverUrl: string
  readonly kills: number
  readonly random: () => number
  readonly log?: (line: string) => void
}

/** Somewhat longer than the jobs take for the rows of a round. */
const maxRunMilliseconds = 500

/**
 * Kills the retention jobs at random moments, their process or its connections in turn, each time with new rows to move;
 * in the end they run undisturbed. Returns what is wrong, after each kill and in the end: a row that is lost, in two
 * places, archived or erased early or late, or figures that have changed.
 */
export async function killRetention({
  serverUrl,
  kills,
  random,
  log = () => {},
}: Options): Promise<string[]> {
  const name = `retention_${randomBytes(6).toString('hex')}`
  const url = await createDatabase(serverUrl, name, 'demo_restaurant')
  try {
    await queryDatabase(url, 'delete from reservations')
    const wrong: string[] = []
    let cutOff = 0
    for (let round = 1; round <= kills; round += 1) {
      await fillRetention(url, round)
      const kind = round % 2 === 0 ? 'connections' : 'process'
      if (await runAndKill(url, kind, random() * maxRunMilliseconds)) cutOff += 1
      const found = await findWrongRows(url, { rounds: round, isDone: false })
      wrong.push(...found.map((line) => `After kill ${round}, of the ${kind}: ${line}`))
    }
    await runToTheEnd(url)
    const found = await findWrongRows(url, { rounds: kills, isDone: true })
    wrong.push(...found.map((line) => `In the end: ${line}`))
    log(`Retention: ${kills} kills, ${cutOff} of them before the jobs were done.`)
    return wrong
  } finally {
    await dropDatabase(serverUrl, name)
  }
}

/** Runs the jobs and kills them after so many milliseconds. Returns whether they were still running. */
async function runAndKill(
  url: string,
  kind: 'process' | 'connections',
  milliseconds: number,
): Promise<boolean> {
  const { worker, ended } = startJobs(url)
  await Promise.race([once(worker.stdout, 'data'), ended])
  await Promise.race([pause(milliseconds), ended])
  const isRunning = worker.exitCode === null
  if (kind === 'process') worker.kill('SIGKILL')
  else await queryDatabase(url, `select pg_terminate_backend(pid) from (${others}) as connections`)
  await ended
  // What was under way on a connection is done or undone once that is gone.
  while ((await queryDatabase(url, others)).length > 0) await pause(5)
  return isRunning
}

const others = `select pid from pg_stat_activity
  where datname = current_database() and pid <> pg_backend_pid() and backend_type = 'client backend'`

async function runToTheEnd(url: string): Promise<void> {
  const [code] = (await startJobs(url).ended) as [number | null] // of the event
  if (code !== 0) throw new Error(`The retention jobs ended with ${code}`)
}

function startJobs(url: string) {
  const program = join(import.meta.dirname, 'retention-worker.ts')
  // What it writes when its connections end is expected.
  const worker = spawn(process.execPath, [program, url, retentionNow], {
    stdio: ['ignore', 'pipe', 'ignore'],
  })
  return { worker, ended: once(worker, 'exit') }
}
