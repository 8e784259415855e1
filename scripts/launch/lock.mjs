import { execFileSync } from 'node:child_process'
import { linkSync, mkdirSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'

import { root } from './paths.mjs'

const lockFile = join(root, '.cache', 'launch.lock')
const pollMilliseconds = 200

/** Runs `work` while no other launcher installs or builds in this folder; waits for one that does. */
export async function withLock(work) {
  mkdirSync(dirname(lockFile), { recursive: true })
  let told = false
  while (!tryTake()) {
    if (!told)
      console.log('Waiting for another start or test in this folder to finish installing or building …')
    told = true
    await pause(pollMilliseconds)
  }
  try {
    return await work()
  } finally {
    rmSync(lockFile, { force: true })
  }
}

function tryTake() {
  const mine = draft(JSON.stringify(identityOf(process.pid)))
  try {
    linkSync(mine, lockFile)
    return true
  } catch (error) {
    if (error.code !== 'EEXIST') throw error
    clearIfStale()
    return false
  } finally {
    rmSync(mine, { force: true })
  }
}

/** Moves the lock of dead processes away. Puts it back if another process took the lock after we read it. */
function clearIfStale() {
  const seen = readLock(lockFile)
  if (seen === undefined || isAlive(holderOf(seen))) return
  const aside = `${lockFile}.stale-${process.pid}`
  try {
    renameSync(lockFile, aside)
    if (readLock(aside) !== seen) linkSync(aside, lockFile)
  } catch {
    // Another launcher moved the lock first.
  }
  rmSync(aside, { force: true })
}

function readLock(file) {
  try {
    return readFileSync(file, 'utf8')
  } catch {
    return undefined
  }
}

function holderOf(text) {
  try {
    return JSON.parse(text)
  } catch {
    return {}
  }
}

function isAlive(holder) {
  return holder.started !== undefined && identityOf(holder.pid).started === holder.started
}

/** A pid with the moment its process started, because pids are used again. */
function identityOf(pid) {
  return { pid, started: startOf(pid) }
}

function startOf(pid) {
  try {
    if (process.platform === 'linux') {
      // The name in parentheses may hold spaces; the start is field 22 of the line, the 20th after the name.
      const fields = readFileSync(`/proc/${pid}/stat`, 'utf8')
        .replace(/^.*\) /s, '')
        .split(' ')
      if (fields[0] === 'Z') return undefined
      return `${readFileSync('/proc/sys/kernel/random/boot_id', 'utf8').trim()} ${fields[19]}`
    }
    return (
      execFileSync('ps', ['-o', 'lstart=', '-p', String(pid)], { encoding: 'utf8', stdio: 'pipe' }).trim() ||
      undefined
    )
  } catch {
    return undefined
  }
}

function draft(text) {
  const file = `${lockFile}.${process.pid}`
  writeFileSync(file, text)
  return file
}

/** Writes a file so that a reader sees the old text or the new, never a part. */
export function replaceFile(file, text) {
  const fresh = `${file}.new-${process.pid}`
  writeFileSync(fresh, text)
  renameSync(fresh, file)
}
