import { Client, type ClientBase } from 'pg'

import { databaseUser } from './postgres-cluster.ts'

export const databaseName = 'bep_lua'

/** The database role with which the site connects. It owns the restaurant's database and has no other rights. */
export const siteRole = 'bep_lua_app'

/**
 * An SQL condition for database objects that belong neither to PostgreSQL itself nor to an extension. Objects of PostgreSQL and of
 * extensions must keep the superuser as their owner.
 */
const ofOurs = (catalog: string, schema: string) => `${schema} !~ '^pg_' and ${schema} <> 'information_schema'
  and not exists (select from pg_depend where classid = '${catalog}'::regclass and objid = o.oid and deptype = 'e')`

/**
 * SQL that makes the site's role the owner of all objects that another role owns. Some objects need no statement: the owner of the
 * database also owns the schema `public`, and the owner of a table also owns the table's indexes and column sequences.
 */
const transfers = `
  select format('alter schema %I owner to ${siteRole}', nspname) as statement from pg_namespace o
    where nspowner <> '${siteRole}'::regrole and nspname <> 'public' and ${ofOurs('pg_namespace', 'nspname')}
  union all
  select format('alter table %s owner to ${siteRole}', o.oid::regclass) from pg_class o
    join pg_namespace n on n.oid = relnamespace
    where relowner <> '${siteRole}'::regrole and relkind in ('r', 'p', 'v', 'm', 'S') and ${ofOurs('pg_class', 'nspname')}
      and not exists (select from pg_depend where classid = 'pg_class'::regclass and objid = o.oid
        and relkind = 'S' and deptype in ('a', 'i'))
  union all
  select format('alter routine %s owner to ${siteRole}', o.oid::regprocedure) from pg_proc o
    join pg_namespace n on n.oid = pronamespace
    where proowner <> '${siteRole}'::regrole and ${ofOurs('pg_proc', 'nspname')}
  union all
  select format('alter type %s owner to ${siteRole}', o.oid::regtype) from pg_type o
    join pg_namespace n on n.oid = typnamespace
    where typowner <> '${siteRole}'::regrole and typtype in ('e', 'd', 'r') and ${ofOurs('pg_type', 'nspname')}`

export interface Passwords {
  readonly superuser: string
  readonly site: string
}

/**
 * Creates the site's role and database if they are missing. In earlier releases the site connected as the superuser; objects that
 * therefore belong to the superuser are given to the role. Every start calls this function, so that the next start finishes what an
 * interrupted start has begun. Returns the database address with which the site connects.
 */
export async function ensureSiteRole(port: number, passwords: Passwords): Promise<string> {
  const ofSuperuser = (name: string) => addressOf(port, databaseUser, passwords.superuser, name)
  await connected(ofSuperuser('postgres'), async (client) => {
    await ensureRole(client, passwords.site)
    await ensureDatabase(client)
  })
  await connected(ofSuperuser(databaseName), transferAll)
  return siteAddress(port, passwords.site)
}

/** The database address with which the site connects. */
export function siteAddress(port: number, password: string): string {
  return addressOf(port, siteRole, password, databaseName)
}

function addressOf(port: number, user: string, password: string, name: string): string {
  return `postgres://${user}:${password}@127.0.0.1:${port}/${name}`
}

async function ensureRole(client: ClientBase, password: string): Promise<void> {
  const { rowCount } = await client.query('select 1 from pg_roles where rolname = $1', [siteRole])
  if (rowCount === 0) await client.query(`create role ${siteRole}`)
  await client.query(
    `alter role ${siteRole} login nosuperuser nocreatedb nocreaterole noreplication nobypassrls
      password ${client.escapeLiteral(password)}`,
  )
}

async function ensureDatabase(client: ClientBase): Promise<void> {
  const found = await client.query<{ owner: string }>(
    'select datdba::regrole::text as owner from pg_database where datname = $1',
    [databaseName],
  )
  const owner = found.rows[0]?.owner
  if (owner === undefined) await client.query(`create database ${databaseName} owner ${siteRole}`)
  else if (owner !== siteRole) await client.query(`alter database ${databaseName} owner to ${siteRole}`)
  await client.query('revoke all on database postgres, template1 from public')
}

async function transferAll(client: ClientBase): Promise<void> {
  await client.query('begin')
  const { rows } = await client.query<{ statement: string }>(transfers)
  for (const { statement } of rows) await client.query(statement)
  await client.query('commit')
}

async function connected(address: string, work: (client: ClientBase) => Promise<void>): Promise<void> {
  const client = new Client({ connectionString: address })
  await client.connect()
  try {
    await work(client)
  } finally {
    await client.end()
  }
}
