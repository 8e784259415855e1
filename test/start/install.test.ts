/** @module-tag slow */

import { readFileSync } from 'node:fs'
import { join } from 'node:path'

import { describe, expect, test, vi } from 'vitest'

import { launchedProject, nodePackage, type LaunchedProject } from './launched-project.ts'
import { integrityOf } from './package-registry.ts'

/** Done by `npm test` too, as a short round of what this file does. */
const inShort = { tags: ['short'] }

vi.setConfig({ testTimeout: 120_000 })

const root = join(import.meta.dirname, '..', '..')
interface Lockfile {
  readonly packages: Readonly<Record<string, object & { readonly dev?: boolean }>>
}

const testTool = 'test-tool/index.js'
const builder = 'builder/build.cjs'

/** Runs a command to its good end and returns what it printed. */
async function run(project: LaunchedProject, command: 'build' | 'install' | 'packages'): Promise<string> {
  const { code, printed } = await project.launch(command).ended
  expect(printed).not.toMatch(/error/i)
  expect(code).toBe(0)
  return printed
}

describe('npm start', () => {
  test('installs what the site is built and served with, and no more', inShort, async () => {
    const project = await launchedProject()
    expect(await run(project, 'build')).toMatch(/^Installing[^]*Built/)
    expect(project.installed('.bin/node')).toBeDefined()
    expect(project.installed(`${nodePackage}/include`)).toBeUndefined()
    expect(project.installed(builder)).toBeDefined()
    expect(project.installed(testTool)).toBeUndefined()
  })

  test('builds at once after the packages alone were installed, as install.sh does', async () => {
    const project = await launchedProject()
    expect(await run(project, 'packages')).not.toContain('Building')
    expect(project.installed(testTool)).toBeUndefined()
    expect(await run(project, 'build')).toMatch(/^Building[^]*Built/)
  })

  test('installs and removes nothing after npm test', async () => {
    const project = await launchedProject()
    await run(project, 'install')
    expect(await run(project, 'build')).not.toContain('Installing')
    expect(project.installed(testTool)).toBeDefined()
    // No package runs code of its own while it is installed.
    expect(project.installed('test-tool/ran-while-installed')).toBeUndefined()
  })

  test('installs what the lockfile has come to name since', async () => {
    const project = await launchedProject()
    await run(project, 'build')
    const manifest = JSON.parse(project.read('package.json')) as Record<string, Record<string, string>> // as it was written
    const lockfile = JSON.parse(project.read('package-lock.json')) as Lockfile // likewise
    const { 'test-tool': version = '' } = manifest['devDependencies'] ?? {}
    const changed = {
      ...manifest,
      devDependencies: {},
      dependencies: { ...manifest['dependencies'], 'test-tool': version },
    }
    const { dev: _dev, ...locked } = lockfile.packages['node_modules/test-tool'] ?? {}
    const packages = { ...lockfile.packages, '': changed, 'node_modules/test-tool': locked }
    project.write('package.json', JSON.stringify(changed))
    project.write('package-lock.json', JSON.stringify({ ...lockfile, packages }))
    expect(await run(project, 'build')).toContain('Installing')
    expect(project.installed(testTool)).toBeDefined()
    expect(await run(project, 'build')).toBe('')
  })

  test.each([
    ['leave out what is optional', 'npm_config_omit', 'optional'],
    ['insist on the Node of the project', 'npm_config_engine_strict', 'true'],
    ['leave out what production does not need', 'NODE_ENV', 'production'],
  ])('installs it for somebody who has told npm to %s', async (_what, name, value) => {
    const project = await launchedProject()
    project.set(name, value)
    expect(await run(project, 'install')).toContain('Installed')
    expect(project.installed(testTool)).toBeDefined()
    expect(await run(project, 'build')).toMatch(/^Building[^]*Built/)
  })

  test('rejects a Node that is not the one of the lockfile', async () => {
    const project = await launchedProject({ tampered: true })
    const { code, printed } = await project.launch('build').ended
    expect(printed).toContain(
      `npm could not fetch the package ${nodePackage}, or what it fetched is not what`,
    )
    expect(code).toBe(1)
    expect(project.installed(`${nodePackage}/bin/node`)).toBeUndefined()
    expect((await project.launch('build').ended).code).toBe(1)
  })
})

test('the pages are built again when what they are made of has changed, and only then', async () => {
  const project = await launchedProject()
  await run(project, 'build')
  project.write('src/menu.test.ts', 'changed')
  expect(await run(project, 'build')).toBe('')
  for (const made of ['src/new/menu.ts', 'vite.config.ts']) {
    project.write(made, 'changed')
    expect(await run(project, 'build'), made).toContain('Built')
    expect(await run(project, 'build'), made).toBe('')
  }
  project.write('package-lock.json', `${project.read('package-lock.json')}\n`)
  expect(await run(project, 'build')).toContain('Built')
})

test('a build that fails says so, and counts neither as one nor as the one before', async () => {
  const project = await launchedProject()
  project.write('tsconfig.json', 'good')
  await run(project, 'build')
  const working = project.read(`node_modules/${builder}`)
  project.write('tsconfig.json', 'bad')
  project.write(
    `node_modules/${builder}`,
    `#!/usr/bin/env node\nconsole.error('No such page'); process.exitCode = 3\n`,
  )
  for (const _again of [1, 2]) {
    const { code, printed } = await project.launch('build').ended
    expect(printed).toContain('No such page\nBuilding the pages failed (exit code 3).')
    expect(code).toBe(1)
  }
  project.write(`node_modules/${builder}`, working)
  project.write('tsconfig.json', 'good')
  expect(await run(project, 'build')).toContain('Built')
})

test('of two that begin together one builds, and the other says once that it waits', inShort, async () => {
  const project = await launchedProject()
  await run(project, 'install')
  project.write(
    `node_modules/${builder}`,
    `#!/usr/bin/env node\nconsole.log('Is not shown'); require('node:fs').mkdirSync('build')\n`,
  )
  const printed = await Promise.all([run(project, 'build'), run(project, 'build')])
  expect(printed.join('').match(/Built/g)).toHaveLength(1)
  expect(printed.join('')).not.toContain('Is not shown')
  expect(printed.join('').match(/Waiting/g)?.length ?? 0).toBeLessThan(2)
})

test('a build is for production, and what changes while it is made belongs to the next', async () => {
  const project = await launchedProject()
  await run(project, 'install')
  project.write(
    `node_modules/${builder}`,
    `#!/usr/bin/env node
    const { mkdirSync, writeFileSync } = require('node:fs')
    for (const folder of ['build', 'src']) mkdirSync(folder, { recursive: true })
    writeFileSync('build/made-for', process.env.NODE_ENV ?? '')
    writeFileSync('src/saved-meanwhile.ts', '')\n`,
  )
  for (const _saved of ['new', 'as it was']) expect(await run(project, 'build')).toContain('Built')
  expect(await run(project, 'build')).toBe('')
  expect(project.read('build/made-for')).toBe('production')
})

describe('npm test', () => {
  test('after npm start adds the rest and leaves alone what a running site is served from', async () => {
    const project = await launchedProject()
    await run(project, 'build')
    const before = [builder, `${nodePackage}/bin/node`].map(project.installed)
    const lockfile = project.read('package-lock.json')
    // It says of itself that it needs no tools of development.
    project.set('NODE_ENV', 'production')
    await run(project, 'install')
    expect(project.read('package-lock.json')).toBe(lockfile)
    expect(project.installed(testTool)).toBeDefined()
    expect([builder, `${nodePackage}/bin/node`].map(project.installed)).toEqual(before)
    expect(await run(project, 'install')).toBe('')
  })

  test('killed while it adds the rest, leaves a site that starts, and the next one installs all', async () => {
    const project = await launchedProject()
    await run(project, 'build')
    const asked = project.registry.hold('test-tool')
    const killed = project.launch('install')
    await asked
    killed.kill()
    await killed.ended
    expect(await run(project, 'build')).toBe('')
    project.registry.release()
    await run(project, 'install')
    expect(project.installed(testTool)).toBeDefined()
  })

  test('killed while it installs on a fresh clone, is made good by the next command', async () => {
    const project = await launchedProject()
    const asked = project.registry.hold('test-tool')
    const killed = project.launch('install')
    await asked
    killed.kill()
    await killed.ended
    project.registry.release()
    expect(await run(project, 'build')).toContain('Installing')
    expect(project.installed(builder)).toBeDefined()
  })

  test('begun together with npm start waits for it, and both end well', async () => {
    const project = await launchedProject()
    const printed = await Promise.all([run(project, 'build'), run(project, 'install')])
    // One of them installs and then builds, so it may wait too once the other one has begun.
    expect(printed.join('')).toContain('Waiting for another start or test')
    expect(project.installed(testTool)).toBeDefined()
    expect(project.installed(builder)).toBeDefined()
  })
})

describe('a command of several steps', () => {
  const fails = (code: number) => `process.exitCode = ${code}`
  /** What it does, without the time it took. */
  const done = (printed: string) =>
    printed
      .split('\n')
      .filter((line) => line !== '' && !/^(Install|Buil)/.test(line))
      .map((line) => line.replace(/ \d+ s\./, ''))

  test(
    'runs the files and the kinds of tests that are asked for, and checks nothing else',
    inShort,
    async () => {
      const project = await launchedProject()
      const stepsOf = async (...args: string[]) =>
        done((await project.launch('test', ...args).ended).printed).filter((line) => !/^[▸✓]/.test(line))
      expect(await stepsOf('orders')).toEqual(['vitest run --tags-filter=!slow || short orders'])
      expect(await stepsOf('--only=pure,browser', 'orders')).toEqual([
        'vitest run --tags-filter=!slow || short --project=pure orders',
        'playwright test --grep-invert=@slow orders',
      ])
      expect(await stepsOf('--only=browser')).toEqual(['playwright test --grep-invert=@slow'])
      expect(await stepsOf('--only=rules')).toEqual([expect.stringContaining('"rules"')])
    },
  )

  test('ends with the first that fails: with its exit code, and says which', inShort, async () => {
    const project = await launchedProject()
    project.write('oxlint.cjs', fails(3))
    project.write('test/architecture/check-api-document.ts', '')
    const { code, printed } = await project.launch('check', 'ignored').ended
    expect(done(printed)).toEqual([
      '▸ format',
      'oxfmt --check .',
      '▸ route types',
      '▸ API document',
      '▸ lint',
      'oxlint --type-aware',
      '✗ check failed at "lint" (exit code 3).',
    ])
    expect(code).toBe(3)
  })

  test('passes on what follows it where its step takes that', async () => {
    const project = await launchedProject()
    const { code, printed } = await project.launch('format', 'src/a.ts', '--check').ended
    expect(done(printed)).toEqual(['▸ format', 'oxfmt src/a.ts --check', '✓ format passed in'])
    expect(code).toBe(0)
  })

  const endless = `console.log('formatting'); setInterval(() => {}, 60_000)`

  test.each([
    ['SIGTERM', 143],
    ['SIGINT', 130],
    ['SIGHUP', 129],
  ] as const)(
    'that is asked to end by %s ends what it runs, and says where it was',
    async (signal, ended) => {
      const project = await launchedProject()
      project.write('oxfmt.cjs', endless)
      const stopped = project.launch('format')
      await expect.poll(() => stopped.printed(), { timeout: 60_000 }).toContain('formatting')
      stopped.stop(signal)
      const { code, printed } = await stopped.ended
      expect(printed).toContain('✗ format was stopped at "format".')
      expect(code).toBe(ended)
    },
  )

  test('that there is not names those that there are', async () => {
    const project = await launchedProject()
    const { code, printed } = await project.launch('tests').ended
    expect(printed).toMatch(/^Unknown command "tests"\. Known: .*\btest\b.*\bbuild\b/)
    expect(code).toBe(1)
  })
})

describe('an install', () => {
  test('that is asked to end says so', async () => {
    const project = await launchedProject()
    const asked = project.registry.hold('builder')
    const stopped = project.launch('build')
    await asked
    stopped.stop()
    // npm puts back what there was before, once nothing is under way.
    project.registry.release()
    const { code, printed } = await stopped.ended
    expect(printed).toMatch(/^Installing[^]*Stopped while installing\.\n$/)
    expect(code).toBeGreaterThan(0)
  })

  test('that fails shows what npm says, and of npm’s warnings none', async () => {
    const project = await launchedProject()
    const lockfile = project.read('package-lock.json')
    project.write('package-lock.json', lockfile.replaceAll(/sha512-[^"]+/g, integrityOf(Buffer.of())))
    const { code, printed } = await project.launch('build').ended
    expect(printed).toMatch(/EINTEGRITY[^]*\nInstalling packages failed \(npm ci, exit code 1\)\.\n$/)
    expect(printed).not.toMatch(/warn/i)
    expect(code).toBe(1)
  })

  test('without npm says what is missing', async () => {
    const project = await launchedProject()
    project.set('PATH', '/nowhere')
    const { code, printed } = await project.launch('build').ended
    expect(printed).toContain('npm could not be started (ENOENT). Install Node 20 or newer with npm')
    expect(code).toBe(1)
  })

  test('is made on a Node and with tools that it does not replace', async () => {
    const project = await launchedProject()
    await run(project, 'install')
    project.write('node_modules/.bin/npm', '#!/bin/sh\necho It replaces itself\nexit 7\n')
    project.write('npm/npm', '#!/bin/sh\necho Here is another npm\nexit 7\n')
    project.write('node_modules/.package-lock.json', '{}')
    project.set('PATH', `${project.folder}/node_modules/.bin:${project.folder}/npm:/usr/bin:/bin`)
    const { code, printed } = await project.launch('build').ended
    expect(printed).toContain('Here is another npm\nInstalling packages failed (npm ci, exit code 7).')
    expect(code).toBe(1)
  })
})

test('packages that somebody has installed with npm stay, unless the lockfile has come to name others', async () => {
  const project = await launchedProject()
  await run(project, 'build')
  // As npm 10 leaves it.
  project.remove('.bin/node')
  expect(await run(project, 'build')).toBe('')
  expect(project.installed('.bin/node')).toBeDefined()
  const record = project.read('node_modules/.package-lock.json')
  project.write('node_modules/.package-lock.json', record.replaceAll('"1.0.0"', '"2.0.0"'))
  expect(await run(project, 'build')).toContain('Installing')
})

interface Entry {
  readonly version?: string
  readonly os?: string | string[]
  readonly cpu?: string | string[]
}

test('the lockfile has one Node for each machine, at the version this project names', inShort, () => {
  const read = (name: string): unknown => JSON.parse(readFileSync(join(root, name), 'utf8'))
  const { packages } = read('package-lock.json') as { packages: Record<string, Entry> } // as npm writes it
  const { engines, optionalDependencies } = read('package.json') as Record<string, Record<string, string>> // checked by npm
  const nodes = Object.keys(optionalDependencies ?? {}).map((name) => packages[`node_modules/${name}`])
  expect(new Set(nodes.map((node) => node?.version))).toEqual(new Set([engines?.['node']]))
  expect(nodes.map((node) => [node?.os, node?.cpu].flat().join(' '))).toEqual([
    'darwin arm64',
    'darwin x64',
    'linux arm64',
    'linux x64',
  ])
})
