import { randomBytes } from 'node:crypto'

import { sql } from 'drizzle-orm'
import { expect, inject, it, onTestFinished } from 'vitest'

import { createDatabase, dropDatabase } from '#test/support/databases.ts'
import { advisoryLocks } from './advisory-locks.ts'
import { migrateDatabase, openDatabase } from './connection.ts'
import { setupTimeouts } from './timeouts.ts'

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

it('a server that starts waits while another migrates', async () => {
  const url = await emptyDatabase()
  const [first, second] = [await open(url), await open(url)]
  const holder = await first.pool.connect()
  await holder.query('select pg_advisory_lock($1)', [advisoryLocks.migration])
  const waiting = migrateDatabase(second.pool)
  const waiters = async () => {
    const { rows } = await first.pool.query<{ waiting: number }>(
      `select count(*)::int as waiting from pg_locks where locktype = 'advisory' and not granted
       and database = (select oid from pg_database where datname = current_database())`,
    )
    return rows[0]?.waiting
  }
  await expect.poll(waiters).toBe(1)
  expect((await first.pool.query(`select to_regclass('orders') as found`)).rows).toEqual([{ found: null }])
  await holder.query('select pg_advisory_unlock($1)', [advisoryLocks.migration])
  holder.release()
  await waiting
  expect((await first.pool.query(`select to_regclass('orders')::text as found`)).rows).toEqual([
    { found: 'orders' },
  ])
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

it.each([
  ['127.0.0.1:1', '127.0.0.1:1'],
  // The port that PostgreSQL has by itself.
  ['127.0.0.2', '127.0.0.2:5432'],
])(
  'an address where no database responds is rejected in one line without its password: %s',
  async (given, named) => {
    const opening = openDatabase(`postgres://owner:secret@${given}/pizza`)
    await expect(opening).rejects.toThrow(`The database at ${named}/pizza cannot be reached: `)
    await expect(opening).rejects.not.toThrow('\n')
    await expect(opening).rejects.not.toThrow('secret')
  },
)

it('the time limit of a transaction ends with it, and never cuts off what uses its connection next', async () => {
  const { db, pool, close } = await openDatabase(await emptyDatabase(), {
    ...setupTimeouts,
    transaction: 200,
  })
  onTestFinished(close)
  await db.transaction((tx) => tx.execute(sql`select 1`))
  expect(pool.totalCount).toBe(1)
  expect((await pool.query<{ slept: number }>('select 1 as slept from pg_sleep(0.5)')).rows).toEqual([
    { slept: 1 },
  ])
})
