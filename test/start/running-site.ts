import { execFileSync, spawn, type ChildProcess } from 'node:child_process'
import { once } from 'node:events'
import { existsSync, readFileSync, readdirSync } from 'node:fs'
import { join } from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'

import { onTestFinished } from 'vitest'

import { settingNames } from '#src/server/config.ts'
import { freePort } from '../support/free-port.ts'
import type { Terminal } from './terminal.ts'

const root = join(import.meta.dirname, '..', '..')

/**
 * The owner's environment without settings of ours or of the test runner, which would reach the site. An empty one
 * counts as not set, and overrides the one of an .env file.
 */
const plainEnvironment = Object.fromEntries([
  ...settingNames.map((name) => [name, ''] as const),
  ...['PATH', 'HOME', 'TMPDIR', 'LANG'].flatMap((name) => {
    const value = process.env[name]
    return value === undefined ? [] : [[name, value] as const]
  }),
])

const npm = ['npm', 'start'] as const
/** What systemd starts, as docs/operations.md says; the site must have been built. */
export const service = ['node_modules/.bin/node', 'scripts/serve.mjs'] as const

export interface Site {
  readonly program: ChildProcess
  readonly address: string
  /** All it has printed up to now. */
  printed(): string
  /** Resolves with the exit code. */
  readonly ended: Promise<number | null>
}

/**
 * Starts the site as its owner does, with these settings, in a process group of its own as in a terminal. It and its
 * database end with the test. It prints to pipes, or on a terminal where one is given.
 */
export async function start(
  settings: Record<string, string>,
  [file, ...args]: readonly [string, ...string[]] = npm,
  terminal?: Terminal,
): Promise<Site> {
  const port = settings['PORT'] ?? String(await freePort())
  const program = spawn(file, args, {
    cwd: root,
    env: { ...plainEnvironment, HOST: '127.0.0.1', LOG_LEVEL: 'silent', ...settings, PORT: port },
    detached: true,
    stdio: ['ignore', terminal?.fd ?? 'pipe', terminal?.fd ?? 'pipe'],
  })
  terminal?.started()
  let text = ''
  for (const stream of [program.stdout, program.stderr])
    stream?.on('data', (chunk: Buffer) => (text += chunk.toString()))
  // "close" comes when no process holds the output any more, so the server below npm has ended too.
  const ended = once(program, 'close').then(([code]: (number | null)[]) => code ?? null)
  onTestFinished(async () => {
    signalGroup(program, 'SIGTERM')
    await ended
  })
  return { program, address: `http://127.0.0.1:${port}`, printed: terminal?.printed ?? (() => text), ended }
}

/** Waits until the site says that it serves. Throws with what it printed if it ends instead. */
export async function serving(site: Site): Promise<Site> {
  let endedWith: number | null | undefined
  void site.ended.then((code) => (endedWith = code))
  while (!site.printed().includes('The site serves')) {
    if (endedWith !== undefined) throw new Error(`The start ended with ${endedWith}: ${site.printed()}`)
    await pause(20)
  }
  return site
}

/** What it printed, without npm's own lines. */
export function linesOf(site: Site): string[] {
  return site
    .printed()
    .split('\n')
    .filter((line) => line.trim() !== '' && !/^(>|npm )/.test(line))
}

/** As a terminal does it: to npm and everything below it, but not to the database's own group. */
export function signalGroup({ pid }: ChildProcess, signal: NodeJS.Signals): void {
  if (pid === undefined) return
  try {
    process.kill(-pid, signal)
  } catch {
    // All have ended.
  }
}

/** The number of the PostgreSQL of a data folder, while it runs. */
export function postgresOf(dataDir: string): number | undefined {
  const file = join(dataDir, 'postgres', 'cluster', 'postmaster.pid')
  return existsSync(file) ? Number.parseInt(readFileSync(file, 'utf8'), 10) : undefined
}

/** The processes that a process has started and that still run. */
export function childrenOf(pid: number | undefined): number[] {
  return processes().flatMap(([child, parent]) => (child !== undefined && parent === pid ? [child] : []))
}

/** What a process was started with, its arguments separated by spaces. */
export function commandOf(pid: number | undefined): string {
  if (process.platform !== 'linux')
    return execFileSync('ps', ['-ww', '-o', 'command=', '-p', String(pid)], { encoding: 'utf8' })
  return readFileSync(`/proc/${pid}/cmdline`, 'utf8').replaceAll('\0', ' ')
}

/** Every process with its parent. A small Linux has no `ps`. */
function processes(): (readonly number[])[] {
  if (process.platform !== 'linux') {
    const lines = execFileSync('ps', ['-A', '-o', 'pid=,ppid='], { encoding: 'utf8' }).split('\n')
    return lines.map((line) => line.trim().split(/\s+/).map(Number))
  }
  return readdirSync('/proc')
    .filter((name) => /^\d+$/.test(name))
    .map((name) => [Number(name), Number(/^PPid:\s+(\d+)/m.exec(statusOf(name))?.[1])])
}

function statusOf(pid: string): string {
  try {
    return readFileSync(`/proc/${pid}/status`, 'utf8')
  } catch {
    // It has ended meanwhile.
    return ''
  }
}
