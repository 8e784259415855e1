import { dirname, relative, resolve } from 'node:path'

import { backupMissedAfter } from '#src/kernel/backup-age.ts'
import { backupJobName, restoreTrialName } from '../backup/backup-job.ts'
import { keptBackups, type KeptBackup } from '../backup/backup-target.ts'
import type { Config } from '../config.ts'
import type { JobRunRow } from '../jobs/job-run-store.ts'
import { localStorage } from '../storage/local-storage.ts'
import { type Finding, findingsOf } from './finding.ts'

const { ok, warning, wrong } = findingsOf('backups')

const day = 24 * 3_600_000
/**
 * A trial restore is due each month (docs/operations.md). If the last trial restore is older than this, the check warns the
 * operator.
 */
const trialDueAfter = 35 * day

interface Known {
  /** Runs of all jobs, the newest first; undefined if they could not be read from the database. */
  readonly runs: readonly JobRunRow[] | undefined
  readonly environment: Readonly<Record<string, string | undefined>>
  readonly now: Date
}

/**
 * Finds out whether a broken disk or a mistake would cost the restaurant more than a day of data. The check applies the same rules
 * as the backup notice on the admins' dashboard.
 */
export async function* checkBackups(
  config: Config,
  { runs, environment, now }: Known,
): AsyncGenerator<Finding> {
  const files = await keptBackups({ storage: localStorage(config.backupDir) })
  yield ageFinding(config, { runs, files, now })
  if (runs) yield* runFindings(runs, now)
  yield* passphraseFindings(config, files[0])
  yield* passphraseFileFindings(config, environment)
}

const now = 'Make one now: npm run backup'

function ageFinding(
  { backups, databaseUrl }: Config,
  { runs, files, now: moment }: Pick<Known, 'runs' | 'now'> & { readonly files: readonly KeptBackup[] },
): Finding {
  const lastRun = succeeded(runs ?? [], backupJobName)[0]?.startedAt
  const times = [lastRun, files[0]?.madeAt].flatMap((each) => each?.getTime() ?? [])
  const nightly = backups && databaseUrl === undefined
  const each = nightly
    ? `${now}; while the site serves it makes one each night.`
    : `${now}, and let cron or a systemd timer do it each night.`
  if (times.length === 0) return warning('There is no backup.', each)
  const age = moment.getTime() - Math.max(...times)
  const text = `The newest backup is ${age < 2 * day ? `${Math.round(age / 3_600_000)} hours` : `${Math.floor(age / day)} days`} old.`
  return age > backupMissedAfter ? wrong(text, each) : ok(text)
}

function* runFindings(runs: readonly JobRunRow[], moment: Date): Generator<Finding> {
  const backups = succeeded(runs, backupJobName)
  if (backups.length === 0) return
  if (!backups.some(({ result }) => result?.['elsewhere'] === 1))
    yield warning(
      'No backup lies elsewhere: if this disk breaks, the backups go with it.',
      'Set BACKUP_DIR to another disk, or: npm run backup -- --to=s3',
    )
  const [trial] = succeeded(runs, restoreTrialName)
  const tryIt = 'Try one: npm run restore -- --try FILE'
  if (!trial) yield warning('Nobody has tried yet whether a backup can be restored.', tryIt)
  else if (moment.getTime() - trial.startedAt.getTime() > trialDueAfter)
    yield warning(`Restoring was last tried on ${trial.startedAt.toISOString().slice(0, 10)}.`, tryIt)
}

function* passphraseFindings(
  { backupPassphrase }: Config,
  newest: KeptBackup | undefined,
): Generator<Finding> {
  if (!newest) return
  const isEncrypted = newest.key.endsWith('.age')
  if (isEncrypted && backupPassphrase === undefined)
    yield wrong(
      'The newest backup is encrypted, and the settings have no passphrase: it cannot be restored from here.',
      'Set BACKUP_PASSPHRASE to the one that it was made with.',
    )
  if (!isEncrypted && backupPassphrase !== undefined)
    yield warning('The newest backup was made without the passphrase, and is not encrypted.', now)
}

/** Warns if the passphrase is stored only beside the backups that it protects: it would be lost or stolen together with them. */
function* passphraseFileFindings(
  { dataDir, backupDir }: Config,
  environment: Known['environment'],
): Generator<Finding> {
  const file = environment['BACKUP_PASSPHRASE_FILE']?.trim()
  if (!file) return
  const lies = [dataDir, backupDir].some(
    (folder) => !relative(folder, dirname(resolve(file))).startsWith('..'),
  )
  if (lies)
    yield warning(
      'The passphrase of the backups lies in the folder that they protect.',
      'Move its file elsewhere, and note the passphrase down away from this machine.',
    )
}

function succeeded(runs: readonly JobRunRow[], name: string): JobRunRow[] {
  return runs.filter(({ job, outcome }) => job === name && outcome === 'succeeded')
}
