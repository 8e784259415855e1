import { execFileSync } from 'node:child_process'
import { linkSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs'

/** A process and the moment at which it started, because the operating system gives the numbers of ended processes to new ones. */
export interface ProcessIdentity {
  readonly pid: number
  readonly started: string
  /** The arguments with which the process was started. An earlier release wrote none. */
  readonly command?: string
}

export interface Lock {
  release(): void
}

const attempts = 5

/**
 * Takes a lock file for this process, or returns the number of the living process that holds the lock. If the holder is dead, its
 * file is taken over, so a crash leaves nothing to clean up.
 */
export function takeLock(file: string): Lock | { heldBy: number } {
  const mine = `${file}.${process.pid}`
  writeFileSync(mine, JSON.stringify(identityOf(process.pid)), { mode: 0o600 })
  try {
    for (let attempt = 0; attempt < attempts; attempt++) {
      // A hard link to a complete file appears at once with all its content, and only one process can make it. So only one process
      // gets the lock.
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

/** Removes the lock file of a dead process. If another process has taken the lock since the file was read, puts the file back. */
function setAside(file: string, seen: string): void {
  const aside = `${file}.stale-${process.pid}`
  try {
    renameSync(file, aside)
  } catch {
    // Another process moved the file first, so nothing is left to do.
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
    // Only this module writes the lock file. A half-written file cannot be parsed, or the identity in it is not equal to that of
    // any process.
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

function isAlive({ pid, started, command }: ProcessIdentity): boolean {
  if (started === '') return false
  const now = identityOf(pid)
  if (now.started === started) return true
  // In a container (LXC, systemd-nspawn) a closed unit sees another number of the boot than a shell does, and a backup from the
  // shell must not take a serving site for dead. A process of another boot hardly has the same number, moment and arguments.
  return (
    Boolean(command) &&
    pid !== process.pid &&
    sinceBoot(now.started) === sinceBoot(started) &&
    now.command === command
  )
}

const sinceBoot = (started: string) => started.split(' ').at(-1)

function identityOf(pid: number): ProcessIdentity {
  return { pid, started: startOf(pid), command: commandOf(pid) }
}

function commandOf(pid: number): string {
  try {
    return readFileSync(`/proc/${pid}/cmdline`, 'utf8')
  } catch {
    return ''
  }
}

/** When a process started, as a text that can only be compared with another such text; empty if there is no such process. */
function startOf(pid: number): string {
  try {
    if (process.platform !== 'linux') {
      return execFileSync('ps', ['-o', 'lstart=', '-p', String(pid)], {
        encoding: 'utf8',
        stdio: 'pipe',
      }).trim()
    }
    // The process name in parentheses may contain spaces. The process state is the 1st field after it, and the start time the 20th.
    // A zombie counts as dead.
    const fields = readFileSync(`/proc/${pid}/stat`, 'utf8')
      .replace(/^.*\) /s, '')
      .split(' ')
    if (fields[0] === 'Z') return ''
    return `${readFileSync('/proc/sys/kernel/random/boot_id', 'utf8').trim()} ${fields[19]}`
  } catch {
    return ''
  }
}
