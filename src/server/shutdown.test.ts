import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { join } from 'node:path'

import { expect, it, onTestFinished } from 'vitest'

/** A program that registers these steps, says that it is ready, and is ended by signals. */
async function end(
  steps: string,
  signals: readonly NodeJS.Signals[] = ['SIGTERM', 'SIGINT'],
): Promise<{ code: number; printed: string }> {
  const source = `
    import { isShuttingDown, onShutdown } from ${JSON.stringify(join(import.meta.dirname, 'shutdown.ts'))}
    ${steps}
    setInterval(() => {}, 1_000)
    console.log('ready')`
  const program = spawn(process.execPath, ['--input-type=module', '--eval', source], {
    stdio: ['ignore', 'pipe', 'pipe'],
  })
  onTestFinished(() => void program.kill('SIGKILL'))
  let printed = ''
  for (const stream of [program.stdout, program.stderr])
    stream.on('data', (chunk: Buffer) => (printed += chunk.toString()))
  await expect.poll(() => printed).toContain('ready')
  for (const signal of signals) program.kill(signal)
  const [code] = (await once(program, 'close')) as [number] // it ends by itself, not by the signal
  return { code, printed: printed.replace('ready\n', '') }
}

it('what came up last goes down first, each once and after the one before', async () => {
  const { code, printed } = await end(`
    const step = (name) => onShutdown(async () => {
      console.log(name, 'begins', isShuttingDown())
      await new Promise((done) => setImmediate(done))
      console.log(name, 'ends')
    })
    step('database')
    step('server')`)
  expect(printed.trim().split('\n')).toEqual([
    'server begins true',
    'server ends',
    'database begins true',
    'database ends',
  ])
  expect(code).toBe(0)
})

it.each(['SIGINT', 'SIGTERM', 'SIGHUP'] as const)('everything goes down on %s', async (signal) => {
  const { code, printed } = await end(`onShutdown(async () => console.log('database ends'))`, [signal])
  expect([code, printed.trim()]).toEqual([0, 'database ends'])
})

it('a step that fails says so and keeps no other from going down', async () => {
  const { code, printed } = await end(`
    onShutdown(async () => console.log('database ends'))
    onShutdown(async () => { throw new Error('The queue is stuck') })`)
  expect(printed.trim().split('\n')).toEqual(['While stopping: The queue is stuck', 'database ends'])
  expect(code).toBe(0)
})
