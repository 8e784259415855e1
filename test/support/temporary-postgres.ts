import { chmodSync, mkdtempSync, readdirSync, rmSync, statSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'

import { databaseAccount, isRoot } from '#src/server/database/postgres-account.ts'
import { locateBinaries } from '#src/server/database/postgres-binaries.ts'
import { databaseUser, ensureCluster } from '#src/server/database/postgres-cluster.ts'
import { livingHolder, takeLock } from '#src/server/database/postgres-lock.ts'
import { stopOrphan } from '#src/server/database/postgres-orphan.ts'
import { firstReachable, reachableBinaries } from '#src/server/database/postgres-placement.ts'
import { startProcess } from '#src/server/database/postgres-process.ts'

export interface TemporaryPostgres {
  /** Address of the maintenance database, as a user who may create databases. */
  readonly connectionString: string
  /** Ends PostgreSQL and removes its files. */
  stop(): Promise<void>
}

const prefix = 'bep-lua-postgres-'
const lockName = 'server.lock'
/** A folder younger than this may not have its lock yet. */
const youngMilliseconds = 60_000
/** Nothing here needs to survive. */
const settings = {
  fsync: 'off',
  synchronous_commit: 'off',
  full_page_writes: 'off',
  max_connections: '200',
  shared_buffers: '64MB',
}

/** A fresh PostgreSQL for one test run. What a killed test run left behind is removed first. */
export async function startTemporaryPostgres(): Promise<TemporaryPostgres> {
  const account = databaseAccount()
  const folder = firstReachable(account, [tmpdir(), '/tmp', '/var/tmp'])
  await removeLeftovers(folder)
  const home = mkdtempSync(join(folder, prefix))
  takeLock(join(home, lockName))
  if (isRoot()) chmodSync(home, 0o711)
  const binaries = locateBinaries()
  const placement = { account, home, binaries: reachableBinaries(account, binaries) }
  const remove = () => rmSync(home, { recursive: true, force: true })
  try {
    const password = await ensureCluster(placement, binaries.major, false)
    const { port, stop } = await startProcess({ placement, settings, log: () => {} })
    return {
      connectionString: `postgres://${databaseUser}:${password}@127.0.0.1:${port}/postgres`,
      stop: () => stop().finally(remove),
    }
  } catch (error) {
    remove()
    throw error
  }
}

async function removeLeftovers(folder: string): Promise<void> {
  for (const name of readdirSync(folder)) {
    if (!name.startsWith(prefix)) continue
    const home = join(folder, name)
    const found = statSync(home, { throwIfNoEntry: false })
    if (!found || found.uid !== process.getuid?.() || livingHolder(join(home, lockName))) continue
    const locked = statSync(join(home, lockName), { throwIfNoEntry: false })
    if (!locked && Date.now() - found.mtimeMs < youngMilliseconds) continue
    await stopOrphan(home)
    rmSync(home, { recursive: true, force: true })
  }
}
