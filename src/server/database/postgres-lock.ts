import { execFileSync } from 'node:child_process'
import { linkSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs'

/** A process and the moment it started, because the system uses process numbers again. */
export interface ProcessIdentity {
  readonly pid: number
  readonly started: string
}

export interface Lock {
  release(): void
}

const attempts = 5

/**
 * Takes a lock file for this process, or returns the living process that holds it. A dead holder's file is taken over,
 * so a crash leaves nothing to clean up.
 */
export function takeLock(file: string): Lock | { heldBy: number } {
  const mine = `${file}.${process.pid}`
  writeFileSync(mine, JSON.stringify(identityOf(process.pid)), { mode: 0o600 })
  try {
    for (let attempt = 0; attempt < attempts; attempt++) {
      // A link appears at once with all its content, and only one process can make it.
      if (tryLink(mine, file)) return { release: () => rmSync(file, { force: true }) }
      const seen = readText(file)
      const holder = parseIdentity(seen)
      if (holder && isAlive(holder)) return { heldBy: holder.pid }
      if (seen !== undefined) setAside(file, seen)
    }
    return { heldBy: parseIdentity(readText(file))?.pid ?? 0 }
  } finally {
    rmSync(mine, { force: true })
  }
}

/** The process that a lock file names, if it is alive. */
export function livingHolder(file: string): ProcessIdentity | undefined {
  const holder = parseIdentity(readText(file))
  return holder && isAlive(holder) ? holder : undefined
}

/** Removes the file of a dead process. Puts it back if another process took the lock after the file was read. */
function setAside(file: string, seen: string): void {
  const aside = `${file}.stale-${process.pid}`
  try {
    renameSync(file, aside)
  } catch {
    // Another process moved the file first.
    return
  }
  if (readText(aside) !== seen) tryLink(aside, file)
  rmSync(aside, { force: true })
}

function tryLink(from: string, to: string): boolean {
  try {
    linkSync(from, to)
    return true
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'EEXIST') return false
    throw error
  }
}

function parseIdentity(text: string | undefined): ProcessIdentity | undefined {
  try {
    // Only this module writes the file. A half-written file cannot be parsed, or does not compare as equal.
    return text === undefined ? undefined : (JSON.parse(text) as ProcessIdentity)
  } catch {
    return undefined
  }
}

function readText(file: string): string | undefined {
  try {
    return readFileSync(file, 'utf8')
  } catch {
    return undefined
  }
}

function isAlive({ pid, started }: ProcessIdentity): boolean {
  return started !== '' && identityOf(pid).started === started
}

function identityOf(pid: number): ProcessIdentity {
  return { pid, started: startOf(pid) }
}

/** When a process started, in a form that is only good for comparing; empty if there is no such process. */
function startOf(pid: number): string {
  try {
    if (process.platform !== 'linux') {
      return execFileSync('ps', ['-o', 'lstart=', '-p', String(pid)], {
        encoding: 'utf8',
        stdio: 'pipe',
      }).trim()
    }
    // The name in parentheses may hold spaces; state and start are the 1st and 20th fields after it. A zombie counts as dead.
    const fields = readFileSync(`/proc/${pid}/stat`, 'utf8')
      .replace(/^.*\) /s, '')
      .split(' ')
    if (fields[0] === 'Z') return ''
    return `${readFileSync('/proc/sys/kernel/random/boot_id', 'utf8').trim()} ${fields[19]}`
  } catch {
    return ''
  }
}
