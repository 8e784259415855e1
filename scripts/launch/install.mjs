import { spawnSync } from 'node:child_process'
import { lstatSync, readFileSync, rmSync, symlinkSync } from 'node:fs'
import { dirname, join, relative } from 'node:path'

import { LaunchError } from './launch-error.mjs'
import { withLock } from './lock.mjs'
import { runNpm } from './npm.mjs'
import { includes, recordedSet, removeStamp, stamp, stampedSet } from './package-sets.mjs'
import { nodePackage, pinnedNode, root, tools } from './paths.mjs'

/** No package runs code of its own while it is installed. npm also works on an old Node, so its warnings are not shown. */
const always = [
  '--include=optional',
  '--ignore-scripts',
  '--engine-strict=false',
  '--loglevel=error',
  '--no-progress',
]

/** Makes node_modules hold at least the wanted set of the lockfile, for this machine. Does nothing if it already does. */
export async function ensureInstalled(wanted) {
  if (includes(stampedSet(), wanted)) return
  await withLock(async () => {
    const present = stampedSet() ?? recordedSet()
    if (includes(present, wanted)) return finish(present)
    // What a site is served from meanwhile stays where it is. A stamp of what is there stays too, should this be cut off.
    if (present === 'production') await runInstall(['install', '--include=dev', '--no-save'])
    if (recordedSet() !== wanted) {
      removeStamp()
      await runInstall(wanted === 'all' ? ['ci', '--include=dev'] : ['ci', '--omit=dev'])
    }
    finish(wanted)
  })
}

async function runInstall(args) {
  console.log('Installing packages (the first time takes a minute or two) …')
  const started = Date.now()
  const { code, stopped, printed } = await runNpm([...args, ...always])
  if (stopped) throw new LaunchError('Stopped while installing.', code)
  if (code !== 0)
    throw new LaunchError(
      `${printed.trimEnd()}\nInstalling packages failed (npm ${args[0]}, exit code ${code}).`,
    )
  console.log(`Installed in ${Math.round((Date.now() - started) / 1000)} s.`)
}

function finish(set) {
  checkPinnedNode()
  linkPinnedNode()
  removeHeaders()
  stamp(set)
}

/**
 * Checks that the pinned Node runs. npm goes on without an optional package if it cannot fetch it, or if it is not what the
 * lockfile says.
 */
function checkPinnedNode() {
  if (spawnSync(pinnedNode, ['--version']).status === 0) return
  removeStamp()
  const wanted = `Node ${JSON.parse(readFileSync(join(root, 'package.json'), 'utf8')).engines.node}`
  const machine = `${process.platform} ${process.arch}`
  if (!nodePackage) throw new LaunchError(`There is no ${wanted} for ${machine}.`)
  throw new LaunchError(
    `${wanted} for ${machine} is not there or does not run: npm could not fetch the package ${nodePackage}, or what it ` +
      'fetched is not what package-lock.json says. Try again, or see what npm says: npm ci --omit=dev',
  )
}

/** Makes the link again: npm 10 removes it together with the packages for other machines, whose link has the same name. */
function linkPinnedNode() {
  const link = join(tools, 'node')
  if (process.platform === 'win32' || lstatSync(link, { throwIfNoEntry: false })) return
  symlinkSync(relative(tools, pinnedNode), link)
}

/** Removes the headers for compiling native modules, a third of Node's package: nothing here is compiled. */
function removeHeaders() {
  rmSync(join(dirname(pinnedNode), '..', 'include'), { recursive: true, force: true })
}
