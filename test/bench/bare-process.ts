import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { createInterface } from 'node:readline'

import type { BareWork } from './bare-server.ts'

export interface BareProcess {
  readonly address: string
  stop(): Promise<void>
}

const program = new URL('bare-server.ts', import.meta.url)

/** Starts the bare server and waits until it listens. */
export async function startBare(work: BareWork): Promise<BareProcess> {
  const child = spawn(process.execPath, [program.pathname, JSON.stringify(work)], {
    env: { ...process.env, NODE_ENV: 'production' },
    stdio: ['ignore', 'pipe', 'inherit'],
  })
  const ended = once(child, 'exit')
  const first = once(createInterface({ input: child.stdout }), 'line') as Promise<[string]> // a line is text
  const [address] = await Promise.race([
    first,
    ended.then(() => Promise.reject(new Error('The bare server did not start'))),
  ])
  return {
    address,
    async stop() {
      child.kill('SIGTERM')
      await ended
    },
  }
}
