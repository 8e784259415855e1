import { spawn, spawnSync } from 'node:child_process'
import { once } from 'node:events'
import { connect } from 'node:net'
import { setTimeout as pause } from 'node:timers/promises'

import type { Account } from '#src/server/database/postgres-account.ts'

/** Where Debian installs servers, which is not in the PATH of every user. */
const environment = { ...process.env, PATH: `${process.env['PATH'] ?? ''}:/usr/sbin:/sbin` }

export function isInstalled(tool: string): boolean {
  return spawnSync('sh', ['-c', `command -v ${tool}`], { env: environment }).status === 0
}

/** Runs a tool to its end. `output` is everything that it printed. */
export function runTool(tool: string, args: readonly string[], account: Account = {}) {
  const { status, stdout, stderr } = spawnSync(tool, args, {
    ...account,
    env: environment,
    encoding: 'utf8',
    stdio: ['ignore', 'pipe', 'pipe'],
  })
  return { isFine: status === 0, output: `${stdout}${stderr}`.trim() }
}

/** Runs a tool of which everything depends on its success. */
export function requireTool(tool: string, args: readonly string[], account: Account = {}): string {
  const { isFine, output } = runTool(tool, args, account)
  if (!isFine) throw new Error(`${tool} ${args.join(' ')} failed:\n${output}`)
  return output
}

export interface RunningTool {
  signal(name: NodeJS.Signals): void
  /** Ends the tool and waits until it has ended. */
  stop(name?: NodeJS.Signals): Promise<void>
}

/** Starts a server that stays in the foreground, and waits until it listens on the port and has said `says`. */
export async function startTool(
  tool: string,
  args: readonly string[],
  {
    port,
    account = {},
    says = '',
  }: { readonly port: number; readonly account?: Account; readonly says?: string },
): Promise<RunningTool> {
  const program = spawn(tool, args, { ...account, env: environment, stdio: ['ignore', 'pipe', 'pipe'] })
  const output: string[] = []
  for (const stream of [program.stdout, program.stderr])
    stream.on('data', (chunk: Buffer) => output.push(chunk.toString()))
  const ended = once(program, 'exit')
  const isRunning = () => program.exitCode === null && program.signalCode === null
  while (!((await accepts(port)) && output.join('').includes(says))) {
    if (!isRunning()) throw new Error(`${tool} did not start:\n${output.join('')}`)
    await pause(20)
  }
  return {
    signal: (name) => void program.kill(name),
    async stop(name = 'SIGTERM') {
      program.kill(name)
      await ended
    },
  }
}

async function accepts(port: number): Promise<boolean> {
  const socket = connect(port, '127.0.0.1')
  try {
    await once(socket, 'connect')
    return true
  } catch {
    return false
  } finally {
    socket.destroy()
  }
}
