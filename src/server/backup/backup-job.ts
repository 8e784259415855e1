import { relative } from 'node:path'

import type { Config } from '../config.ts'
import type { Job } from '../jobs/job.ts'
import type { ObjectStorage } from '../storage/object-storage.ts'
import { openBackupTarget } from './backup-target.ts'
import { runBackup, type BackupRun } from './run-backup.ts'

/** The names of two jobs in the list of job runs: making a backup, and trying to restore one. */
export const backupJobName = 'backup'
export const restoreTrialName = 'restore-trial'

interface Source {
  readonly config: Config
  readonly databaseUrl: string
  readonly storage: ObjectStorage
}

interface Options {
  /** The place for the backup: a folder, or `s3` for the bucket that BACKUP_S3_BUCKET names. */
  readonly to?: string
  /** The part of the free disk space that all backups together may take. */
  readonly shareOfDisk?: number
  /** Called with the finished backup and the place where it is stored, so that the caller can report both. */
  readonly made?: (run: BackupRun, place: string) => void
}

/**
 * Makes a job that makes a backup. In the job's result, `elsewhere` is 1 if the backup is stored outside the data folder, otherwise
 * 0.
 */
export function backupJob(
  { config, databaseUrl, storage }: Source,
  { to = config.backupDir, shareOfDisk, made }: Options = {},
): Job {
  return {
    name: backupJobName,
    schedule: '30 4 * * *',
    async run(now) {
      const target = await openBackupTarget(config, to)
      const run = await runBackup({ config, databaseUrl, storage, target, shareOfDisk, now })
      made?.(run, target.name)
      const { objects, missing } = run.manifest
      return {
        bytes: run.size,
        pictures: Object.keys(objects).length,
        missing: missing.length,
        deleted: run.deleted,
        elsewhere: to === 's3' || relative(config.dataDir, target.workFolder).startsWith('..') ? 1 : 0,
      }
    },
  }
}
