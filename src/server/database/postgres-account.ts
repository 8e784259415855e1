import { spawnSync } from 'node:child_process'

import { StartError } from '../start-error.ts'

/** The operating system account under which PostgreSQL runs. Without ids, it is the account of this process. */
export interface Account {
  readonly uid?: number
  readonly gid?: number
}

const userName = 'postgres'
const groupTaken = 9

/** Whether this process runs as root. PostgreSQL itself refuses to run as root. */
export function isRoot(): boolean {
  return process.getuid?.() === 0
}

/**
 * The account for a new database: the account of this process, or the user `postgres` if this process is root. If the system has no
 * user `postgres`, the function creates it. Throws a StartError if the function cannot create it.
 */
export function databaseAccount(): Account {
  if (!isRoot()) return {}
  return findUser() ?? createUser()
}

function findUser(): Account | undefined {
  const uid = idOf('-u')
  const gid = idOf('-g')
  return uid === undefined || gid === undefined ? undefined : { uid, gid }
}

function idOf(flag: '-u' | '-g'): number | undefined {
  const { status, stdout } = spawnSync('id', [flag, userName], { encoding: 'utf8' })
  return status === 0 ? Number.parseInt(stdout, 10) : undefined
}

function createUser(): Account {
  const group = spawnSync('groupadd', ['--system', userName], { encoding: 'utf8' })
  if (group.status === 0 || group.status === groupTaken) {
    spawnSync('useradd', [
      '--system',
      '--gid',
      userName,
      '--no-create-home',
      '--home-dir',
      '/nonexistent',
      '--shell',
      '/bin/sh',
      userName,
    ])
  } else {
    // This form of `adduser` works on Alpine and other small systems.
    spawnSync('adduser', ['-S', '-D', '-H', userName])
  }
  const made = findUser()
  if (made) return made
  throw new StartError(
    'PostgreSQL does not run as root, and the user "postgres" could not be made. Make it (useradd --system postgres), ' +
      'start as an ordinary user, or set DATABASE_URL.',
  )
}

/** Whether the account can enter the folder. The function finds out by running a program as that account. */
export function canEnter(account: Account, folder: string): boolean {
  return runsAs(account, '/bin/sh', ['-c', 'cd -- "$1"', 'sh', folder])
}

/**
 * Whether the account can start the program. The function tries to start it, so it also notices missing libraries, closed folders
 * above the program, and mount options.
 */
export function canRun(account: Account, program: string): boolean {
  return runsAs(account, program, ['--version'])
}

function runsAs(account: Account, program: string, args: string[]): boolean {
  return spawnSync(program, args, { ...account, cwd: '/', stdio: 'ignore', env: {} }).status === 0
}
