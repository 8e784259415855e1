import type { Config } from '../config.ts'
import type { Database } from '../database/connection.ts'
import { listRuns, maxRunsPerJob } from '../jobs/job-run-store.ts'
import { StartError } from '../start-error.ts'
import { checkBackups } from './backup-check.ts'
import { checkTimeZone } from './clock-check.ts'
import { checkDatabase, openForDoctor } from './database-check.ts'
import { checkDisk } from './disk-check.ts'
import { type Finding, findingsOf } from './finding.ts'
import { checkJobs } from './jobs-check.ts'
import { checkOpenness } from './openness-check.ts'
import { checkPort } from './port-check.ts'
import { checkProxy } from './proxy-check.ts'
import { checkS3 } from './s3-check.ts'
import { readSettings } from './settings-check.ts'

interface Owner {
  readonly environment: Readonly<Record<string, string | undefined>>
  readonly settingsFile: string
  readonly isDemoPassword: (password: string) => boolean
  /** Counts accounts that still have a demo password. If the site rejects demo passwords, nobody can sign in to these accounts. */
  readonly countDemoAccounts: (db: Database) => Promise<number>
}

/**
 * Checks everything that the site needs, and changes nothing: it creates no folder or table, and starts nothing. The only thing
 * that it writes is an object in an S3 bucket, which it deletes again. Yields each check's findings as soon as they are known.
 */
export async function* diagnose(owner: Owner): AsyncGenerator<readonly Finding[]> {
  const { config, findings } = readSettings(owner)
  yield findings
  yield [checkTimeZone()]
  if (!config) {
    yield [findingsOf('settings').warning('Nothing else has been checked.', 'Correct the settings first.')]
    return
  }
  yield [...checkOpenness(config, owner.isDemoPassword)]
  const now = new Date()
  const port = await checkPort(config).catch((error: unknown) => ({
    serves: false,
    startsIfAsked: false,
    findings: [broken('port', error)],
  }))
  yield port.findings
  yield* databaseChecks(config, owner, { now, serves: port.serves })
  yield await caught('disk', () => checkDisk(config))
  yield await caught('S3', () => checkS3(config))
  if (!port.startsIfAsked) yield await caught('PUBLIC_URL', () => checkProxy(config, port.serves, now))
}

async function* databaseChecks(
  config: Config,
  { environment, countDemoAccounts }: Owner,
  { now, serves }: { readonly now: Date; readonly serves: boolean },
): AsyncGenerator<readonly Finding[]> {
  const { findings, database } = await openForDoctor(config, serves).catch((error: unknown) => ({
    findings: [broken('database', error)],
    database: undefined,
  }))
  yield findings
  try {
    const checked = database && (await checkDatabase(config, database).catch(couldNotCheck))
    if (checked) yield checked.findings
    const asked = checked?.responds ? database : undefined
    const runs = asked && (await listRuns(asked.db, maxRunsPerJob).catch(() => undefined))
    if (runs) yield checkJobs(runs)
    if (asked && config.production)
      yield await caught('accounts', () => demoAccounts(asked.db, countDemoAccounts))
    yield await caught('backups', () => checkBackups(config, { runs, environment, now }))
  } finally {
    await database?.close()
  }
}

const couldNotCheck = (error: unknown) => ({ findings: [broken('database', error)], responds: true })

async function* demoAccounts(db: Database, count: Owner['countDemoAccounts']): AsyncGenerator<Finding> {
  const accounts = await count(db).catch(() => 0)
  if (accounts > 0)
    yield findingsOf('accounts').warning(
      `Accounts that cannot sign in, because they still have a demo password: ${accounts}.`,
      'Give each its own: npm run admin -- set-password NAME',
    )
}

/** If a check fails with an unexpected error, that error becomes a finding and the other checks go on. */
async function caught(
  area: string,
  check: () => Iterable<Finding> | AsyncIterable<Finding>,
): Promise<readonly Finding[]> {
  try {
    return await Array.fromAsync(check())
  } catch (error) {
    return [broken(area, error)]
  }
}

function broken(area: string, error: unknown): Finding {
  const reason = error instanceof Error ? error.message : String(error)
  const { wrong } = findingsOf(area)
  return error instanceof StartError
    ? wrong(reason, 'Correct this first.')
    : wrong(`This could not be checked: ${reason}.`, 'Show this line to whoever helps.')
}
