import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { cpSync, mkdirSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'

import { expect, test } from 'vitest'

import { allocatorSettings, nodeFlags } from '#src/server/process-limits.ts'
import { dataFolder } from './database-folders.ts'

const root = join(import.meta.dirname, '..', '..')

/** In place of the server: says how it was started. */
const server = `
const { NODE_ENV, PRODUCTION, HOME, MALLOC_ARENA_MAX, MALLOC_TRIM_THRESHOLD_ } = process.env
console.log(JSON.stringify({
  pid: process.pid, folder: process.cwd(), flags: process.execArgv, options: process.argv.slice(2),
  settings: { NODE_ENV, PRODUCTION, HOME, MALLOC_ARENA_MAX, MALLOC_TRIM_THRESHOLD_ },
}))`

/** Starts a project's scripts/serve.mjs from another folder, and returns how it has started the server. */
async function served(options: readonly string[], settings: Readonly<Record<string, string>>) {
  const folder = dataFolder(0o755, 'project')
  for (const file of ['scripts/serve.mjs', 'src/server/process-limits.ts']) {
    mkdirSync(dirname(join(folder, file)), { recursive: true })
    cpSync(join(root, file), join(folder, file))
  }
  writeFileSync(join(folder, 'package.json'), '{ "type": "module" }')
  writeFileSync(join(folder, 'src/server/main.ts'), server)
  const program = spawn(process.execPath, [join(folder, 'scripts/serve.mjs'), ...options], {
    cwd: '/',
    env: { HOME: '/home/owner', ...settings },
    stdio: ['ignore', 'pipe', 'inherit'],
  })
  let printed = ''
  program.stdout.on('data', (chunk: Buffer) => (printed += chunk.toString()))
  expect(await once(program, 'close')).toEqual([0, null])
  return { folder, pid: program.pid, started: JSON.parse(printed) as unknown }
}

test('the server takes the place of what starts it, in the folder of the project, within its memory', async () => {
  const options = ['--dev', '--parent=1']
  const { folder, pid, started } = await served(options, {})
  const settings = { ...allocatorSettings, HOME: '/home/owner', NODE_ENV: 'development' }
  expect(started).toEqual({ pid, folder, flags: [...nodeFlags], options, settings })
})

test.each([
  ['nothing is said', [], {}, { NODE_ENV: 'production' }],
  ['somebody works on it', ['--dev'], {}, { NODE_ENV: 'development' }],
  ['NODE_ENV says so', [], { NODE_ENV: 'production' }, { NODE_ENV: 'production', PRODUCTION: 'true' }],
  [
    'NODE_ENV says so, and PRODUCTION is empty',
    [],
    { NODE_ENV: 'production', PRODUCTION: '' },
    { NODE_ENV: 'production', PRODUCTION: 'true' },
  ],
  [
    'PRODUCTION says otherwise',
    [],
    { NODE_ENV: 'production', PRODUCTION: 'false' },
    { NODE_ENV: 'production', PRODUCTION: 'false' },
  ],
  ['NODE_ENV says something else', [], { NODE_ENV: 'test' }, { NODE_ENV: 'production' }],
] as const)('whether the site is open to the world, where %s', async (_case, options, given, told) => {
  const { folder, pid, started } = await served(options, given)
  const settings = { ...allocatorSettings, HOME: '/home/owner', ...told }
  expect(started).toEqual({ pid, folder, flags: [...nodeFlags], options: [...options], settings })
})
