import { chmodSync, chownSync, mkdtempSync, readdirSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'

import { databaseAccount } from '#src/server/database/postgres-account.ts'
import { freePort } from '#test/support/free-port.ts'
import { requireTool, startTool, type RunningTool } from './installed-tools.ts'

const password = 'of-the-trial'
const packages = '/usr/lib/postgresql'

/** The folder of the newest PostgreSQL that the distribution has installed. */
export function findPostgres(): string | undefined {
  const majors = runningMajors().toSorted((a, b) => b - a)
  return majors[0] === undefined ? undefined : `${packages}/${majors[0]}/bin`
}

function runningMajors(): number[] {
  try {
    return readdirSync(packages).map(Number)
  } catch {
    return []
  }
}

/**
 * A PostgreSQL, and a standby that has stored each write before it is confirmed. `promote` makes a server of the standby once the
 * first one is gone.
 */
export async function startStandbyPair(binaries: string) {
  const account = databaseAccount()
  const folder = mkdtempSync(join(tmpdir(), 'bep-lua-standby-'))
  chmodSync(folder, 0o755)
  if (account.uid !== undefined) chownSync(folder, account.uid, account.gid ?? account.uid)
  const tool = (name: string) => join(binaries, name)
  const ports = { primary: await freePort(), standby: await freePort() }
  const passwordFile = join(folder, 'password')
  writeFileSync(passwordFile, password, { mode: 0o644 })
  const url = (port: number, name = 'bep_lua') => `postgres://bep_lua:${password}@127.0.0.1:${port}/${name}`
  const start = (name: keyof typeof ports, settings: readonly string[]) =>
    startTool(
      tool('postgres'),
      ['-D', join(folder, name), '-p', String(ports[name]), '-h', '127.0.0.1', '-k', '', ...settings],
      { port: ports[name], account, says: 'ready to accept' },
    )

  const init = [
    '-D',
    join(folder, 'primary'),
    '-U',
    'bep_lua',
    '-A',
    'scram-sha-256',
    '-E',
    'UTF8',
    '--locale=C.UTF-8',
  ]
  requireTool(tool('initdb'), [...init, `--pwfile=${passwordFile}`], account)
  // No write is confirmed before the standby has it.
  const primary = await start('primary', ['-c', 'synchronous_standby_names=*'])
  const standby = await startStandby().catch((error: unknown) =>
    primary.stop('SIGINT').then(() => Promise.reject(error)),
  )
  return {
    folder,
    account,
    password,
    ports,
    primaryUrl: url(ports.primary, 'postgres'),
    standbyUrl: url(ports.standby),
    killPrimary: () => primary.stop('SIGKILL'),
    promote: () => requireTool(tool('pg_ctl'), ['promote', '-w', '-D', join(folder, 'standby')], account),
    async stop() {
      await Promise.all([primary.stop('SIGINT'), standby.stop('SIGINT')])
      rmSync(folder, { recursive: true })
    },
  }

  async function startStandby(): Promise<RunningTool> {
    const copy = ['-d', url(ports.primary, 'postgres'), '-D', join(folder, 'standby'), '-R', '-c', 'fast']
    requireTool(tool('pg_basebackup'), copy, account)
    return await start('standby', [])
  }
}
