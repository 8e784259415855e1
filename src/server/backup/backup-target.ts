import { createWriteStream } from 'node:fs'
import { rm } from 'node:fs/promises'
import { join, resolve } from 'node:path'
import { pipeline } from 'node:stream/promises'

import { endOfPeriod, retentionMonths } from '#src/kernel/retention.ts'
import type { Config } from '../config.ts'
import { SettingError, StartError } from '../start-error.ts'
import { localStorage } from '../storage/local-storage.ts'
import type { ObjectStorage } from '../storage/object-storage.ts'
import { makeFolder } from '../usable-folder.ts'
import { withUnfinishedFile } from '../storage/unfinished-file.ts'

/** A place for backups: a folder, or a bucket that contains nothing else. */
export interface BackupTarget {
  readonly storage: ObjectStorage
  /** A folder for unfinished files, on the same disk as the finished backups, unless those are in a bucket. */
  readonly workFolder: string
  /** The name of this place for people. */
  readonly name: string
}

export interface KeptBackup {
  readonly key: string
  readonly madeAt: Date
  readonly size: number
}

const prefix = 'bep-lua-'
/** Milliseconds. Sending a backup may take this long: enough for 4 GB at 3 Mbit/s. */
const sendingBackup = 3 * 3_600_000
const pattern = /^bep-lua-(\d{4}-\d\d-\d\d)T(\d\d)-(\d\d)-(\d\d)Z\.tar\.gz(?:\.age)?$/

export function backupName(now: Date, isEncrypted: boolean): string {
  return `${prefix}${now.toISOString().slice(0, 19).replaceAll(':', '-')}Z.tar.gz${isEncrypted ? '.age' : ''}`
}

/** Opens the place where backups are stored. `to` is a folder, or `s3` for the bucket that BACKUP_S3_BUCKET names. */
export async function openBackupTarget(config: Config, to: string): Promise<BackupTarget> {
  if (to !== 's3') {
    const folder = resolve(to)
    makeFolder(folder, 0o700)
    return { storage: localStorage(folder), workFolder: folder, name: folder }
  }
  if (!config.s3 || !config.backupS3Bucket || config.backupS3Bucket === config.s3.bucket) {
    throw new SettingError('Backups into S3 need S3_BUCKET and another BACKUP_S3_BUCKET. See .env.example.')
  }
  const { s3Storage, defaultTimeouts } = await import('../storage/s3-storage.ts')
  const timeouts = { ...defaultTimeouts, sending: sendingBackup }
  const storage = s3Storage({ ...config.s3, bucket: config.backupS3Bucket }, config, timeouts)
  return { storage, workFolder: config.storageDir, name: `the bucket ${config.backupS3Bucket}` }
}

/**
 * Calls `work` with a local file that contains a backup from the folder or bucket `from`: the backup with this name or, if no name
 * is given, the newest backup. Throws StartError if there is none.
 */
export async function withBackup<Result>(
  config: Config,
  { from, name }: { readonly from: string; readonly name: string | undefined },
  work: (file: string) => Promise<Result>,
): Promise<Result> {
  // A restore moves DATA_DIR to another place. So the fetched backup is stored beside DATA_DIR and not in it.
  const storageDir = `${config.dataDir}.fetched`
  const target = await openBackupTarget({ ...config, storageDir }, from)
  const kept = (await keptBackups(target)).map(({ key }) => key)
  const key = name ?? kept[0]
  if (key === undefined || !kept.includes(key)) {
    throw new StartError(
      `There is no backup ${name ?? ''} in ${target.name}. It holds: ${kept.join(', ') || 'none'}.`,
    )
  }
  if (from !== 's3') return work(join(target.workFolder, key))
  try {
    return await withUnfinishedFile({ storageDir }, async (file) => {
      const bytes = await target.storage.read(key)
      if (!bytes) throw new StartError(`${key} has just been deleted from ${target.name}.`)
      await pipeline(bytes, createWriteStream(file, { mode: 0o600 }))
      return work(file)
    })
  } finally {
    await rm(storageDir, { recursive: true, force: true })
  }
}

/** All backups that are stored at this target, the newest first. */
export async function keptBackups({ storage }: Pick<BackupTarget, 'storage'>): Promise<KeptBackup[]> {
  const found: KeptBackup[] = []
  for await (const { key, size } of storage.list(prefix)) {
    const [, day, ...time] = pattern.exec(key) ?? []
    if (day) found.push({ key, size, madeAt: new Date(`${day}T${time.join(':')}Z`) })
  }
  return found.toSorted((one, other) => other.madeAt.getTime() - one.madeAt.getTime())
}

/**
 * Deletes backups and returns how many were deleted. Only the newest `keep` backups stay. Of these, the oldest are deleted until
 * all together take at most `maxBytes`, and also those with personal data that the site has erased since. The newest backup always
 * stays.
 */
export async function pruneBackups(
  target: BackupTarget,
  { keep, maxBytes, now }: { readonly keep: number; readonly maxBytes: number; readonly now: Date },
): Promise<number> {
  const erased = endOfPeriod(retentionMonths.personal, now)
  let [deleted, bytes] = [0, 0]
  for (const [index, { key, madeAt, size }] of (await keptBackups(target)).entries()) {
    bytes += size
    if (index === 0 || (index < keep && bytes <= maxBytes && madeAt >= erased)) continue
    await target.storage.delete(key)
    deleted += 1
  }
  return deleted
}
