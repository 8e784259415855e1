import { statfs, stat } from 'node:fs/promises'

import { Client } from 'pg'

import type { Config } from '../config.ts'
import { StartError } from '../start-error.ts'
import type { ObjectStorage } from '../storage/object-storage.ts'
import { withUnfinishedFile } from '../storage/unfinished-file.ts'
import type { Manifest } from './backup-manifest.ts'
import { backupName, type BackupTarget, pruneBackups } from './backup-target.ts'
import { makeBackup } from './make-backup.ts'

interface Options {
  readonly config: Pick<Config, 'backupPassphrase' | 'backupKeep'>
  readonly databaseUrl: string
  readonly storage: ObjectStorage
  readonly target: BackupTarget
  /** Which share of the free disk space all backups together may take. */
  readonly shareOfDisk?: number | undefined
  readonly now: Date
}

export interface BackupRun {
  readonly key: string
  readonly size: number
  readonly deleted: number
  readonly manifest: Manifest
}

/** Writes a backup to `target`, either completely or not at all. Then deletes the older backups that need not be kept. */
export async function runBackup({
  config,
  databaseUrl,
  storage,
  target,
  shareOfDisk = 1,
  now,
}: Options): Promise<BackupRun> {
  const key = backupName(now, config.backupPassphrase !== undefined)
  const connection = new Client({ connectionString: databaseUrl, application_name: 'bep-lua-backup' })
  // If the connection breaks, the query that is running on it fails, so this event needs no handling. Without a listener the event
  // would end the process.
  connection.on('error', () => {})
  await connection.connect()
  try {
    const made = await withUnfinishedFile({ storageDir: target.workFolder }, async (file) => {
      const source = { connection, storage, passphrase: config.backupPassphrase, now }
      const manifest = await makeBackup(file, source)
      const { size } = await stat(file)
      const maxBytes = await allowedBytes(target, size, shareOfDisk)
      if (size > maxBytes) throw new StartError(`The disk has too little room for backups of ${size} bytes.`)
      await target.storage.put(key, file)
      return { manifest, size, maxBytes }
    })
    const deleted = await pruneBackups(target, { keep: config.backupKeep, maxBytes: made.maxBytes, now })
    return { key, size: made.size, deleted, manifest: made.manifest }
  } finally {
    await connection.end()
  }
}

/** How many bytes all backups in a target may take, including the backup that has just been written (`written` bytes). */
async function allowedBytes({ workFolder }: BackupTarget, written: number, share: number): Promise<number> {
  if (share === 1) return Infinity
  const { bavail, bsize } = await statfs(workFolder)
  return (bavail * bsize + written) * share
}
