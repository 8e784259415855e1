import type { Pool } from 'pg'

/** The facts that the database reports about itself, the site's user and its connections. */
export interface DatabaseFacts {
  /** PostgreSQL's version: `versionNumber` is a number such as 180004, and `version` the text for people. */
  readonly versionNumber: number
  readonly version: string
  readonly encoding: string
  readonly user: string
  readonly isSuperuser: boolean
  readonly ownsDatabase: boolean
  readonly mayCreate: boolean
  /** How many tables of the site belong to a user whose rights the site's user does not have. */
  readonly foreignTables: number
  readonly isReadOnly: boolean
  readonly knowsTimeZone: boolean
  readonly isEncrypted: boolean
  /** The database server's current time, in milliseconds since 1970. */
  readonly now: number
  /** How many connections the site's user may open in all, and how many of them other programs have open now. */
  readonly allowedConnections: number
  readonly takenByOthers: number
  readonly longTransactions: readonly LongTransaction[]
}

export interface LongTransaction {
  readonly pid: number
  readonly name: string
  readonly minutes: number
}

const factsQuery = `
  select current_setting('server_version_num')::int as "versionNumber",
    current_setting('server_version') as version,
    current_setting('server_encoding') as encoding,
    current_user::text as user,
    rolsuper as "isSuperuser",
    pg_has_role(datdba, 'usage') as "ownsDatabase",
    has_database_privilege(datname, 'create')
      and coalesce(has_schema_privilege(to_regnamespace('public')::oid, 'create'), false) as "mayCreate",
    (select count(*)::int from pg_class where relnamespace = to_regnamespace('public') and relkind in ('r', 'p', 'S')
      and not pg_has_role(relowner, 'usage')) as "foreignTables",
    pg_is_in_recovery() or current_setting('default_transaction_read_only') = 'on' as "isReadOnly",
    exists (select from pg_timezone_names where name = $1) as "knowsTimeZone",
    coalesce((select ssl from pg_stat_ssl where pid = pg_backend_pid()), false) as "isEncrypted",
    extract(epoch from clock_timestamp())::float8 * 1000 as now,
    least(current_setting('max_connections')::int
        - case when rolsuper then 0 else current_setting('superuser_reserved_connections')::int
            + coalesce(current_setting('reserved_connections', true)::int, 0) end,
      nullif(rolconnlimit, -1), nullif(datconnlimit, -1)) as "allowedConnections",
    (select count(*)::int from pg_stat_activity
      where datid is not null and pid <> pg_backend_pid() and application_name !~ '^bep-lua') as "takenByOthers"
  from pg_roles, pg_database where rolname = current_user and datname = current_database()`

/**
 * Finds transactions that have been open for long, except those of backups, which may take long. PostgreSQL shows when a
 * transaction started only to superusers and to the user who started it.
 */
const longQuery = `
  select pid, coalesce(nullif(application_name, ''), 'a program without a name') as name,
    (extract(epoch from clock_timestamp() - xact_start) / 60)::int as minutes
  from pg_stat_activity
  where datname = current_database() and pid <> pg_backend_pid() and application_name <> 'bep-lua-backup'
    and xact_start < clock_timestamp() - $1::interval
  order by xact_start`

/** Asks a database about itself, over connections that change nothing. `longAfter` is an interval such as "10 minutes". */
export async function findDatabaseFacts(
  pool: Pool,
  { timeZone, longAfter }: { readonly timeZone: string; readonly longAfter: string },
): Promise<DatabaseFacts> {
  const { rows } = await pool.query<Omit<DatabaseFacts, 'longTransactions'>>(factsQuery, [timeZone])
  const { rows: longTransactions } = await pool.query<LongTransaction>(longQuery, [longAfter])
  const [facts] = rows
  if (!facts) throw new Error('The database does not know its own user')
  return { ...facts, longTransactions }
}
