import { createHash } from 'node:crypto'
import {
  chmodSync,
  cpSync,
  existsSync,
  mkdirSync,
  readFileSync,
  realpathSync,
  renameSync,
  rmSync,
  statSync,
  writeFileSync,
} from 'node:fs'
import { dirname, join } from 'node:path'

import { canEnter, canRun, databaseAccount, isRoot, type Account } from './postgres-account.ts'
import type { PostgresBinaries } from './postgres-binaries.ts'
import { StartError } from '../start-error.ts'

/** Where the files of a database are stored and which account may use them. */
export interface Placement {
  readonly account: Account
  /** The folder with the cluster, its password and its lock. */
  readonly home: string
  /** PostgreSQL's programs, in a folder that the account can enter. */
  readonly binaries: string
  /** A sentence for the operator, if the database is stored outside DATA_DIR. */
  readonly note?: string
}

const homeName = 'postgres'
const pointerName = 'WHERE-THE-DATABASE-IS.txt'
const pointerLine = /^Database: (.+)$/m
/** The file mode with which other users may pass through the folder but not list it. */
const passable = 0o711

/**
 * Decides where the database of a DATA_DIR is stored. It is in DATA_DIR itself, unless the program runs as root and PostgreSQL's
 * account cannot enter DATA_DIR. In that case it is in a folder of the system, and a text file in DATA_DIR names that folder. If
 * this file exists already, the folder that it names is used.
 */
export function placeDatabase(dataDir: string, binaries: PostgresBinaries): Placement {
  const pointed = readPointer(dataDir)
  const home = pointed ?? join(dataDir, homeName)
  if (pointed && !existsSync(pointed)) {
    throw new StartError(
      `The database should be in ${pointed}, as ${join(dataDir, pointerName)} says, but is not there.`,
    )
  }
  const account = accountOf(home)
  const placed = { account, binaries: reachableBinaries(account, binaries) }
  const exists = existsSync(join(home, 'cluster'))
  if (!canEnter(account, exists ? home : (pointed ?? dataDir))) {
    if (exists || pointed) {
      throw new StartError(
        `The database in ${home} cannot be reached by its user, because a folder above is closed to that user.`,
      )
    }
    const outside = makeOutsideHome(dataDir, account)
    return { ...placed, home: outside, note: noteOn(outside) }
  }
  mkdirSync(home, { recursive: true })
  if (isRoot() && !exists) chmodSync(home, passable)
  return { ...placed, home, ...(pointed && { note: noteOn(home) }) }
}

/** Returns the first of these folders that the account can enter. The caller creates a temporary cluster in the returned folder. */
export function firstReachable(account: Account, folders: string[]): string {
  const found = folders.find((folder) => existsSync(folder) && canEnter(account, folder))
  if (found === undefined) throw new StartError(`PostgreSQL's user can enter none of ${folders.join(', ')}.`)
  return found
}

/** A cluster belongs to the account that created it. If this process is root, it starts PostgreSQL with that account. */
function accountOf(home: string): Account {
  const cluster = statSync(join(home, 'cluster'), { throwIfNoEntry: false })
  if (cluster && !isRoot() && cluster.uid !== process.getuid?.()) {
    throw new StartError(
      `The database in ${home} belongs to another user of this machine. Start as that user or as root.`,
    )
  }
  return cluster && isRoot() && cluster.uid !== 0 ? { uid: cluster.uid, gid: cluster.gid } : databaseAccount()
}

/**
 * Returns the folder of PostgreSQL's programs if the account can run them in that folder. Otherwise returns a folder with a copy of
 * the programs; the copy is made once for each version.
 */
export function reachableBinaries(account: Account, { folder, version }: PostgresBinaries): string {
  if (canRun(account, join(folder, 'bin', 'postgres'))) return folder
  if (!isRoot())
    throw new StartError(
      `${join(folder, 'bin', 'postgres')} does not run on this machine. Set DATABASE_URL to a PostgreSQL server.`,
    )
  const copy = join(systemFolder(account), `postgresql-${version}-${process.arch}`)
  if (canRun(account, join(copy, 'bin', 'postgres'))) return copy
  const draft = `${copy}.new-${process.pid}`
  cpSync(folder, draft, { recursive: true, verbatimSymlinks: true })
  rmSync(copy, { recursive: true, force: true })
  try {
    renameSync(draft, copy)
  } catch {
    // Another server that is starting has made the same copy meanwhile, so this server deletes its own unfinished copy.
    rmSync(draft, { recursive: true, force: true })
  }
  if (canRun(account, join(copy, 'bin', 'postgres'))) return copy
  throw new StartError(
    `PostgreSQL does not run from ${copy}. Set DATABASE_URL to a PostgreSQL server, or start as an ordinary user.`,
  )
}

function makeOutsideHome(dataDir: string, account: Account): string {
  const hash = createHash('sha256').update(realpathSync(dataDir)).digest('hex').slice(0, 12)
  const base = join(systemFolder(account), `data-${hash}`)
  // The folder with this name may already contain a database of an earlier DATA_DIR that had the same path. The program may neither
  // use nor delete that database, so the new folder gets another name.
  let home = base
  for (let number = 2; existsSync(home); number++) home = `${base}-${number}`
  mkdirSync(home)
  chmodSync(home, passable)
  writeFileSync(
    join(dataDir, pointerName),
    `The database of this folder lies elsewhere, because PostgreSQL does not run as root\nand its user may not enter here.\n\nDatabase: ${home}\n\n` +
      'A backup needs both folders. This file decides: without it an empty database is begun.\n',
  )
  return home
}

function readPointer(dataDir: string): string | undefined {
  const file = join(dataDir, pointerName)
  if (!existsSync(file)) return undefined
  const home = pointerLine.exec(readFileSync(file, 'utf8'))?.[1]?.trim()
  if (home === undefined) throw new StartError(`${file} names no folder in a line "Database: /folder".`)
  return home
}

function noteOn(home: string): string {
  return `The database lies in ${home}, because its user may not enter DATA_DIR.`
}

/** A folder of the system that PostgreSQL's account can enter and that only root can write. */
function systemFolder(account: Account): string {
  for (const folder of ['/var/lib/bep-lua', '/var/tmp/bep-lua']) {
    try {
      mkdirSync(dirname(folder), { recursive: true })
      if (!existsSync(folder)) {
        mkdirSync(folder)
        chmodSync(folder, 0o755)
      }
      const { uid, mode } = statSync(folder)
      // All users can create folders in /var/tmp. So the program trusts a folder only if root owns it and no other user can write
      // to it.
      if (uid === 0 && (mode & 0o022) === 0 && canEnter(account, folder)) return folder
    } catch {
      // The folder cannot be created or read, so the loop tries the next folder.
    }
  }
  throw new StartError(
    'Neither /var/lib/bep-lua nor /var/tmp/bep-lua can hold the database. Choose a DATA_DIR that others may enter.',
  )
}
