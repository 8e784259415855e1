import { execFile } from 'node:child_process'
import { mkdtemp, mkdir, readFile, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { promisify } from 'node:util'

import { afterAll, beforeAll, expect, it, onTestFinished } from 'vitest'

import { settingNames } from '#src/server/config.ts'
import { startS3Server, type S3Server } from '#test/support/s3-server.ts'

let server: S3Server
beforeAll(async () => {
  server = await startS3Server()
})
afterAll(() => server.close())

const unset = Object.fromEntries(settingNames.map((name) => [name, '']))

/** What the program prints, and how it ends, with pictures in a folder of their own. */
async function copy(folder: string, args: readonly string[], settings: Record<string, string> = {}) {
  const program = join(import.meta.dirname, 'copy-objects.mjs')
  const env = { ...process.env, ...unset, ...server.settings, DATA_DIR: folder, ...settings }
  return promisify(execFile)(process.execPath, [program, ...args], { env }).then(
    ({ stdout }) => ({ code: 0, printed: stdout }),
    ({ code, stderr }: { code: number; stderr: string }) => ({ code, printed: stderr }),
  )
}

async function pictures(): Promise<string> {
  const folder = await mkdtemp(join(tmpdir(), 'bep-lua-copy-'))
  onTestFinished(() => rm(folder, { recursive: true }))
  await mkdir(join(folder, 'objects'))
  return folder
}

it('copies pictures to the service and back, whichever of both the site uses, and those once', async () => {
  const [mine, another] = [await pictures(), await pictures()]
  await writeFile(join(mine, 'objects', 'oven.webp'), 'an oven')
  const copied = { code: 0, printed: 'Copied 1, 0 were there.\n' }
  expect(await copy(mine, ['--to=s3'], { STORAGE: 'local' })).toEqual(copied)
  expect(await copy(mine, ['--to=s3'])).toEqual({ code: 0, printed: 'Copied 0, 1 were there.\n' })
  expect(await copy(another, ['--to=local'])).toEqual(copied)
  expect(await readFile(join(another, 'objects', 'oven.webp'), 'utf8')).toBe('an oven')
})

it.each([
  ['it is not said where to', ['s3'], {}, 'Say where to: --to=s3 or --to=local\n', 1],
  ['there is no such place', ['--to=s3-old'], {}, 'Say where to: --to=s3 or --to=local\n', 1],
  [
    'no bucket is named',
    ['--to=s3'],
    { S3_BUCKET: '', STORAGE: 'local' },
    'STORAGE=s3 needs S3_BUCKET. See .env.example.\n',
    78,
  ],
] as const)(
  'copies nothing, fails and says so in a line where %s',
  async (_case, args, settings, line, code) => {
    expect(await copy(await pictures(), args, settings)).toEqual({ code, printed: line })
  },
)
