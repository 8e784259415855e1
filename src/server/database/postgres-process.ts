import { spawn, type ChildProcess } from 'node:child_process'
import { createServer, type AddressInfo } from 'node:net'
import { join } from 'node:path'
import { createInterface } from 'node:readline'
import { setTimeout as pause } from 'node:timers/promises'

import { clusterFolder, postgresEnvironment } from './postgres-cluster.ts'
import type { Placement } from './postgres-placement.ts'
import { StartError } from '../start-error.ts'

export interface PostgresProcess {
  readonly port: number
  /** Resolves with the last output of PostgreSQL when it ends, whether or not `stop` was called. */
  readonly ended: Promise<string>
  stop(): Promise<void>
}

export type Log = (line: string) => void

interface StartOptions {
  readonly placement: Placement
  readonly settings: Readonly<Record<string, string>>
  readonly log: Log
  /** The process number in the cluster's lock file, if the process with that number is not PostgreSQL. */
  readonly stalePid?: number | undefined
}

const ready = 'database system is ready to accept connections'
/** PostgreSQL's message if another program has taken the port after this program had found the port free. */
const portTaken = /could not bind|could not create any TCP\/IP sockets/
/**
 * PostgreSQL's message if worker processes of a killed server still run. They end by themselves a moment later, when they notice
 * that the server is gone.
 */
const workersLeft = /pre-existing shared memory block/
const complaint = /^.*? (FATAL|PANIC|WARNING): +/
const storedLines = 3
const attempts = 20
const workersPauseMilliseconds = 500
const fastShutdownMilliseconds = 20_000
const immediateShutdownMilliseconds = 5_000

/**
 * Starts PostgreSQL on a free port of 127.0.0.1 and waits until it accepts connections. If PostgreSQL does not start, throws a
 * StartError with the reason.
 */
export async function startProcess(options: StartOptions): Promise<PostgresProcess> {
  let reason = ''
  for (let attempt = 0; attempt < attempts; attempt++) {
    const port = await freePort()
    const { child, ended, started } = spawnPostgres(options, port)
    reason = await started
    if (reason === '') return { port, ended, stop: () => stopProcess(child, ended) }
    await ended
    if (workersLeft.test(reason)) await pause(workersPauseMilliseconds)
    else if (!portTaken.test(reason)) break
  }
  throw new StartError(`PostgreSQL did not start: ${reason}`)
}

function spawnPostgres({ placement, settings, log, stalePid }: StartOptions, port: number) {
  const { home, account, binaries } = placement
  const all = { ...settings, port: String(port), listen_addresses: '127.0.0.1', unix_socket_directories: '' }
  const args = [
    '-D',
    clusterFolder(home),
    ...Object.entries(all).flatMap(([name, value]) => ['-c', `${name}=${value}`]),
  ]
  // PostgreSQL gets its own process group. Ctrl-C in a terminal ends every process in this program's group, but PostgreSQL must run
  // until this program has made its last query.
  const child = spawn(join(binaries, 'bin', 'postgres'), args, {
    ...account,
    cwd: '/',
    // PG_GRANDPARENT_PID makes PostgreSQL ignore a lock file that contains the process number `stalePid`. PostgreSQL still looks
    // for worker processes that a killed server has left.
    env: { ...postgresEnvironment, ...(stalePid !== undefined && { PG_GRANDPARENT_PID: String(stalePid) }) },
    detached: true,
    stdio: ['ignore', 'ignore', 'pipe'],
  })
  const stopWithUs = () => child.kill('SIGINT')
  process.once('exit', stopWithUs)
  const reasons: string[] = []
  const last: string[] = []
  const started = Promise.withResolvers<string>()
  createInterface({ input: child.stderr }).on('line', (line) => {
    log(line)
    keep(last, line.trim())
    if (complaint.test(line)) keep(reasons, line.replace(complaint, ''))
    if (line.includes(ready)) started.resolve('')
  })
  const ended = new Promise<string>((resolve) => {
    child.on('error', (error) => resolve(error.message))
    child.on('close', () => resolve(reasons.join('; ') || last.join(' ') || 'it ended without any output'))
  }).then((reason) => {
    process.off('exit', stopWithUs)
    started.resolve(reason)
    return reason
  })
  return { child, ended, started: started.promise }
}

/** Keeps only the newest few lines of PostgreSQL's output, because a server may run for months. */
function keep(lines: string[], line: string): void {
  lines.push(line)
  if (lines.length > storedLines) lines.shift()
}

/**
 * Stops PostgreSQL. SIGINT asks for a fast shutdown: PostgreSQL ends open transactions and writes all its data. A stronger signal
 * is sent only if PostgreSQL hangs.
 */
async function stopProcess(child: ChildProcess, ended: Promise<string>): Promise<void> {
  child.kill('SIGINT')
  if (await endsWithin(ended, fastShutdownMilliseconds)) return
  child.kill('SIGQUIT')
  if (await endsWithin(ended, immediateShutdownMilliseconds)) return
  child.kill('SIGKILL')
  await ended
}

async function endsWithin(ended: Promise<string>, milliseconds: number): Promise<boolean> {
  const giveUp = new AbortController()
  const late = pause(milliseconds, false, { signal: giveUp.signal }).catch(() => false)
  const inTime = await Promise.race([ended.then(() => true), late])
  giveUp.abort()
  return inTime
}

async function freePort(): Promise<number> {
  const server = createServer()
  await new Promise<void>((resolve, reject) => {
    server.on('error', reject)
    server.listen(0, '127.0.0.1', resolve)
  })
  // The address of a TCP server that listens is an object with a port.
  const { port } = server.address() as AddressInfo
  await new Promise((resolve) => server.close(resolve))
  return port
}
