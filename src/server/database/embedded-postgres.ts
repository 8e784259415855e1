import { realpathSync } from 'node:fs'
import { join } from 'node:path'

import { locateBinaries } from './postgres-binaries.ts'
import { clusterFolder, ensureCluster, ensureSitePassword } from './postgres-cluster.ts'
import { takeLock, type Lock } from './postgres-lock.ts'
import { stopOrphan } from './postgres-orphan.ts'
import { placeDatabase } from './postgres-placement.ts'
import { startProcess, type Log } from './postgres-process.ts'
import { ensureSiteRole } from './postgres-role.ts'
import { StartError } from '../start-error.ts'
import { makeFolder, readableFolderError } from '../usable-folder.ts'

export interface EmbeddedPostgres {
  /** Address of the restaurant's database. Its user is a role that owns this database and nothing else. */
  readonly connectionString: string
  /** Folder with PostgreSQL's data files. */
  readonly dataLocation: string
  /** A sentence for the operator, if the data is not in DATA_DIR, where the operator would look for it. */
  readonly note?: string
  /** Resolves with the last output of PostgreSQL when it ends, whether or not `stop` was called. */
  readonly ended: Promise<string>
  /** Makes PostgreSQL write all its data and shut down, and waits until PostgreSQL has ended. */
  stop(): Promise<void>
}

interface EmbeddedPostgresOptions {
  /** The program's DATA_DIR as an absolute path. If the folder is missing, it is created. */
  readonly dataDir: string
  /** Called with each line that PostgreSQL writes to its log. */
  readonly log: Log
}

/**
 * PostgreSQL's settings for one restaurant on a small machine. fsync keeps PostgreSQL's default, which is on: writes that were
 * acknowledged survive a power cut.
 */
const settings = { max_connections: '50', shared_buffers: '64MB', log_checkpoints: 'off' }

/**
 * Starts the restaurant's own PostgreSQL and waits until it responds. If there is no database yet, it is created. An earlier server
 * that was killed does not prevent the start. Only one server at a time may use a DATA_DIR. Every expected failure is a StartError
 * of one line.
 */
export async function startEmbeddedPostgres({
  dataDir,
  log,
}: EmbeddedPostgresOptions): Promise<EmbeddedPostgres> {
  const locks: Lock[] = []
  const release = () => locks.splice(0).forEach((lock) => lock.release())
  try {
    makeFolder(dataDir)
    const folder = realpathSync(dataDir)
    locks.push(lockOrReject(folder, dataDir))
    const binaries = locateBinaries()
    const placement = placeDatabase(folder, binaries)
    // If a database is stored outside its DATA_DIR, a copy of that DATA_DIR refers to the same database. A lock on DATA_DIR is then
    // not enough, so the database's folder gets a lock as well.
    locks.push(lockOrReject(placement.home, dataDir))
    const stalePid = await stopOrphan(placement.home)
    const superuser = await ensureCluster(placement, binaries.major)
    const site = ensureSitePassword(placement.home)
    const { port, ended, stop } = await startProcess({ placement, settings, log, stalePid })
    const stopAll = () => stop().finally(release)
    const connectionString = await ensureSiteRole(port, { superuser, site }).catch((error: unknown) =>
      stopAll().then(() => Promise.reject(error)),
    )
    return {
      connectionString,
      dataLocation: clusterFolder(placement.home),
      ...(placement.note !== undefined && { note: placement.note }),
      ended,
      stop: stopAll,
    }
  } catch (error) {
    release()
    throw readableFolderError(error, dataDir)
  }
}

function lockOrReject(folder: string, dataDir: string): Lock {
  const lock = takeLock(join(folder, 'server.lock'))
  if ('release' in lock) return lock
  throw new StartError(
    `Another server (process ${lock.heldBy}) already uses the data in ${dataDir}. Stop it, or choose another DATA_DIR.`,
  )
}
