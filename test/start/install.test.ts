import { readFileSync } from 'node:fs'
import { join } from 'node:path'

import { describe, expect, test, vi } from 'vitest'

import { launchedProject, nodePackage, type LaunchedProject } from './launched-project.ts'

vi.setConfig({ testTimeout: 120_000 })

const root = join(import.meta.dirname, '..', '..')
interface Lockfile {
  readonly packages: Readonly<Record<string, object & { readonly dev?: boolean }>>
}

const testTool = 'test-tool/index.js'
const builder = 'builder/build.cjs'

/** Runs a command to its good end and returns what it printed. */
async function run(project: LaunchedProject, command: 'build' | 'install'): Promise<string> {
  const { code, printed } = await project.launch(command).ended
  expect(printed).not.toMatch(/error/i)
  expect(code).toBe(0)
  return printed
}

describe('npm start', () => {
  test('installs what the site is built and served with, and no more', async () => {
    const project = await launchedProject()
    expect(await run(project, 'build')).toMatch(/^Installing[^]*Built/)
    expect(project.installed('.bin/node')).toBeDefined()
    expect(project.installed(`${nodePackage}/include`)).toBeUndefined()
    expect(project.installed(builder)).toBeDefined()
    expect(project.installed(testTool)).toBeUndefined()
  })

  test('installs and removes nothing after npm test', async () => {
    const project = await launchedProject()
    await run(project, 'install')
    expect(await run(project, 'build')).not.toContain('Installing')
    expect(project.installed(testTool)).toBeDefined()
    // No package runs code of its own while it is installed.
    expect(project.installed('test-tool/ran-while-installed')).toBeUndefined()
  })

  test('installs what npm’s record names but the folder lacks, as after npm install --package-lock-only', async () => {
    const project = await launchedProject()
    await run(project, 'build')
    project.remove('.bep-lua-installed')
    project.remove('builder')
    expect(await run(project, 'build')).toContain('Installing')
    expect(project.installed(builder)).toBeDefined()
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

test('the pages are built again when anything they are made of has changed, and only then', async () => {
  const project = await launchedProject()
  await run(project, 'build')
  project.write('src/menu.test.ts', 'changed')
  expect(await run(project, 'build')).toBe('')
  for (const made of [
    'src/new/menu.ts',
    'public/brand/hero.avif',
    'scripts/build/chunk-groups.ts',
    'vite.config.ts',
    'react-router.config.ts',
    'tsconfig.json',
  ]) {
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
    `#!/usr/bin/env node\nconsole.log('No such page'); process.exitCode = 3\n`,
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

describe('npm test', () => {
  test('after npm start adds the rest and leaves alone what a running site is served from', async () => {
    const project = await launchedProject()
    await run(project, 'build')
    const before = [builder, `${nodePackage}/bin/node`].map(project.installed)
    await run(project, 'install')
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
    expect(printed.filter((text) => text.includes('Waiting for another start or test'))).toHaveLength(1)
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

  test('does one after the other: everything that holds the project to its rules', async () => {
    const project = await launchedProject()
    for (const script of ['architecture/check-imports', 'repeat/run-tests'])
      project.write(`test/${script}.ts`, `console.log('${script}')`)
    const { code, printed } = await project.launch('test').ended
    expect(done(printed)).toEqual([
      '▸ format',
      'oxfmt --check .',
      '▸ route types',
      '▸ lint',
      'oxlint --type-aware',
      '▸ types',
      'tsc --noEmit',
      '▸ import rules',
      'architecture/check-imports',
      '▸ unused code',
      'knip ',
      '▸ documents',
      'vitest run --config test/docs/documents-tests.config.ts',
      '▸ build',
      '▸ tests',
      'repeat/run-tests',
      '▸ browser tests',
      'playwright test',
      '✓ test passed in',
    ])
    expect(code).toBe(0)
    const check = done((await project.launch('check').ended).printed)
    expect(check).toEqual([...done(printed).slice(0, check.length - 1), '✓ check passed in'])
    expect(check.at(-2)).toContain('documents-tests')
  })

  test('ends with the first that fails: with its exit code, and says which', async () => {
    const project = await launchedProject()
    project.write('oxlint.cjs', fails(3))
    const { code, printed } = await project.launch('check', 'ignored').ended
    expect(done(printed)).toEqual([
      '▸ format',
      'oxfmt --check .',
      '▸ route types',
      '▸ lint',
      'oxlint --type-aware',
      '✗ check failed at "lint" (exit code 3) after',
    ])
    expect(code).toBe(3)
  })

  test('passes on what follows it where its step takes that', async () => {
    const project = await launchedProject()
    const { code, printed } = await project.launch('format', 'src/a.ts', '--check').ended
    expect(done(printed)).toEqual(['▸ format', 'oxfmt src/a.ts --check', '✓ format passed in'])
    expect(code).toBe(0)
  })

  test('that is asked to end ends what it runs, and says where it was', async () => {
    const project = await launchedProject()
    project.write('oxfmt.cjs', `console.log('formatting'); setInterval(() => {}, 60_000)`)
    const stopped = project.launch('format')
    await expect.poll(() => stopped.printed(), { timeout: 60_000 }).toContain('formatting')
    stopped.stop()
    const { code, printed } = await stopped.ended
    expect(printed).toContain('✗ format was stopped at "format".')
    expect(code).toBe(143)
  })

  test('whose tool is not there says so', async () => {
    const project = await launchedProject()
    await run(project, 'install')
    project.remove('.bin/oxfmt')
    const { code, printed } = await project.launch('format').ended
    expect(printed).toMatch(/✗ "format" could not be started: spawn .*oxfmt ENOENT/)
    expect(code).toBe(1)
  })

  test('that there is not names those that there are', async () => {
    const project = await launchedProject()
    const { code, printed } = await project.launch('tests').ended
    expect(printed).toMatch(/^Unknown command "tests"\. Known: install, test, check, build, format, /)
    expect(code).toBe(1)
  })
})

interface Entry {
  readonly version?: string
  readonly integrity?: string
  readonly os?: string | string[]
  readonly cpu?: string | string[]
}

test('the lockfile has a hash for every package, and one Node for each machine at the version this project names', () => {
  const read = (name: string): unknown => JSON.parse(readFileSync(join(root, name), 'utf8'))
  const { packages } = read('package-lock.json') as { packages: Record<string, Entry> } // as npm writes it
  const { engines, optionalDependencies } = read('package.json') as Record<string, Record<string, string>> // checked by npm
  const unverified = Object.entries(packages).filter(
    ([path, { integrity }]) => path !== '' && !integrity?.startsWith('sha512-'),
  )
  expect(unverified).toEqual([])
  const nodes = Object.keys(optionalDependencies ?? {}).map((name) => packages[`node_modules/${name}`])
  expect(new Set(nodes.map((node) => node?.version))).toEqual(new Set([engines?.['node']]))
  expect(nodes.map((node) => [node?.os, node?.cpu].flat().join(' '))).toEqual([
    'darwin arm64',
    'darwin x64',
    'linux arm64',
    'linux x64',
    'win32 x64',
  ])
})
