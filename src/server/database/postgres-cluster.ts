import { spawn } from 'node:child_process'
import { randomBytes } from 'node:crypto'
import {
  chmodSync,
  chownSync,
  closeSync,
  existsSync,
  fsyncSync,
  mkdirSync,
  openSync,
  readFileSync,
  readdirSync,
  renameSync,
  rmSync,
  writeFileSync,
} from 'node:fs'
import { join } from 'node:path'

import type { Account } from './postgres-account.ts'
import type { Placement } from './postgres-placement.ts'
import { StartError } from '../start-error.ts'

/** The superuser of the cluster, which sets up the site's role and is used for nothing else. */
export const databaseUser = 'bep_lua'

const draftPrefix = 'cluster.new-'
const ownerOnly = 0o700

/** The folder in which PostgreSQL stores its data files (its cluster). */
export function clusterFolder(home: string): string {
  return join(home, 'cluster')
}

/**
 * Creates PostgreSQL's cluster (the folder with its data files) if there is none, and returns the superuser's password. The cluster
 * is created under another name and renamed when it is complete, so that an interrupted start leaves no half-made cluster. Throws a
 * StartError if another major version of PostgreSQL made the cluster.
 */
export async function ensureCluster(
  { home, account, binaries }: Placement,
  major: string,
  durable = true,
): Promise<string> {
  for (const name of readdirSync(home)) {
    if (name.startsWith(draftPrefix)) rmSync(join(home, name), { recursive: true, force: true })
  }
  const cluster = clusterFolder(home)
  if (existsSync(cluster)) {
    rejectOtherVersion(cluster, major)
    return readPassword(home)
  }
  const draft = join(home, `${draftPrefix}${process.pid}`)
  mkdirSync(draft, { mode: ownerOnly })
  const password = choosePassword(passwordFile(home))
  await initialise({ draft, account, binaries, password, durable })
  renameSync(draft, cluster)
  syncFolder(home)
  return password
}

function rejectOtherVersion(cluster: string, major: string): void {
  const found = readFileSync(join(cluster, 'PG_VERSION'), 'utf8').trim()
  if (found === major) return
  throw new StartError(
    `The database in ${cluster} was made by PostgreSQL ${found}; this release runs PostgreSQL ${major}. ` +
      'Export it with the release that made it and load it into a new DATA_DIR.',
  )
}

/**
 * Returns the password of the site's role, and makes up a new password if the password file is missing. The owner may delete this
 * file, because each start sets the role's password again.
 */
export function ensureSitePassword(home: string): string {
  return findSitePassword(home) ?? choosePassword(sitePasswordFile(home))
}

/** The site's password for PostgreSQL; undefined if the password's file is missing or empty. */
export function findSitePassword(home: string): string | undefined {
  const file = sitePasswordFile(home)
  return existsSync(file) ? readFileSync(file, 'utf8').trim() || undefined : undefined
}

const sitePasswordFile = (home: string) => join(home, 'app-password')

function choosePassword(file: string): string {
  const password = randomBytes(24).toString('base64url')
  rmSync(file, { force: true })
  writeFileSync(file, `${password}\n`, { mode: 0o600, flush: true })
  return password
}

function readPassword(home: string): string {
  const file = passwordFile(home)
  if (!existsSync(file))
    throw new StartError(`The password of the database is missing: ${file}. Restore it from a backup.`)
  return readFileSync(file, 'utf8').trim()
}

function passwordFile(home: string): string {
  return join(home, 'password')
}

interface Initialisation {
  readonly draft: string
  readonly account: Account
  readonly binaries: string
  readonly password: string
  readonly durable: boolean
}

async function initialise({ draft, account, binaries, password, durable }: Initialisation): Promise<void> {
  // initdb needs an empty folder. So the file with the password for initdb is in a second folder, which is deleted afterwards.
  const secret = `${draft}-password`
  mkdirSync(secret, { mode: ownerOnly })
  const file = join(secret, 'password')
  writeFileSync(file, `${password}\n`, { mode: 0o600 })
  for (const path of [draft, secret, file]) giveTo(account, path)
  const args = [
    `--pgdata=${draft}`,
    `--username=${databaseUser}`,
    `--pwfile=${file}`,
    '--auth=scram-sha-256',
    '--encoding=UTF8',
    '--locale=C',
    '--locale-provider=builtin',
    '--builtin-locale=C.UTF-8',
    '--data-checksums',
    ...(durable ? [] : ['--no-sync']),
  ]
  try {
    await runInitdb(join(binaries, 'bin', 'initdb'), args, account)
    chmodSync(draft, ownerOnly)
  } catch (error) {
    rmSync(draft, { recursive: true, force: true })
    throw error
  } finally {
    rmSync(secret, { recursive: true, force: true })
  }
}

function giveTo({ uid, gid }: Account, path: string): void {
  if (uid !== undefined && gid !== undefined) chownSync(path, uid, gid)
}

async function runInitdb(program: string, args: string[], account: Account): Promise<void> {
  const child = spawn(program, args, {
    ...account,
    cwd: '/',
    env: postgresEnvironment,
    detached: true,
    stdio: ['ignore', 'ignore', 'pipe'],
  })
  const kill = () => child.kill('SIGKILL')
  process.once('exit', kill)
  let output = ''
  child.stderr.on('data', (chunk: Buffer) => (output += chunk.toString()))
  const code = await new Promise<number | string>((resolve) => {
    child.on('error', (error) => resolve(error.message))
    child.on('close', (exitCode, signal) => resolve(exitCode ?? signal ?? 'unknown'))
  })
  process.off('exit', kill)
  if (code === 0) return
  const reason =
    output.split('\n').find((line) => /error:|FATAL/.test(line)) ?? output.trim().split('\n').at(-1)
  throw new StartError(`The database could not be made: ${reason || `initdb ended with ${code}`}`)
}

/**
 * The environment variables of PostgreSQL's programs. They get none of this program's other variables, and PostgreSQL writes its
 * messages in English.
 */
export const postgresEnvironment = { PATH: process.env['PATH'] ?? '', LC_ALL: 'C', TZ: 'UTC' }

function syncFolder(folder: string): void {
  const handle = openSync(folder, 'r')
  try {
    fsyncSync(handle)
  } finally {
    closeSync(handle)
  }
}
