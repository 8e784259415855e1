import { execFileSync } from 'node:child_process'
import {
  existsSync,
  mkdirSync,
  mkdtempSync,
  readFileSync,
  readdirSync,
  realpathSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'

import { expect, onTestFinished, test } from 'vitest'

import { baseOf } from './release-folders.ts'
import { rollBack, update, type UpdateOptions } from './update.ts'

interface Release {
  /** For each migration, the last one that the oldest fitting program knows. */
  readonly oldestPrograms: readonly number[]
  readonly fails?: 'to build' | 'to be backed up'
  readonly lockfile?: string
}

/** A repository whose commits hold what an update reads of a release, and the folder in which releases are made from it. */
function restaurant() {
  const folder = realpathSync(mkdtempSync(join(tmpdir(), 'bep-lua-releases-')))
  onTestFinished(() => rmSync(folder, { recursive: true }))
  const repository = join(folder, 'repository')
  const base = join(folder, 'base')
  mkdirSync(base)
  const git = (...args: string[]) =>
    execFileSync('git', ['-C', repository, '-c', 'user.name=t', '-c', 'user.email=t@t', ...args], {
      stdio: 'pipe',
    })
  execFileSync('git', ['init', '--quiet', repository])
  const write = (path: string, text: string) => {
    mkdirSync(join(repository, path, '..'), { recursive: true })
    writeFileSync(join(repository, path), text)
  }
  return {
    base,
    /** The file to which each restart appends the release that it starts. */
    started: () =>
      existsSync(`${base}/started`) ? readFileSync(`${base}/started`, 'utf8').trim().split('\n') : [],
    backups: () =>
      existsSync(`${base}/backups`) ? readFileSync(`${base}/backups`, 'utf8').trim().split('\n') : [],
    release(tag: string, { oldestPrograms, fails, lockfile = tag }: Release) {
      write('package.json', JSON.stringify({ version: tag.slice(1), type: 'module' }))
      write('package-lock.json', lockfile)
      write(
        'db/migrations/oldest-programs.json',
        JSON.stringify(Object.fromEntries(oldestPrograms.entries())),
      )
      write(
        'scripts/launch.mjs',
        fails === 'to build'
          ? 'process.exitCode = 1'
          : `import { mkdirSync, writeFileSync } from 'node:fs'
             mkdirSync('build/client/assets', { recursive: true })
             writeFileSync('build/client/assets/page-${tag}.js', '')`,
      )
      write(
        'scripts/backup.mjs',
        fails === 'to be backed up'
          ? 'process.exitCode = 1'
          : `import { appendFileSync } from 'node:fs'
             appendFileSync('${base}/backups', '${tag}\\n')`,
      )
      git('add', '.')
      git('commit', '--quiet', '--message', tag)
      git('tag', tag)
    },
    from: repository,
    options: {
      base,
      program: join(folder, 'program'),
      confirm: () => Promise.reject(new Error('asked although nothing is lost')),
      log: () => {},
      restartCommand: `basename $(readlink current) | cut -d- -f1 >> started`,
    } satisfies UpdateOptions,
  }
}

const runs = (base: string) =>
  JSON.parse(readFileSync(`${base}/current/package.json`, 'utf8')).version as unknown

test('an update starts the newest release, keeps the one before with its pages, and goes back', async () => {
  const { base, from, options, release, started, backups } = restaurant()
  release('v1.9.0', { oldestPrograms: [0] })
  await update({ from }, options)
  release('v1.10.0', { oldestPrograms: [0, 0] })
  await update({}, options)
  expect(runs(base)).toBe('1.10.0')
  // Guests who opened a page before the update still load its parts, and those of the newer one after a roll-back.
  const assets = () => readdirSync(`${base}/current/build/client/assets`)
  expect(assets()).toEqual(expect.arrayContaining(['page-v1.9.0.js', 'page-v1.10.0.js']))
  await rollBack(options)
  expect(runs(base)).toBe('1.9.0')
  expect(assets()).toEqual(expect.arrayContaining(['page-v1.9.0.js', 'page-v1.10.0.js']))
  await update({ to: 'v1.10.0' }, options)
  expect(started()).toEqual(['1.9.0', '1.10.0', '1.9.0', '1.10.0'])
  // Only the updates that change tables are preceded by a backup, which the release that serves makes.
  expect(backups()).toEqual(['v1.9.0', 'v1.9.0'])
  release('v2.0.0', { oldestPrograms: [0, 0] })
  await update({}, options)
  expect(readdirSync(`${base}/releases`).map((name) => name.split('-')[0])).toEqual(['1.10.0', '2.0.0'])
})

test('settings outlive every release, and the commit is known without git', async () => {
  const { base, from, options, release } = restaurant()
  release('v1.0.0', { oldestPrograms: [0] })
  mkdirSync(join(base, 'shared'))
  writeFileSync(join(base, 'shared/.env'), 'PORT=3001')
  await update({ from }, options)
  const program = realpathSync(join(base, 'current'))
  expect(readFileSync(join(program, '.env'), 'utf8')).toBe('PORT=3001')
  expect(baseOf(program)).toBe(base)
  expect(() => baseOf(base)).toThrow('--base')
})

test('an update downloads no packages that it has, and those of another lockfile are not taken', async () => {
  const { base, from, options, release } = restaurant()
  const packages = join(options.program, 'node_modules')
  mkdirSync(join(packages, 'tool'), { recursive: true })
  mkdirSync(join(packages, '.bin'))
  writeFileSync(join(packages, 'tool/run.js'), 'the tool')
  symlinkSync('../tool/run.js', join(packages, '.bin/tool'))
  writeFileSync(join(options.program, 'package-lock.json'), 'tool 1')
  release('v1.0.0', { oldestPrograms: [0], lockfile: 'tool 1' })
  await update({ from }, options)
  // Its link must not lead into the program's folder, which a later update deletes.
  rmSync(packages, { recursive: true })
  expect(readFileSync(`${base}/current/node_modules/.bin/tool`, 'utf8')).toBe('the tool')
  release('v2.0.0', { oldestPrograms: [0], lockfile: 'tool 2' })
  await update({}, { ...options, program: realpathSync(`${base}/current`) })
  expect(runs(base)).toBe('2.0.0')
  expect(existsSync(`${base}/current/node_modules`)).toBe(false)
})

test.each([
  ['cannot be built', 'v2.0.0', { oldestPrograms: [0], fails: 'to build' }, 'could not be built'],
  ['does not exist', 'v3.0.0', { oldestPrograms: [0] }, 'git'],
] as const)('a release that %s changes nothing', async (_case, to, next, said) => {
  const { base, from, options, release, started } = restaurant()
  release('v1.0.0', { oldestPrograms: [0] })
  await update({ from }, options)
  release('v2.0.0', next)
  await expect(update({ to }, options)).rejects.toThrow(said)
  expect(runs(base)).toBe('1.0.0')
  expect(started()).toEqual(['1.0.0'])
  expect(readdirSync(`${base}/releases`)).toHaveLength(1)
})

test('whoever updates from a repository that is gone reads which one it is', async () => {
  const { from, options, release } = restaurant()
  release('v1.0.0', { oldestPrograms: [0] })
  await update({ from }, options)
  rmSync(join(from, '.git'), { recursive: true })
  await expect(update({}, options)).rejects.toThrow(from)
})

test('without its backup no table is changed', async () => {
  const { base, from, options, release, started } = restaurant()
  release('v1.0.0', { oldestPrograms: [0], fails: 'to be backed up' })
  await update({ from }, options)
  release('v2.0.0', { oldestPrograms: [0, 0] })
  await expect(update({}, options)).rejects.toThrow('backup')
  expect([runs(base), started()]).toEqual(['1.0.0', ['1.0.0']])
})

test('if the new release does not start, the site is started with the one before', async () => {
  const { base, from, options, release, started } = restaurant()
  release('v1.0.0', { oldestPrograms: [0] })
  await update({ from }, options)
  release('v2.0.0', { oldestPrograms: [0] })
  const restartCommand = `${options.restartCommand}; ! readlink current | grep -q 2.0.0`
  await expect(update({}, { ...options, restartCommand })).rejects.toThrow('1.0.0')
  expect([runs(base), started()]).toEqual(['1.0.0', ['1.0.0', '2.0.0', '1.0.0']])
})

test('an update that cannot be rolled back is asked for first, and so is its roll-back to a restored backup', async () => {
  const { base, from, options, release } = restaurant()
  release('v1.0.0', { oldestPrograms: [0] })
  await update({ from }, options)
  release('v2.0.0', { oldestPrograms: [0, 1] })
  const asked: string[] = []
  const answer = (yes: boolean) => ({
    ...options,
    confirm: async (question: string) => asked.push(question) > 0 && yes,
  })
  await expect(update({}, answer(false))).rejects.toThrow('Not updated')
  expect(runs(base)).toBe('1.0.0')
  await update({}, answer(true))
  expect(asked).toHaveLength(2)
  await expect(rollBack(answer(false))).rejects.toThrow('Not rolled back')
  await expect(update({ to: 'v1.0.0' }, options)).rejects.toThrow('cannot work on the tables')
  // As long as nothing is restored the former release ends at its start, and guests get the newer one again.
  const restartCommand = `! readlink current | grep -q 1.0.0`
  await expect(rollBack({ ...answer(true), restartCommand })).rejects.toThrow('serves again')
  expect(runs(base)).toBe('2.0.0')
  await rollBack(answer(true))
  expect(runs(base)).toBe('1.0.0')
})

test('two updates at once do not disturb each other', async () => {
  const { base, from, options, release, started } = restaurant()
  release('v1.0.0', { oldestPrograms: [0] })
  const both = await Promise.allSettled([update({ from }, options), update({ from }, options)])
  expect(both.map(({ status }) => status)).toEqual(['fulfilled', 'rejected'])
  expect([runs(base), started()]).toEqual(['1.0.0', ['1.0.0']])
})
