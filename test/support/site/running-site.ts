import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { fileURLToPath } from 'node:url'

import { settingNames } from '#src/server/config.ts'
import { allocatorSettings, nodeFlags } from '#src/server/process-limits.ts'
import { freePort } from '../free-port.ts'

const main = fileURLToPath(new URL('../../../src/server/main.ts', import.meta.url))

export interface RunningSite {
  readonly address: string
  /** Resolves when the program has ended, for whatever reason. */
  readonly ended: Promise<unknown>
  readonly pid: number
  /** All it has logged and printed up to now. */
  printed(): string
  stop(): Promise<void>
  /** As the power fails: the program has no chance to say goodbye. */
  kill(): Promise<void>
}

/** Starts the real program as its own process and waits until it can serve; on a free port unless PORT is among the settings. */
export async function startSite(settings: Readonly<Record<string, string>>): Promise<RunningSite> {
  const port = Number(settings['PORT'] ?? (await freePort()))
  const address = `http://127.0.0.1:${port}`
  const program = spawn(process.execPath, [...nodeFlags, main], {
    env: {
      ...process.env,
      ...allocatorSettings,
      // An empty setting counts as not set, and overrides the one of an .env file.
      ...Object.fromEntries(settingNames.map((name) => [name, ''])),
      NODE_ENV: 'production',
      HOST: '127.0.0.1',
      PORT: String(port),
      LOG_LEVEL: 'error',
      RATE_LIMITS: 'false',
      ...settings,
    },
    stdio: ['ignore', 'pipe', 'pipe'],
  })
  const output: string[] = []
  program.stdout.on('data', (chunk: Buffer) => output.push(chunk.toString()))
  program.stderr.on('data', (chunk: Buffer) => output.push(chunk.toString()))
  const ended = once(program, 'exit')
  await Promise.race([
    untilServing(program.stdout, output),
    ended.then(() => Promise.reject(new Error(`The site did not start:\n${output.join('')}`))),
  ])
  const end = async (signal: 'SIGTERM' | 'SIGKILL') => {
    program.kill(signal)
    await ended
  }
  return {
    address,
    ended,
    // A program that has printed something has started, and so has a number.
    pid: program.pid ?? 0,
    printed: () => output.join(''),
    stop: () => end('SIGTERM'),
    kill: () => end('SIGKILL'),
  }
}

/** The program says so itself once it serves. Where it ends instead, its exit tells. */
async function untilServing(stdout: NodeJS.ReadableStream, output: readonly string[]): Promise<void> {
  await new Promise<void>((resolve) => {
    const look = () => {
      if (!output.join('').includes('The site serves')) return
      stdout.off('data', look)
      resolve()
    }
    stdout.on('data', look)
  })
}
