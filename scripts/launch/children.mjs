import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { constants } from 'node:os'

import { root } from './paths.mjs'

const forwarded = ['SIGINT', 'SIGTERM', 'SIGHUP']

/**
 * Runs a program in the project to its end and returns the exit code that a shell would show. Signals to this process are passed on
 * to the program, and this process stays until the program has ended, so that no program is left running. `output: 'collected'`
 * collects what the program prints instead of showing it.
 */
export async function run(file, args, { env, output = 'shown' }) {
  const stdio = output === 'shown' ? 'inherit' : ['ignore', 'pipe', 'pipe']
  const child = spawn(file, args, { cwd: root, env, stdio })
  const printed = []
  for (const stream of [child.stdout, child.stderr]) stream?.on('data', (chunk) => printed.push(chunk))
  let stopped = false
  const stop = (signal) => {
    stopped = true
    child.kill(signal)
  }
  for (const signal of forwarded) process.on(signal, stop)
  try {
    const [code, signal] = await once(child, 'close')
    return {
      code: code ?? 128 + (constants.signals[signal] ?? 0),
      stopped,
      printed: Buffer.concat(printed).toString(),
    }
  } finally {
    for (const signal of forwarded) process.off(signal, stop)
  }
}
