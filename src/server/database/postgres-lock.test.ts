import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'

import { expect, it, onTestFinished } from 'vitest'

import { livingHolder, takeLock, type ProcessIdentity } from './postgres-lock.ts'

async function lockFile(): Promise<string> {
  const folder = await mkdtemp(join(tmpdir(), 'bep-lua-lock-'))
  onTestFinished(() => rm(folder, { recursive: true }))
  return join(folder, 'server.lock')
}

const takeAndEnd = `
  import { takeLock } from ${JSON.stringify(new URL('postgres-lock.ts', import.meta.url).href)}
  takeLock(process.argv[1])
  console.log('taken')
  process.stdin.once('data', () => process.exit())
`

it('is not held by a process that has ended, even while its parent has not asked how', async () => {
  const file = await lockFile()
  // The shell becomes a program that never waits for its children. In the background a program has no input of its own.
  const script = 'exec 3<&0; "$0" --input-type=module -e "$1" "$2" <&3 & exec sleep 600 </dev/null'
  const parent = spawn('sh', ['-c', script, process.execPath, takeAndEnd, file], {
    stdio: ['pipe', 'pipe', 'inherit'],
  })
  onTestFinished(() => void parent.kill('SIGKILL'))
  await once(parent.stdout, 'data')
  expect(takeLock(file)).toEqual({ heldBy: expect.any(Number) })
  parent.stdin.write('end\n')
  await expect.poll(() => takeLock(file)).toEqual({ release: expect.any(Function) })
})

it.runIf(process.platform === 'linux')(
  'is held by a server in a container whose unit sees another number of the boot, and by no other program',
  async () => {
    const file = await lockFile()
    const server = spawn(process.execPath, ['--input-type=module', '-e', takeAndEnd, file], {
      stdio: ['pipe', 'pipe', 'inherit'],
    })
    onTestFinished(() => void server.kill('SIGKILL'))
    await once(server.stdout, 'data')
    // The file holds what the server wrote.
    const seen = JSON.parse(await readFile(file, 'utf8')) as ProcessIdentity
    const started = seen.started.replace(/^\S+/, 'another-boot')
    await writeFile(file, JSON.stringify({ ...seen, started }))
    expect(takeLock(file)).toEqual({ heldBy: server.pid })
    await writeFile(file, JSON.stringify({ ...seen, started, command: 'another program' }))
    expect(livingHolder(file)).toBeUndefined()
    await writeFile(file, JSON.stringify({ ...seen, started: `${started}1` }))
    expect(livingHolder(file)).toBeUndefined()
  },
)

it.each([
  ['a file that was cut off', '{"pid":1,"st'],
  ['a process that never was', JSON.stringify({ pid: 99_999_999, started: '' })],
  ['a process whose number another one has by now', JSON.stringify({ pid: process.pid, started: 'before' })],
])('is taken over from %s, and leaves nothing behind when it is released', async (_whom, left) => {
  const folder = await mkdtemp(join(tmpdir(), 'bep-lua-lock-'))
  onTestFinished(() => rm(folder, { recursive: true }))
  const file = join(folder, 'server.lock')
  await writeFile(file, left)
  const lock = takeLock(file)
  expect(takeLock(file)).toEqual({ heldBy: process.pid })
  expect(await readdir(folder)).toEqual(['server.lock'])
  if ('release' in lock) lock.release()
  expect(await readdir(folder)).toEqual([])
})
