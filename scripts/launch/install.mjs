import { spawnSync } from 'node:child_process'
import { existsSync, lstatSync, readFileSync, rmSync, symlinkSync } from 'node:fs'
import { dirname, join, relative } from 'node:path'

import { run } from './children.mjs'
import { LaunchError } from './launch-error.mjs'
import { withLock } from './lock.mjs'
import { environmentWithoutTools, installed, nodePackage, pinnedNode, root, tools } from './paths.mjs'

const link = join(tools, 'node')

/**
 * npm must not run the installation scripts of packages (`--ignore-scripts`). npm may run on an older Node than the packages ask
 * for, because it only installs them; so its warnings about the version are not shown.
 */
const always = [
  '--include=optional',
  '--ignore-scripts',
  '--engine-strict=false',
  '--loglevel=error',
  '--no-progress',
]

/**
 * Installs the wanted packages of the lockfile for this machine, if node_modules does not hold them yet. `production` means the
 * packages that build and serve the site; `all` also means those for tests and checks.
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
    // npm 10 removes the link to the pinned Node when it removes the Node packages for other machines, because their links have the
    // same name. So the link is made again.
    if (!lstatSync(link, { throwIfNoEntry: false })) symlinkSync(relative(tools, pinnedNode), link)
    // Removes the headers for compiling native modules, a third of Node's package, because nothing here is compiled.
    rmSync(join(dirname(pinnedNode), '..', 'include'), { recursive: true, force: true })
    // An error of this program is ignored: if there is no PostgreSQL for this machine, the start of the server reports that, unless
    // DATABASE_URL names another PostgreSQL.
    spawnSync(pinnedNode, ['scripts/launch/complete-postgres.mjs'], { cwd: root })
  })
}

/**
 * True if an npm run has installed these packages to its end, no matter whether this program, a developer or a CI started npm: npm
 * writes its own record into node_modules last. Of the optional packages, each of which is for one kind of machine, only the pinned
 * Node must be present.
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
