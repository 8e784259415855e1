import { execFileSync } from 'node:child_process'
import { readFileSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'

import { clusterFolder } from './postgres-cluster.ts'

const pollMilliseconds = 50
const patience = [
  { signal: 'SIGINT', milliseconds: 20_000 },
  { signal: 'SIGQUIT', milliseconds: 5_000 },
  { signal: 'SIGKILL', milliseconds: 5_000 },
] as const

/**
 * Ends the PostgreSQL that a killed server left running on this cluster. To be called only by the holder of the cluster's
 * lock: with it, any PostgreSQL found there has lost its server.
 */
export async function stopOrphan(home: string): Promise<void> {
  const cluster = clusterFolder(home)
  const file = join(cluster, 'postmaster.pid')
  const pid = readPid(file)
  if (pid === undefined || !isRunning(pid)) return
  if (!commandOf(pid).includes(cluster)) {
    // The number now belongs to another program, which PostgreSQL could take for a second server of its own.
    rmSync(file, { force: true })
    return
  }
  for (const { signal, milliseconds } of patience) {
    if (!send(pid, signal)) return
    if (await isGoneWithin(pid, milliseconds)) return
  }
}

function readPid(file: string): number | undefined {
  try {
    const pid = Number.parseInt(readFileSync(file, 'utf8'), 10)
    return pid > 0 ? pid : undefined
  } catch {
    return undefined
  }
}

/** The arguments a process was started with; PostgreSQL's main process keeps them. */
function commandOf(pid: number): string {
  try {
    if (process.platform === 'linux') return readFileSync(`/proc/${pid}/cmdline`, 'utf8')
    return execFileSync('ps', ['-ww', '-o', 'command=', '-p', String(pid)], { encoding: 'utf8', stdio: 'pipe' })
  } catch {
    return ''
  }
}

function isRunning(pid: number): boolean {
  // A zombie has no command left.
  return commandOf(pid) !== ''
}

function send(pid: number, signal: NodeJS.Signals): boolean {
  try {
    process.kill(pid, signal)
    return true
  } catch {
    return false
  }
}

async function isGoneWithin(pid: number, milliseconds: number): Promise<boolean> {
  for (const end = Date.now() + milliseconds; Date.now() < end; ) {
    if (!isRunning(pid)) return true
    await pause(pollMilliseconds)
  }
  return false
}
