import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { cpSync, mkdirSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs'
import { basename, dirname, join } from 'node:path'

import { onTestFinished } from 'vitest'

import { dataFolder } from './database-folders.ts'
import {
  integrityOf,
  packageVersion,
  startRegistry,
  tarballOf,
  type Registry,
  type TestPackage,
} from './package-registry.ts'
import { signalGroup } from './running-site.ts'

const root = join(import.meta.dirname, '..', '..')

/** The pinned Node, which runs the tests, lies in the package of this machine: <package>/bin/node. */
export const nodePackage = basename(dirname(dirname(process.execPath)))

/** The Node package in small: its Node is the one that runs the test. */
const smallNode: TestPackage = {
  manifest: { bin: { node: 'bin/node' }, os: process.platform, cpu: process.arch },
  files: { 'bin/node': `#!/bin/sh\nexec '${process.execPath}' "$@"\n`, 'include/node.h': '' },
}

/** What the site is built and served with, in small: a builder that makes an empty build. */
const builder: TestPackage = {
  manifest: { bin: { 'react-router': 'build.cjs' } },
  files: { 'build.cjs': `#!/usr/bin/env node\nrequire('node:fs').mkdirSync('build', { recursive: true })\n` },
}

/** The tools of checks and tests, each of which says what it is told to do; where there is a file of its name, it does that. */
const tool = (name: string) => `#!/usr/bin/env node
console.log(${JSON.stringify(name)}, process.argv.slice(2).join(' '))
const own = require('node:path').resolve(${JSON.stringify(`${name}.cjs`)})
if (require('node:fs').existsSync(own)) require(own)
`
const tools = ['oxfmt', 'oxlint', 'tsc', 'knip', 'vitest', 'playwright', 'drizzle-kit']

/** It would leave a file behind if it were let run something while it is installed. */
const testTool: TestPackage = {
  manifest: {
    scripts: { postinstall: 'node -e "fs.writeFileSync(`ran-while-installed`, ``)"' },
    bin: Object.fromEntries(tools.map((name) => [name, `${name}.cjs`])),
  },
  files: { 'index.js': '', ...Object.fromEntries(tools.map((name) => [`${name}.cjs`, tool(name)])) },
}

export interface LaunchedProject {
  readonly registry: Registry
  /** Runs a command of scripts/launch.mjs with what follows it, in a process group of its own. */
  launch(command: string, ...extra: readonly string[]): Launched
  /** Launches with this environment variable from now on. */
  set(name: string, value: string): void
  /** The folder of the project. */
  readonly folder: string
  /** The inode of a file in node_modules: another one means that it was installed anew. Undefined where there is none. */
  installed(path: string): number | undefined
  /** Reads and writes files of the project's own. */
  read(path: string): string
  write(path: string, text: string): void
  /** Removes something from node_modules. */
  remove(path: string): void
}

interface Launched {
  /** All it has printed up to now. */
  printed(): string
  /** Asks it alone to end, as a process manager does with SIGTERM. */
  stop(signal?: NodeJS.Signals): void
  /** Kills it and everything it started outright. */
  kill(): void
  readonly ended: Promise<{ code: number | null; printed: string }>
}

/**
 * A project with this one's launcher and three small packages from a registry of its own: the pinned Node, `builder` for
 * building and serving, `test-tool` for tests. `tampered`: the Node that is downloaded is not the one of the lockfile.
 */
export async function launchedProject({ tampered = false } = {}): Promise<LaunchedProject> {
  const folder = dataFolder(0o755, 'project')
  const tarballs = new Map([
    [nodePackage, tarballOf(nodePackage, smallNode)],
    ['builder', tarballOf('builder', builder)],
    ['test-tool', tarballOf('test-tool', testTool)],
  ])
  cpSync(join(root, 'scripts'), join(folder, 'scripts'), { recursive: true })
  const project = {
    name: 'project',
    dependencies: { builder: packageVersion },
    devDependencies: { 'test-tool': packageVersion },
    optionalDependencies: { [nodePackage]: packageVersion },
    engines: { node: packageVersion },
  }
  const locked = (name: string, more: object) => {
    const integrity = integrityOf(tarballs.get(name) ?? Buffer.of())
    return { [`node_modules/${name}`]: { version: packageVersion, integrity, ...more } }
  }
  const packages = {
    '': project,
    ...locked(nodePackage, { ...smallNode.manifest, optional: true }),
    ...locked('builder', builder.manifest ?? {}),
    ...locked('test-tool', { dev: true, hasInstallScript: true, bin: testTool.manifest?.['bin'] }),
  }
  writeFileSync(join(folder, 'package.json'), JSON.stringify(project))
  const lockfile = { name: 'project', lockfileVersion: 3, requires: true, packages }
  writeFileSync(join(folder, 'package-lock.json'), JSON.stringify(lockfile))
  if (tampered) tarballs.set(nodePackage, tarballOf(nodePackage, { ...smallNode, files: { 'bin/node': '' } }))
  const registry = await startRegistry(tarballs)
  const settings: Record<string, string> = {}
  return {
    registry,
    folder,
    launch: (...command) => launchIn(folder, registry, settings, command),
    set: (name, value) => void (settings[name] = value),
    read: (path) => readFileSync(join(folder, path), 'utf8'),
    write(path, text) {
      mkdirSync(dirname(join(folder, path)), { recursive: true })
      writeFileSync(join(folder, path), text, { mode: 0o755 })
    },
    remove: (path) => rmSync(join(folder, 'node_modules', path), { recursive: true }),
    installed: (path) => statSync(join(folder, 'node_modules', path), { throwIfNoEntry: false })?.ino,
  }
}

function launchIn(
  folder: string,
  { url }: Registry,
  settings: Readonly<Record<string, string>>,
  command: readonly string[],
): Launched {
  const program = spawn(process.execPath, ['scripts/launch.mjs', ...command], {
    cwd: folder,
    env: {
      PATH: process.env['PATH'],
      HOME: folder,
      npm_config_registry: url,
      npm_config_cache: join(folder, '.npm'),
      npm_config_fetch_retries: '0',
      npm_config_update_notifier: 'false',
      ...settings,
    },
    detached: true,
    stdio: ['ignore', 'pipe', 'pipe'],
  })
  let printed = ''
  for (const stream of [program.stdout, program.stderr])
    stream.on('data', (chunk: Buffer) => (printed += chunk.toString()))
  const ended = once(program, 'close').then(([code]: (number | null)[]) => ({ code: code ?? null, printed }))
  onTestFinished(async () => {
    signalGroup(program, 'SIGKILL')
    await ended
  })
  return {
    printed: () => printed,
    stop: (signal = 'SIGTERM') => void program.kill(signal),
    kill: () => signalGroup(program, 'SIGKILL'),
    ended,
  }
}
