import { execFileSync } from 'node:child_process'
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'

import { clusterFolder } from './postgres-cluster.ts'

const pollMilliseconds = 50
const stopSignals = [
  { signal: 'SIGINT', milliseconds: 20_000 },
  { signal: 'SIGQUIT', milliseconds: 5_000 },
  { signal: 'SIGKILL', milliseconds: 5_000 },
] as const

/**
 * Ends a PostgreSQL that still runs on this cluster although the server that started it was killed. Only the process that has the
 * cluster's lock may call this function, because then no living server uses that PostgreSQL. If the cluster's own lock file
 * contains the number of a process that is not PostgreSQL, the function returns that number.
 */
export async function stopOrphan(home: string): Promise<number | undefined> {
  const cluster = clusterFolder(home)
  const pid = readPid(join(cluster, 'postmaster.pid'))
  const isOurs = () => pid !== undefined && commandOf(pid).includes(cluster)
  for (const { signal, milliseconds } of stopSignals) {
    if (!isOurs() || pid === undefined || !send(pid, signal)) break
    await endsWithin(isOurs, milliseconds)
  }
  // This process number does not belong to a PostgreSQL. After a kill it may belong to a zombie; after a restart of the machine, to
  // another program.
  return pid
}

function readPid(file: string): number | undefined {
  try {
    const pid = Number.parseInt(readFileSync(file, 'utf8'), 10)
    return pid > 0 ? pid : undefined
  } catch {
    return undefined
  }
}

/**
 * The arguments with which a process was started. PostgreSQL's main process still shows its original arguments; a zombie has no
 * arguments any more.
 */
function commandOf(pid: number): string {
  try {
    if (process.platform === 'linux') return readFileSync(`/proc/${pid}/cmdline`, 'utf8')
    return execFileSync('ps', ['-ww', '-o', 'command=', '-p', String(pid)], {
      encoding: 'utf8',
      stdio: 'pipe',
    })
  } catch {
    return ''
  }
}

function send(pid: number, signal: NodeJS.Signals): boolean {
  try {
    process.kill(pid, signal)
    return true
  } catch {
    return false
  }
}

async function endsWithin(isRunning: () => boolean, milliseconds: number): Promise<void> {
  for (const end = Date.now() + milliseconds; isRunning() && Date.now() < end;) await pause(pollMilliseconds)
}
