import { execFile } from 'node:child_process'
import { readFileSync } from 'node:fs'
import { setTimeout as delay } from 'node:timers/promises'
import { promisify } from 'node:util'

import { startMixedLoad } from './mixed-load.ts'

const sampleMilliseconds = 500
const restMilliseconds = 20_000
/** In kilobytes, as the system counts. */
const megabyte = 1024

/** What one minute of mixed load took, in MB; the highest of its samples. */
export interface MemoryMinute {
  /** Resident memory of the program. */
  readonly program: number
  /** Of the program and the process that encodes pictures; pages that both share count once, where the system tells. */
  readonly withImages: number
  readonly requestsPerSecond: number
  readonly failed: number
}

export interface MemoryUse {
  readonly minutes: readonly MemoryMinute[]
  /** Twenty seconds after the load has ended. */
  readonly after: number
}

/** Puts the site under mixed load and watches how much memory it holds. */
export async function measureMemory(address: string, pid: number, minutes: number): Promise<MemoryUse> {
  const load = await startMixedLoad(address)
  const measured: MemoryMinute[] = []
  try {
    for (let minute = 0; minute < minutes; minute += 1) {
      const before = load.counts()
      const peak = { program: 0, withImages: 0 }
      for (const end = Date.now() + 60_000; Date.now() < end; await delay(sampleMilliseconds)) {
        const { program, withImages } = await memoryOf(pid)
        peak.program = Math.max(peak.program, program)
        peak.withImages = Math.max(peak.withImages, withImages)
      }
      const { done, failed } = load.counts()
      measured.push({
        ...peak,
        requestsPerSecond: Math.round((done - before.done) / 60),
        failed: failed - before.failed,
      })
      console.log(`  memory, minute ${minute + 1}: ${JSON.stringify(measured.at(-1))}`)
    }
  } finally {
    await load.stop()
  }
  await delay(restMilliseconds)
  return { minutes: measured, after: (await memoryOf(pid)).program }
}

const run = promisify(execFile)

async function memoryOf(pid: number): Promise<{ program: number; withImages: number }> {
  const { stdout } = await run('ps', ['-A', '-o', 'pid=,ppid=,rss='])
  const rows = stdout.split('\n').map((line) => line.trim().split(/\s+/).map(Number))
  const family = rows.filter(([id, parent]) => id === pid || parent === pid)
  const resident = family.find(([id]) => id === pid)?.[2] ?? 0
  const shares = family.map(([id = 0, , rss = 0]) => proportionalKilobytes(id) ?? rss)
  return {
    program: Math.round(resident / megabyte),
    withImages: Math.round(shares.reduce((sum, share) => sum + share, 0) / megabyte),
  }
}

/** A process's memory with what it shares divided among those that share it. Linux alone tells. */
function proportionalKilobytes(pid: number): number | undefined {
  try {
    const [, share] = /^Pss:\s+(\d+)/m.exec(readFileSync(`/proc/${pid}/smaps_rollup`, 'utf8')) ?? []
    return share === undefined ? undefined : Number(share)
  } catch {
    return undefined
  }
}
