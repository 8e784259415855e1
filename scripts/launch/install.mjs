import { spawnSync } from 'node:child_process'
import { existsSync, lstatSync, readFileSync, rmSync, symlinkSync } from 'node:fs'
import { dirname, join, relative } from 'node:path'

import { run } from './children.mjs'
import { LaunchError } from './launch-error.mjs'
import { withLock } from './lock.mjs'
import { environmentWithoutTools, installed, nodePackage, pinnedNode, root, tools } from './paths.mjs'

const link = join(tools, 'node')

/**
 * npm runs no package's own code during the installation. npm also works on an old Node, so its warnings about that Node are not
 * shown.
 */
const always = [
  '--include=optional',
  '--ignore-scripts',
  '--engine-strict=false',
  '--loglevel=error',
  '--no-progress',
]

/**
 * Makes node_modules hold at least the wanted packages of the lockfile, for this machine: `production` is what the site is built
 * and served with, `all` also what tests and checks need. Does nothing if node_modules already holds them.
 */
export async function ensureInstalled(wanted) {
  if (isInstalled(wanted) && existsSync(link)) return
  await withLock(async () => {
    // The site may be running from the installed packages at this moment. So npm adds the missing packages and leaves the others in
    // their place.
    if (!isInstalled(wanted) && isInstalled('production'))
      await runNpm(['install', '--include=dev', '--no-save'])
    if (!isInstalled(wanted)) await runNpm(wanted === 'all' ? ['ci', '--include=dev'] : ['ci', '--omit=dev'])
    checkPinnedNode()
    // npm 10 removes the link to the pinned Node together with the Node packages for other machines, which have a link of the same
    // name. So the link is made again.
    if (!lstatSync(link, { throwIfNoEntry: false })) symlinkSync(relative(tools, pinnedNode), link)
    // Removes the headers for compiling native modules, a third of Node's package, because nothing here is compiled.
    rmSync(join(dirname(pinnedNode), '..', 'include'), { recursive: true, force: true })
    // A failure is ignored: without PostgreSQL for this machine the start says so, unless DATABASE_URL names another.
    spawnSync(pinnedNode, ['scripts/launch/complete-postgres.mjs'], { cwd: root })
  })
}

/**
 * True if npm itself has finished installing these packages, whether we, a developer or a CI called npm: npm stores its own record
 * in node_modules and writes it last. Optional packages are for one machine each, so only the pinned Node counts among them.
 */
export function isInstalled(wanted) {
  const present = packagesOf(join(installed, '.package-lock.json'))
  return Object.entries(packagesOf(join(root, 'package-lock.json'))).every(
    ([path, { version, optional, dev, devOptional }]) =>
      path === '' ||
      (optional && path !== `node_modules/${nodePackage}`) ||
      (wanted === 'production' && (dev || devOptional)) ||
      (present[path]?.version === version && existsSync(join(root, path, 'package.json'))),
  )
}

function packagesOf(file) {
  try {
    return JSON.parse(readFileSync(file, 'utf8')).packages ?? {}
  } catch {
    return {}
  }
}

async function runNpm(args) {
  console.log('Installing packages (the first time takes a minute or two) …')
  const started = Date.now()
  const { code, stopped, printed } = await run('npm', [...args, ...always], {
    env: environmentWithoutTools(),
    output: 'collected',
  }).catch((error) => {
    throw new LaunchError(
      `npm could not be started (${error.code}). Install Node 20 or newer with npm, then try again.`,
    )
  })
  if (stopped) throw new LaunchError('Stopped while installing.', code)
  if (code !== 0)
    throw new LaunchError(
      `${printed.trimEnd()}\nInstalling packages failed (npm ${args[0]}, exit code ${code}).`,
    )
  console.log(`Installed in ${Math.round((Date.now() - started) / 1000)} s.`)
}

export const pinnedNodeRuns = () => spawnSync(pinnedNode, ['--version']).status === 0

/**
 * Checks that the pinned Node runs. Node is an optional package here, and npm goes on without an optional package if it cannot
 * fetch it or if the package is not what the lockfile says.
 */
function checkPinnedNode() {
  if (pinnedNodeRuns()) return
  const wanted = `Node ${JSON.parse(readFileSync(join(root, 'package.json'), 'utf8')).engines.node}`
  const machine = `${process.platform} ${process.arch}`
  if (!nodePackage) throw new LaunchError(`There is no ${wanted} for ${machine}.`)
  throw new LaunchError(
    `${wanted} for ${machine} is not there or does not run: npm could not fetch the package ${nodePackage}, or what it ` +
      'fetched is not what package-lock.json says. Try again, or see what npm says: npm ci --omit=dev',
  )
}
