import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { join } from 'node:path'

import { expect, onTestFinished, test } from 'vitest'

/** A program that logs so, and goes on until it is told to end. */
function logging(code: string) {
  const source = `
    import { logOutput } from ${JSON.stringify(join(import.meta.dirname, 'log-output.ts'))}
    ${code}`
  const program = spawn(process.execPath, ['--input-type=module', '--eval', source], {
    stdio: ['pipe', 'pipe', 'inherit'],
  })
  onTestFinished(() => void program.kill('SIGKILL'))
  let printed = ''
  program.stdout.on('data', (chunk: Buffer) => (printed += chunk.toString()))
  return { program, printed: () => printed }
}

test('lines that come while others are written are written too, without a further one', async () => {
  const { printed } = logging(`
    for (const line of ['one', 'two', 'three']) logOutput.write(line + '\\n')
    setInterval(() => {}, 60_000)`)
  await expect.poll(printed).toBe('one\ntwo\nthree\n')
})

test('what a slow reader has not taken yet arrives whole and in order, also at the end of the program', async () => {
  const count = 2_000
  const { program, printed } = logging(`
    for (let number = 0; number < ${count}; number += 1) logOutput.write(number + 'x'.repeat(100) + '\\n')
    process.stdin.once('data', () => process.exit())`)
  program.stdout.pause()
  program.stdin.write('end\n')
  program.stdout.resume()
  await once(program, 'close')
  const expected = Array.from({ length: count }, (_, number) => `${number}${'x'.repeat(100)}\n`)
  expect(printed()).toBe(expected.join(''))
})
