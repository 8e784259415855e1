import { readFileSync } from 'node:fs'
import { cp, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'
import { fileURLToPath } from 'node:url'

import { drizzle } from 'drizzle-orm/node-postgres'
import { migrate } from 'drizzle-orm/node-postgres/migrator'
import type { ClientBase, Pool } from 'pg'

import { SettingError, StartError } from '../start-error.ts'
import { advisoryLocks } from './advisory-locks.ts'
import { hasErrorCode } from './unavailable.ts'

const root = fileURLToPath(new URL('../../..', import.meta.url))
const migrationsFolder = join(root, 'db/migrations')

/** The version of the database tables, expressed by numbers of migrations. */
export interface SchemaVersion {
  /** The newest migration that has been applied to the tables. */
  readonly tables: number
  /**
   * The oldest version of the program that can work on these tables, expressed by the number of its last migration. Every later
   * version can work on them too.
   */
  readonly oldestProgram: number
}

/** The version of the database tables that the program in a folder creates. It is read from the program's migrations. */
export function schemaOf(program: string): SchemaVersion {
  const text = readFileSync(join(program, 'db/migrations/oldest-programs.json'), 'utf8')
  const oldestPrograms = Object.values(JSON.parse(text) as Record<string, number>)
  return { tables: oldestPrograms.length - 1, oldestProgram: Math.max(...oldestPrograms) }
}

/** The version of the database tables that this program itself creates. */
export const ownSchema = schemaOf(root)

interface Waiting {
  /** Milliseconds between two attempts to get the lock. */
  readonly retry: number
  /** Milliseconds between two log lines that say what the start waits for. */
  readonly report: number
  /** After this many milliseconds of waiting the start fails. */
  readonly giveUp: number
}

const defaultWaiting: Waiting = { retry: 250, report: 10_000, giveUp: 300_000 }

/**
 * Brings the tables up to date, and returns their version; tables that a newer program has migrated stay unchanged. If several
 * servers start together, the first one migrates while the others wait; `log` gets a line that says what a server waits for. The
 * pool must have `setupTimeouts`. Throws SettingError if the tables are too new for this program, and StartError if another server
 * does not finish or if the database user may not change the tables.
 */
export async function migrateDatabase(
  pool: Pool,
  log: (line: string) => void = () => {},
  waiting = defaultWaiting,
): Promise<SchemaVersion> {
  await requireOwnSession(pool)
  const connection = await pool.connect()
  try {
    await takeTurn(connection, log, waiting)
    const present = await findSchemaVersion(connection)
    if (present && present.tables > ownSchema.tables) return requireKnown(present)
    await migrate(drizzle(connection), { migrationsFolder })
    await connection.query(
      `insert into schema_version (tables, oldest_program) values ($1, $2)
       on conflict (only_row) do update set tables = excluded.tables, oldest_program = excluded.oldest_program`,
      [ownSchema.tables, ownSchema.oldestProgram],
    )
    return ownSchema
  } catch (error) {
    throw hasErrorCode(error, insufficientPrivilege) ? notOwner(error) : error
  } finally {
    // Closing this connection makes PostgreSQL release the advisory lock, even if the connection is already broken.
    connection.release(true)
  }
}

/** Creates the tables as they were after an earlier migration. The database must have no tables, and nobody else may use it. */
export async function migrateTo(pool: Pool, schema: number): Promise<void> {
  const folder = await mkdtemp(join(tmpdir(), 'bep-lua-migrations-'))
  try {
    await cp(migrationsFolder, folder, { recursive: true })
    const file = join(folder, 'meta/_journal.json')
    const journal = JSON.parse(await readFile(file, 'utf8')) as { readonly entries: readonly object[] }
    await writeFile(file, JSON.stringify({ ...journal, entries: journal.entries.slice(0, schema + 1) }))
    await migrate(drizzle(pool), { migrationsFolder: folder })
  } finally {
    await rm(folder, { recursive: true })
  }
}

/**
 * The version of the tables in this database. Undefined if the database was never migrated, or only by programs so old that they do
 * not write the table `schema_version`.
 */
export async function findSchemaVersion(connection: ClientBase | Pool): Promise<SchemaVersion | undefined> {
  const { rows: tables } = await connection.query<{ found: boolean }>(
    `select to_regclass('schema_version') is not null as found`,
  )
  if (!tables[0]?.found) return undefined
  const { rows } = await connection.query<SchemaVersion>(
    'select tables, oldest_program as "oldestProgram" from schema_version',
  )
  return rows[0]
}

function requireKnown(present: SchemaVersion): SchemaVersion {
  if (present.oldestProgram <= ownSchema.tables) return present
  throw new SettingError(
    `The database was made by a newer release: its tables (${present.tables}) need a program that knows ` +
      `${present.oldestProgram}, and this one knows ${ownSchema.tables}. Start the newer release, or restore a backup.`,
  )
}

/**
 * Throws StartError if several connections share one database session, as they do behind a pooler in transaction mode. Through such
 * a pooler, a lock would remain after the server that took it has ended, and PostgreSQL's notifications would not arrive.
 */
export async function requireOwnSession(pool: Pool): Promise<void> {
  const [one, other] = [await pool.connect(), await pool.connect()]
  try {
    for (let round = 0; round < 3; round++) {
      const before = await sessionOf(one)
      await other.query('begin')
      const [between, after] = [await sessionOf(other), await sessionOf(one)]
      await other.query('rollback')
      if (before === between || before !== after) {
        throw new StartError(
          'A pooler before the database does not keep sessions apart. Let it pool by session, or name the database itself in LISTEN_DATABASE_URL.',
        )
      }
    }
  } finally {
    one.release(true)
    other.release(true)
  }
}

async function sessionOf(connection: ClientBase): Promise<number | undefined> {
  const { rows } = await connection.query<{ pid: number }>('select pg_backend_pid() as pid')
  return rows[0]?.pid
}

async function takeTurn(
  connection: ClientBase,
  log: (line: string) => void,
  { retry, report, giveUp }: Waiting,
): Promise<void> {
  const started = performance.now()
  for (let reportAt = started + retry; ;) {
    const { rows } = await connection.query<{ taken: boolean }>('select pg_try_advisory_lock($1) as taken', [
      advisoryLocks.migration,
    ])
    if (rows[0]?.taken) return
    const now = performance.now()
    if (now > started + giveUp) {
      throw new StartError(`The tables could not be migrated: ${await holder(connection)} does not finish.`)
    }
    if (now > reportAt) {
      reportAt = now + report
      log(`Waiting for ${await holder(connection)}, which is migrating the tables.`)
    }
    await wait(retry)
  }
}

async function holder(connection: ClientBase): Promise<string> {
  const { rows } = await connection.query<{ name: string }>(
    `select format('%s (connection %s of PostgreSQL, from %s, since %s)', coalesce(nullif(application_name, ''), 'a program'),
       pid, coalesce(host(client_addr), 'this machine'), to_char(backend_start, 'YYYY-MM-DD HH24:MI TZ')) as name
     from pg_locks join pg_stat_activity using (pid)
     where locktype = 'advisory' and granted and objid = $1 and classid = 0
       and database = (select oid from pg_database where datname = current_database())`,
    [advisoryLocks.migration],
  )
  return rows[0]?.name ?? 'another server'
}

const insufficientPrivilege = new Set(['42501'])

function notOwner(error: unknown): StartError {
  const { message } =
    (error as Error).cause instanceof Error ? ((error as Error).cause as Error) : (error as Error)
  return new StartError(
    `The database's user may not change its tables (${message}). The user that DATABASE_URL names must own the database and them.`,
  )
}
