import { spawn } from 'node:child_process'
import { mkdir, mkdtemp, rm, symlink, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { text } from 'node:stream/consumers'

import { expect, it, onTestFinished } from 'vitest'

const root = join(import.meta.dirname, '..', '..')

const passes = "import { it } from 'vitest'\nit('passes', () => {})\n"
const fails = "import { it } from 'vitest'\nit('fails', () => { throw new Error('always') })\n"
const failsBefore =
  "import { beforeAll, it } from 'vitest'\nbeforeAll(() => { throw new Error('x') })\nit('a', () => {})\n"
/** Passes from its second run on: a file tells it that there was a first. */
const failsOnce = `import { existsSync, writeFileSync } from 'node:fs'
import { beforeAll, it } from 'vitest'
beforeAll(() => {
  if (existsSync('ran')) return
  writeFileSync('ran', '')
  throw new Error('only once')
})
it('passes', () => {})
`
const rejectsOutside =
  "import { it } from 'vitest'\nit('passes', () => { void Promise.reject(new Error('unheard')) })\n"

async function runTests(files: Record<string, string>): Promise<{ code: number | null; printed: string }> {
  // Below the project, where Node finds its packages.
  const folder = await mkdtemp(join(root, 'node_modules', '.bep-lua-repeat-'))
  onTestFinished(() => rm(folder, { recursive: true }))
  await mkdir(join(folder, 'node_modules'))
  await symlink(join(root, 'node_modules', 'vitest'), join(folder, 'node_modules', 'vitest'))
  await writeFile(join(folder, 'vitest.config.ts'), 'export default { test: { exclude: [] } }\n')
  for (const [name, content] of Object.entries(files))
    await writeFile(join(folder, `${name}.test.ts`), content)
  const child = spawn(process.execPath, [join(import.meta.dirname, 'run-tests.ts'), `--root=${folder}`], {
    cwd: folder,
    env: { ...process.env, VITEST: undefined, NO_COLOR: '1' },
    stdio: ['ignore', 'pipe', 'pipe'],
  })
  const ended = new Promise<number | null>((resolve) => child.once('close', resolve))
  const [code, out, err] = await Promise.all([ended, text(child.stdout), text(child.stderr)])
  return { code, printed: out + err }
}

it('a run in which all passes names nothing', async () => {
  const { code, printed } = await runTests({ good: passes })
  expect(printed).not.toMatch(/Once more|flaky/)
  expect(code).toBe(0)
})

it('a file that fails once passes, and is named', async () => {
  const { code, printed } = await runTests({ good: passes, rarely: failsOnce })
  expect(printed).toMatch(/Once more: rarely\.test\.ts\n/)
  expect(printed).toMatch(/1 flaky:\n {2}rarely\.test\.ts\n/)
  expect(code).toBe(0)
})

it('a file that fails twice fails the run', async () => {
  const { code, printed } = await runTests({ good: passes, bad: fails, rarely: failsOnce })
  expect(printed).not.toContain('flaky')
  expect(code).toBe(1)
})

it('many failing files are not run again', async () => {
  const { code, printed } = await runTests({ a: fails, b: failsBefore, c: fails, d: failsOnce })
  expect(printed).not.toContain('Once more')
  expect(code).toBe(1)
})

it('an error outside of every test fails the run', async () => {
  const { code, printed } = await runTests({ good: rejectsOutside })
  expect(printed).not.toContain('flaky')
  expect(code).toBe(1)
})
