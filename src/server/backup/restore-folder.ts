import { existsSync } from 'node:fs'
import { chmod, rename, rm, stat } from 'node:fs/promises'

import type { Config } from '../config.ts'
import { startEmbeddedPostgres } from '../database/embedded-postgres.ts'
import { findRunningPostgres } from '../database/running-postgres.ts'
import { StartError } from '../start-error.ts'
import { openStorage } from '../storage/open-storage.ts'
import type { Manifest } from './backup-manifest.ts'
import { restoreBackup } from './restore-backup.ts'

interface Restored {
  readonly manifest: Manifest
  /** The folder that contained the data before the restore; undefined if there was no such folder. */
  readonly former: string | undefined
}

/**
 * Restores a backup into the place that the settings name: either the owner's own empty database, or a new folder, which replaces
 * DATA_DIR once it contains everything. The former DATA_DIR stays beside the new folder under another name. Throws StartError if
 * the site is running.
 */
export async function restoreToSettings(config: Config, file: string, now: Date): Promise<Restored> {
  const options = { passphrase: config.backupPassphrase, now }
  if (config.databaseUrl !== undefined) {
    const databaseUrl = config.listenDatabaseUrl ?? config.databaseUrl
    const storage = await openStorage(config)
    return {
      manifest: await restoreBackup(file, { ...options, databaseUrl, config, storage }),
      former: undefined,
    }
  }
  requireStopped(config)
  const stamp = now.toISOString().slice(0, 19).replaceAll(':', '-')
  const fresh = `${config.dataDir}.restored-${stamp}`
  const manifest = await restoreIntoFolder(config, fresh, file, now)
  requireStopped(config)
  const former = existsSync(config.dataDir) ? `${config.dataDir}.before-${stamp}` : undefined
  try {
    // The new folder gets the same file mode as the former DATA_DIR, so that other users of the machine cannot read more than
    // before.
    if (former) await chmod(fresh, (await stat(config.dataDir)).mode)
    if (former) await rename(config.dataDir, former)
    await rename(fresh, config.dataDir)
  } catch (error) {
    throw new StartError(
      `The restored data lies in ${fresh}: set DATA_DIR to it (${(error as Error).message}).`,
    )
  }
  return { manifest, former }
}

/** Restores a backup into a temporary folder and deletes that folder again, as the proof that the backup can be restored. */
export async function tryRestore(config: Config, file: string, now: Date): Promise<Manifest> {
  const folder = `${config.dataDir}.tried-${now.getTime()}`
  const local = { ...config, storage: 'local' as const, storageDir: config.dataDir, databaseUrl: undefined }
  try {
    return await restoreIntoFolder(local, folder, file, now)
  } finally {
    await rm(folder, { recursive: true, force: true })
  }
}

async function restoreIntoFolder(given: Config, folder: string, file: string, now: Date): Promise<Manifest> {
  const storageDir = given.storageDir === given.dataDir ? folder : given.storageDir
  const config = { ...given, dataDir: folder, storageDir }
  try {
    const database = await startEmbeddedPostgres({ dataDir: folder, log: () => {} })
    try {
      return await restoreBackup(file, {
        databaseUrl: database.connectionString,
        config,
        storage: await openStorage(config),
        passphrase: given.backupPassphrase,
        now,
      })
    } finally {
      await database.stop()
    }
  } catch (error) {
    await rm(folder, { recursive: true, force: true })
    throw error
  }
}

function requireStopped({ dataDir }: Config): void {
  if (findRunningPostgres(dataDir) === undefined) return
  throw new StartError('The site is running on this data. Stop it first.')
}
