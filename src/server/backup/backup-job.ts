import { relative } from 'node:path'

import type { Config } from '../config.ts'
import type { Job } from '../jobs/job.ts'
import type { ObjectStorage } from '../storage/object-storage.ts'
import { openBackupTarget } from './backup-target.ts'
import { runBackup, type BackupRun } from './run-backup.ts'

/** Backups, and trials of restoring one, are recorded among the runs of jobs under these names. */
const backupJobName = 'backup'
export const restoreTrialName = 'restore-trial'

interface Source {
  readonly config: Config
  readonly databaseUrl: string
  readonly storage: ObjectStorage
}

interface Options {
  /** A folder, or `s3`. */
  readonly to?: string
  /** Which part of the free disk backups may take together. */
  readonly shareOfDisk?: number
  /** Called with what was made, for whoever asked for it. */
  readonly made?: (run: BackupRun, place: string) => void
}

/** Makes a backup. Its run tells, with 1 or 0, whether it lies elsewhere than the data itself. */
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
