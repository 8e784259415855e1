import { randomBytes } from 'node:crypto'

import { sql } from 'drizzle-orm'
import { Client } from 'pg'
import { expect, inject, it, onTestFinished } from 'vitest'

import { createDatabase, dropDatabase } from '#test/support/databases.ts'
import { transactionPooler } from '#test/support/transaction-pooler.ts'
import { advisoryLocks } from './advisory-locks.ts'
import { openDatabase } from './connection.ts'
import { migrateDatabase, ownSchema } from './migrate.ts'
import { setupTimeouts } from './timeouts.ts'

const quick = { retry: 5, report: 20, giveUp: 60_000 }

async function emptyDatabase(): Promise<string> {
  const name = `empty_${randomBytes(6).toString('hex')}`
  const url = await createDatabase(inject('postgresUrl'), name)
  onTestFinished(() => dropDatabase(inject('postgresUrl'), name))
  return url
}

async function open(url: string) {
  const database = await openDatabase(url, setupTimeouts)
  onTestFinished(() => database.close())
  return database
}

it('servers that start at the same moment on an empty database migrate it once', async () => {
  const url = await emptyDatabase()
  const servers = await Promise.all([open(url), open(url), open(url)])
  await Promise.all(servers.map(({ pool }) => migrateDatabase(pool)))
  const { rows } = await servers[0].db.execute(
    sql`select count(*)::int as all, count(distinct hash)::int as different from drizzle.__drizzle_migrations`,
  )
  expect(rows[0]?.['all']).toBe(rows[0]?.['different'])
  expect((await servers[0].db.execute(sql`select 1 from orders`)).rows).toEqual([])
})

it('a database that was migrated before stays as it is', async () => {
  const { pool } = await open(await emptyDatabase())
  await migrateDatabase(pool)
  // The lock has gone with its connection: another server that starts does not wait until this one is idle.
  expect(pool.totalCount).toBe(0)
  await pool.query(`insert into categories (id, name) values ('stored', 'Stored')`)
  await migrateDatabase(pool)
  expect((await pool.query('select id from categories')).rows).toEqual([{ id: 'stored' }])
})

/** Another server, in the middle of its migration. */
async function migratingServer(url: string) {
  const other = new Client({ connectionString: url, application_name: 'another server' })
  await other.connect()
  onTestFinished(() => other.end())
  await other.query('select pg_advisory_lock($1)', [advisoryLocks.migration])
  return other
}

it('a server that starts waits while another migrates, and says for what', async () => {
  const url = await emptyDatabase()
  const other = await migratingServer(url)
  const { pool } = await open(url)
  const lines: string[] = []
  const waiting = migrateDatabase(pool, (line) => lines.push(line), quick)
  await expect.poll(() => lines.length).toBeGreaterThan(1)
  expect(lines[0]).toMatch(/^Waiting for another server \(connection \d+ of PostgreSQL, .+migrating/)
  expect((await pool.query(`select to_regclass('orders') as found`)).rows).toEqual([{ found: null }])
  await other.query('select pg_advisory_unlock($1)', [advisoryLocks.migration])
  await waiting
  expect((await pool.query(`select to_regclass('orders')::text as found`)).rows).toEqual([
    { found: 'orders' },
  ])
})

it('a server does not wait for ever', async () => {
  const url = await emptyDatabase()
  await migratingServer(url)
  const { pool } = await open(url)
  await expect(migrateDatabase(pool, () => {}, { ...quick, giveUp: 30 })).rejects.toThrow(
    /^The tables could not be migrated: another server .+ does not finish\.$/,
  )
})

/** Tables that a newer release has changed, on which no program older than `oldestProgram` works. */
async function newerTables(oldestProgram: number) {
  const { pool } = await open(await emptyDatabase())
  await migrateDatabase(pool)
  const newer = { tables: ownSchema.tables + 1, oldestProgram }
  await pool.query('update schema_version set tables = $1, oldest_program = $2', Object.values(newer))
  return { pool, newer }
}

it('tables of a newer release that this one can work on stay as they are', async () => {
  const { pool, newer } = await newerTables(ownSchema.tables)
  await expect(migrateDatabase(pool)).resolves.toEqual(newer)
  expect((await pool.query('select tables from schema_version')).rows).toEqual([{ tables: newer.tables }])
})

it('tables that are too new for this release end the start as a wrong setting does', async () => {
  const { pool, newer } = await newerTables(ownSchema.tables + 1)
  await expect(migrateDatabase(pool)).rejects.toThrow(expect.objectContaining({ exitCode: 78 }))
  expect((await pool.query('select tables from schema_version')).rows).toEqual([{ tables: newer.tables }])
})

it('behind a pooler that shares sessions the start ends in one line, and leaves no lock', async () => {
  const url = await emptyDatabase()
  const pooler = await transactionPooler(url)
  onTestFinished(() => pooler.close())
  const pooled = await open(pooler.url)
  await expect(migrateDatabase(pooled.pool)).rejects.toThrow(/pooler .+LISTEN_DATABASE_URL\.$/)
  await migrateDatabase((await open(url)).pool)
})

it('a user who does not own the database is told so in one line', async () => {
  const url = new URL(await emptyDatabase())
  const name = `guest_${randomBytes(6).toString('hex')}`
  const server = new Client({ connectionString: inject('postgresUrl') })
  await server.connect()
  onTestFinished(() => server.end())
  await server.query(`create role ${name} login password 'secret'`)
  onTestFinished(async () => void (await server.query(`drop role ${name}`)))
  Object.assign(url, { username: name, password: 'secret' })
  const { pool } = await open(url.toString())
  await expect(migrateDatabase(pool)).rejects.toThrow(/permission denied.+must own the database/)
})
