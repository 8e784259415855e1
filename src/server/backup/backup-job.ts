import { relative } from 'node:path'

import type { Config } from '../config.ts'
import type { Job } from '../jobs/job.ts'
import type { ObjectStorage } from '../storage/object-storage.ts'
import { openBackupTarget } from './backup-target.ts'
import { runBackup, type BackupRun } from './run-backup.ts'

/** The names under which backups, and trials of restoring one, are recorded in the list of job runs. */
export const backupJobName = 'backup'
export const restoreTrialName = 'restore-trial'

interface Source {
  readonly config: Config
  readonly databaseUrl: string
  readonly storage: ObjectStorage
}

interface Options {
  /** Where the backup is written: a folder, or `s3` for the bucket of BACKUP_S3_BUCKET. */
  readonly to?: string
  /** Which share of the free disk space all backups together may take. */
  readonly shareOfDisk?: number
  /** Called with the finished backup and its place, so that the caller can report them. */
  readonly made?: (run: BackupRun, place: string) => void
}

/**
 * A job that makes a backup. In its result, `elsewhere` is 1 if the backup is stored outside the folder of the data, otherwise 0.
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
