import { spawnSync } from 'node:child_process'
import { createHash } from 'node:crypto'
import { existsSync, readFileSync, rmSync } from 'node:fs'
import { basename, join } from 'node:path'

import { run } from './children.mjs'
import { LaunchError } from './launch-error.mjs'
import { replaceFile, withLock } from './lock.mjs'
import { environmentWithoutTools, installed, pinnedNode, root } from './paths.mjs'

/** Lies in node_modules, which `npm ci` deletes first: an install that was cut off leaves no stamp. */
const stampFile = join(installed, '.bep-lua-installed')
const lockfile = join(root, 'package-lock.json')

/** Makes node_modules what the lockfile says, for this machine. Does nothing when it is so already. */
export async function ensureInstalled() {
  if (isStamped()) return
  await withLock(async (noteChild) => {
    if (isStamped()) return
    if (!matchesLockfile()) await install(noteChild)
    await ensurePinnedNode(noteChild)
    replaceFile(stampFile, wantedStamp())
  })
}

function wantedStamp() {
  const hash = createHash('sha256').update(readFileSync(lockfile)).digest('hex')
  return `${hash} ${process.platform} ${process.arch}\n`
}

function isStamped() {
  return existsSync(stampFile) && readFileSync(stampFile, 'utf8') === wantedStamp()
}

/**
 * Whether npm itself finished installing exactly these packages, as after a developer's `npm install`: npm keeps its own
 * record in node_modules and writes it last. Packages for other machines are rightly absent.
 */
function matchesLockfile() {
  const wanted = packagesOf(lockfile)
  const present = packagesOf(join(installed, '.package-lock.json'))
  if (!wanted || !present) return false
  const missing = Object.entries(wanted).filter(
    ([path, entry]) => path !== '' && !entry.optional && !(path in present),
  )
  const different = Object.entries(present).filter(([path, entry]) => wanted[path]?.version !== entry.version)
  return missing.length === 0 && different.length === 0 && forThisMachine(present)
}

function forThisMachine(packages) {
  return Object.values(packages).every(
    (entry) => fits(entry.os, process.platform) && fits(entry.cpu, process.arch),
  )
}

function fits(list, value) {
  return !list || list.includes(value)
}

function packagesOf(file) {
  try {
    return JSON.parse(readFileSync(file, 'utf8')).packages
  } catch {
    return undefined
  }
}

async function install(noteChild) {
  console.log('Installing packages (the first time takes a minute or two) …')
  const started = Date.now()
  rmSync(stampFile, { force: true })
  // The build needs the development packages in production too. An old Node is fine for npm, so its warnings are not shown.
  const { code, stopped, printed } = await runNpm(
    [
      'ci',
      '--include=dev',
      '--include=optional',
      '--engine-strict=false',
      '--loglevel=error',
      '--no-progress',
    ],
    { cwd: root, noteChild },
  )
  if (stopped) throw new LaunchError('Stopped while installing.', code)
  if (code !== 0)
    throw new LaunchError(`${printed.trimEnd()}\nInstalling packages failed (npm ci, exit code ${code}).`)
  console.log(`Installed in ${Math.round((Date.now() - started) / 1000)} s.`)
}

/** npm does not run a package's install script where it was told not to; the pinned Node then lacks its program. */
async function ensurePinnedNode(noteChild) {
  if (pinnedNodeRuns()) return
  console.log('Fetching the pinned Node …')
  const folder = join(installed, 'node')
  const { version } = JSON.parse(readFileSync(join(folder, 'package.json'), 'utf8'))
  const { printed } = await run(nodeForNpm(), ['installArchSpecificPackage.js'], {
    cwd: folder,
    env: environmentWithoutTools(),
    output: 'kept',
    started: noteChild,
  })
  if (pinnedNodeRuns()) return
  throw new LaunchError(
    `${printed.trimEnd()}\nNode ${version} for ${process.platform} ${process.arch} is not there, because npm skipped the install ` +
      'script of the package "node" and fetching it again failed. Run "npm rebuild node", then try again.',
  )
}

function pinnedNodeRuns() {
  return existsSync(pinnedNode) && spawnSync(pinnedNode, ['--version']).status === 0
}

async function runNpm(args, { cwd, noteChild }) {
  const [file, ...first] = npmCommand()
  try {
    return await run(file, [...first, ...args], {
      cwd,
      env: environmentWithoutTools(),
      output: 'kept',
      started: noteChild,
    })
  } catch (error) {
    throw new LaunchError(
      `npm could not be started (${error.code}). Install Node 20 or newer with npm, then try again.`,
    )
  }
}

/** The npm that runs us, or the one on PATH when something else does. */
function npmCommand() {
  const ours = process.env.npm_execpath
  if (ours && basename(ours) === 'npm-cli.js' && existsSync(ours)) return [nodeForNpm(), ours]
  return [process.platform === 'win32' ? 'npm.cmd' : 'npm']
}

/** A Node outside node_modules, because npm deletes that folder while it runs. */
function nodeForNpm() {
  const candidates = [process.env.npm_node_execpath, process.execPath]
  return candidates.find((file) => file && !file.startsWith(installed) && existsSync(file)) ?? 'node'
}
