import { createHash } from 'node:crypto'
import { existsSync, readFileSync, readdirSync, rmSync, statSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'

import { run } from './children.mjs'
import { LaunchError } from './launch-error.mjs'
import { withLock } from './lock.mjs'
import { environmentWithTools, root, toolPath } from './paths.mjs'

/** The files and folders from which the pages are built. A file or folder that does not exist counts as empty. */
const inputs = [
  'src',
  'public',
  'package-lock.json',
  'scripts/build',
  'vite.config.ts',
  'react-router.config.ts',
  'tsconfig.json',
]
const notBuilt = /\.test\.tsx?$/

export const stampFile = join(root, 'build', '.made-from')

/** Builds the pages, unless the pages in `build` were made from exactly the current inputs. */
export async function buildIfStale() {
  if (isFresh()) return
  await withLock(async () => {
    if (!isFresh()) await build()
  })
}

async function build() {
  console.log('Building the pages …')
  const started = Date.now()
  const madeFrom = hashOfInputs()
  rmSync(stampFile, { force: true })
  const { code, stopped, printed } = await run(toolPath('react-router'), ['build'], {
    env: environmentWithTools({ NODE_ENV: 'production' }),
    output: 'collected',
  })
  if (stopped) throw new LaunchError('Stopped while building.', code)
  if (code !== 0)
    throw new LaunchError(`${printed.trimEnd()}\nBuilding the pages failed (exit code ${code}).`)
  // The stamp is the hash of the inputs as they were before the build. So if a file has changed during the build, the next start
  // builds again.
  writeFileSync(stampFile, madeFrom)
  console.log(`Built in ${Math.round((Date.now() - started) / 1000)} s.`)
}

/** Whether the pages in `build` were made from exactly the current inputs. */
export function isFresh() {
  return existsSync(stampFile) && readFileSync(stampFile, 'utf8') === hashOfInputs()
}

function hashOfInputs() {
  const hash = createHash('sha256')
  for (const file of inputs.flatMap(filesOf)) {
    const content = readFileSync(join(root, file))
    hash.update(`${file} ${content.length}\n`).update(content)
  }
  return `${hash.digest('hex')}\n`
}

function filesOf(input) {
  const found = statSync(join(root, input), { throwIfNoEntry: false })
  if (!found?.isDirectory()) return found ? [input] : []
  return readdirSync(join(root, input), { recursive: true })
    .map((path) => join(input, path))
    .filter((file) => !notBuilt.test(file) && statSync(join(root, file), { throwIfNoEntry: false })?.isFile())
    .toSorted()
}
