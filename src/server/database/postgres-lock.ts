import { execFileSync } from 'node:child_process'
import { linkSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs'

/**
 * A process, identified by its number and its start time. The number alone is not enough, because the operating system reuses the
 * numbers of ended processes.
 */
export interface ProcessIdentity {
  readonly pid: number
  readonly started: string
  /** The arguments with which the process was started. Undefined if an earlier release wrote the lock file. */
  readonly command?: string
}

export interface Lock {
  release(): void
}

const attempts = 5

/**
 * Takes a lock file for this process, or returns the number of the living process that holds the lock. If the process that holds
 * the lock is dead, its file is taken over, so nobody has to clean up after a crash.
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

/** The process that a lock file names; undefined if that process is not alive. */
export function livingHolder(file: string): ProcessIdentity | undefined {
  const holder = parseIdentity(readText(file))
  return holder && isAlive(holder) ? holder : undefined
}

/**
 * Removes the lock file of a dead process. `seen` is the content that the caller has read. If another process has taken the lock
 * since then, the function puts that process's file back.
 */
function setAside(file: string, seen: string): void {
  const aside = `${file}.stale-${process.pid}`
  try {
    renameSync(file, aside)
  } catch {
    // Another process moved the file first, so there is nothing left to do here.
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
    // Only this module writes the lock file. If a file was only half written, it either cannot be parsed or names a process that
    // does not exist.
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
  // In a container (LXC, systemd-nspawn) a sandboxed systemd service sees another boot id than a shell. If the boot ids were
  // compared, a backup from the shell would take a running site for dead. So boot ids are ignored. After a restart of the machine,
  // a process hardly has the same number, start time and arguments as before.
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

/**
 * The time at which a process started, in a form that can only be compared with another result of this function; empty if there is
 * no such process.
 */
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
