import { execFileSync, spawn } from 'node:child_process'
import { once } from 'node:events'
import { closeSync, constants, mkdtempSync, openSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
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

test('of more than 4 MB that wait for a slow reader, the newest are lost, and further lines come once it has read', async () => {
  const { program, printed } = logging(`
    const megabyte = (name) => name.padEnd(1024 * 1024 - 1, '.') + '\\n'
    for (const name of ['sent', '1', '2', '3', '4', 'lost', 'lost']) logOutput.write(megabyte(name))
    process.stdin.once('data', () => logOutput.write('further\\n'))`)
  const names = () =>
    printed()
      .split('\n')
      .map((line) => line.replace(/\.+$/, ''))
  await expect.poll(names).toEqual(['sent', '1', '2', '3', '4', ''])
  program.stdin.write('go on\n')
  await expect.poll(names).toEqual(['sent', '1', '2', '3', '4', 'further', ''])
})

test('what a full pipe has not taken is written at the end of the program, if somebody reads it by then', async () => {
  const folder = mkdtempSync(join(tmpdir(), 'bep-lua-log-'))
  onTestFinished(() => rmSync(folder, { recursive: true }))
  execFileSync('sh', ['-c', 'mkfifo "$1"', 'sh', join(folder, 'log')])
  const pipe = openSync(join(folder, 'log'), constants.O_RDWR | constants.O_NONBLOCK)
  onTestFinished(() => closeSync(pipe))
  const lines = `Array.from({ length: 1000 }, (_, number) => number + 'x'.repeat(96) + '\\n').join('')`
  const source = `
    import { readSync } from 'node:fs'
    import { stat } from 'node:fs/promises'
    let printed = ''
    const readAll = () => {
      const bytes = Buffer.alloc(1024 * 1024)
      try {
        for (;;) printed += bytes.toString('utf8', 0, readSync(1, bytes))
      } catch (error) {
        if (error.code !== 'EAGAIN') throw error
      }
    }
    // Node makes the pipe one that does not wait.
    process.stdout
    // This reader takes all that the pipe holds before the log's last lines are written, and then those.
    process.on('exit', readAll)
    const { logOutput } = await import(${JSON.stringify(join(import.meta.dirname, 'log-output.ts'))})
    process.on('exit', readAll)
    process.on('exit', () => console.error(printed === ${lines} ? 'whole' : 'cut off after ' + printed.length))
    logOutput.write(${lines})
    // One thread does all of it in turn: a first write fills the pipe, a second finds it full.
    for (let turn = 0; turn < 3; turn += 1) await stat('.')
    process.exit()`
  const program = spawn(process.execPath, ['--input-type=module', '--eval', source], {
    stdio: ['ignore', pipe, 'pipe'],
    env: { ...process.env, UV_THREADPOOL_SIZE: '1' },
  })
  onTestFinished(() => void program.kill('SIGKILL'))
  let told = ''
  program.stderr?.on('data', (chunk: Buffer) => (told += chunk.toString()))
  await once(program, 'close')
  expect(told).toBe('whole\n')
})
