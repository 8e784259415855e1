import type { Pool } from 'pg'

import { restaurantTimeZone } from '#src/kernel/time-zone.ts'
import type { Config } from '../config.ts'
import { openDatabase, type OpenDatabase } from '../database/connection.ts'
import { findSchemaVersion, requireOwnSession } from '../database/migrate.ts'
import { findRunningPostgres } from '../database/running-postgres.ts'
import { requestTimeouts } from '../database/timeouts.ts'
import { listenToChannels, probeChannel, requireHeard } from '../realtime/channels.ts'
import { StartError } from '../start-error.ts'
import { explainConnectionFailure, isTooSlow } from './connection-failure.ts'
import { findDatabaseFacts } from './database-facts.ts'
import { judgeClock, judgeEncryption, judgeFacts, judgeSchema } from './database-findings.ts'
import { type Finding, findingsOf } from './finding.ts'

const { ok, warning, wrong } = findingsOf('database')

/** The name under which PostgreSQL lists the connections of this command. */
const connectionName = 'bep-lua-doctor'

interface Opened {
  readonly findings: readonly Finding[]
  /**
   * The database that the site's requests use, and its direct address, which bypasses a pooler. Undefined if the database cannot be
   * used.
   */
  readonly database?: OpenDatabase & { readonly directUrl: string }
}

/**
 * Connects to the database that the settings name. The embedded database is used only if the site is running, because this command
 * starts and creates nothing. `serves` is true if the site responds on its port.
 */
export async function openForDoctor(config: Config, serves: boolean): Promise<Opened> {
  let embedded: string | undefined
  try {
    embedded = config.databaseUrl === undefined ? findRunningPostgres(config.dataDir) : undefined
  } catch (error) {
    if (!(error instanceof StartError)) throw error
    return { findings: [warning(error.message, 'Then run this again.')] }
  }
  const url = config.databaseUrl ?? embedded
  if (url === undefined) {
    return {
      findings: [
        serves
          ? warning(
              'The site serves, but this user does not find its database, which has not been checked.',
              'Run this as the user who runs the site, with the same DATA_DIR.',
            )
          : warning(
              'The built-in database is not running, because the site is not: it has not been checked.',
              'Start the site, and run this once more.',
            ),
      ],
    }
  }
  const main = await tryToOpen(url, settingOf(config))
  if (!main.opened) return { findings: [main.failure] }
  const { listenDatabaseUrl } = config
  if (listenDatabaseUrl === undefined) return { findings: [], database: { ...main.opened, directUrl: url } }
  const direct = await tryToOpen(listenDatabaseUrl, 'LISTEN_DATABASE_URL')
  await direct.opened?.close()
  if (direct.opened) return { findings: [], database: { ...main.opened, directUrl: listenDatabaseUrl } }
  await main.opened.close()
  return { findings: [direct.failure] }
}

const settingOf = ({ databaseUrl }: Config) => (databaseUrl === undefined ? 'DATA_DIR' : 'DATABASE_URL')

async function tryToOpen(url: string, setting: string) {
  try {
    return {
      opened: await openDatabase(url, requestTimeouts, { name: connectionName, maxConnections: 3 }),
    }
  } catch (error) {
    if (!(error instanceof StartError)) throw error
    const { text, doThis } = explainConnectionFailure(error.cause, url, setting)
    return { failure: wrong(text, doThis) }
  }
}

interface Checked {
  readonly findings: readonly Finding[]
  /** False if the database has left a query without a response. Each further question would wait for seconds too. */
  readonly responds: boolean
}

/** Checks a database that could be opened. The check changes nothing in the database. */
export async function checkDatabase(
  config: Config,
  database: NonNullable<Opened['database']>,
): Promise<Checked> {
  try {
    return { findings: await Array.fromAsync(examine(config, database)), responds: true }
  } catch (error) {
    if (!isTooSlow(error)) throw error
    const url = config.databaseUrl ?? database.directUrl
    const { text, doThis } = explainConnectionFailure(error, url, settingOf(config))
    return { findings: [wrong(text, doThis)], responds: false }
  }
}

async function* examine(
  config: Config,
  { pool, directUrl }: NonNullable<Opened['database']>,
): AsyncGenerator<Finding> {
  const before = Date.now()
  const facts = await findDatabaseFacts(pool, { timeZone: restaurantTimeZone, longAfter: '10 minutes' })
  const middle = (before + Date.now()) / 2
  const { rows } = await pool.query(
    `select 1 from pg_class where relnamespace = to_regnamespace('public') limit 1`,
  )
  yield* judgeFacts(facts, config)
  // The site's user may not even read tables that belong to another user. If there are such tables, the check does not judge the
  // version of the tables.
  if (facts.foreignTables === 0) yield judgeSchema(await findSchemaVersion(pool), rows.length === 0)
  if (config.databaseUrl) yield* judgeEncryption(config.databaseUrl, facts.isEncrypted, 'DATABASE_URL')
  yield* judgeClock(middle, facts.now, 'the database')
  if (!facts.isReadOnly) yield await listenFinding(pool, directUrl)
}

/** Checks that PostgreSQL's notices arrive. Servers and office screens need these notices to learn what has changed. */
async function listenFinding(requests: Pool, directUrl: string): Promise<Finding> {
  try {
    const direct = await openDatabase(directUrl, requestTimeouts, { name: connectionName, maxConnections: 2 })
    try {
      await requireOwnSession(direct.pool)
    } finally {
      await direct.close()
    }
    const channels = await listenToChannels(directUrl, [probeChannel])
    try {
      await requireHeard(channels, requests)
    } finally {
      await channels.close()
    }
    return ok('Its events arrive.')
  } catch (error) {
    if (!(error instanceof StartError)) throw error
    if (isTooSlow(error.cause)) throw error.cause
    return wrong(error.message, 'The site does not start before this is corrected.')
  }
}
