import { chmodSync, mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'

import { startSite } from '../support/site/running-site.ts'
import { queryDatabase } from './query-database.ts'

const maxAttempts = 100
const retryMilliseconds = 100

/** What is ended: the program, PostgreSQL as a whole, one of its processes, or some connections. */
export const faultKinds = ['program', 'database', 'database process', 'connections'] as const
export type FaultKind = (typeof faultKinds)[number]

export interface WatchedSite {
  readonly address: string
  readonly databaseUrl: () => string
  /** Ends something as if the power of it had failed. `random` gives numbers from 0 up to 1. */
  cause(kind: FaultKind, random: () => number): Promise<void>
  stop(): Promise<void>
}

/** The real program with its own database, started again whenever it ends, as systemd does it. */
export async function startWatchedSite(): Promise<WatchedSite> {
  const dataDir = mkdtempSync(join(tmpdir(), 'bep-lua-faults-'))
  // The database's own user must be able to enter where the tests run as root.
  chmodSync(dataDir, 0o755)
  const start = (settings: Record<string, string> = {}) => startSite({ ...settings, DATA_DIR: dataDir })
  let site = await start()
  const { address } = site
  let stopping = false
  const watching = watch()

  async function watch(): Promise<void> {
    for (;;) {
      await site.ended
      if (stopping) return
      site = await start({ PORT: new URL(address).port })
    }
  }
  // Whoever waits for orders to go on says more than this would.
  watching.catch(() => {})

  const postmaster = () => readFileSync(join(dataDir, 'postgres/cluster/postmaster.pid'), 'utf8').split('\n')
  const databaseUrl = () => {
    const password = readFileSync(join(dataDir, 'postgres/password'), 'utf8').trim()
    return `postgres://bep_lua:${password}@127.0.0.1:${postmaster()[3]}/bep_lua`
  }

  return {
    address,
    databaseUrl,
    async cause(kind, random) {
      if (kind === 'program') return site.kill()
      // What was to be ended may have just ended by itself, or the database may still be recovering from the last fault.
      return untilDone(async () => {
        if (kind === 'database') return void process.kill(Number(postmaster()[0]), 'SIGKILL')
        const pids = await connectionsOf(databaseUrl(), random)
        if (kind === 'connections') return terminate(databaseUrl(), pids)
        if (pids[0] === undefined) throw new Error('The program has no connection yet')
        process.kill(pids[0], 'SIGKILL')
      })
    },
    async stop() {
      stopping = true
      await site.stop()
      await watching
      rmSync(dataDir, { recursive: true })
    },
  }
}

async function untilDone(work: () => Promise<void>): Promise<void> {
  for (let attempt = 1; ; attempt += 1) {
    try {
      return await work()
    } catch (error) {
      if (attempt === maxAttempts) throw error
      await pause(retryMilliseconds)
    }
  }
}

/** One to all of the program's connections, in random order. */
async function connectionsOf(url: string, random: () => number): Promise<number[]> {
  const rows = await queryDatabase<{ pid: number }>(
    url,
    `select pid from pg_stat_activity
     where datname = current_database() and pid <> pg_backend_pid() and backend_type = 'client backend'`,
  )
  const pids = rows.map(({ pid }) => ({ pid, order: random() })).toSorted((a, b) => a.order - b.order)
  return pids.slice(0, 1 + Math.floor(random() * pids.length)).map(({ pid }) => pid)
}

async function terminate(url: string, pids: readonly number[]): Promise<void> {
  await queryDatabase(url, 'select pg_terminate_backend(pid) from unnest($1::int[]) as pid', [pids])
}
