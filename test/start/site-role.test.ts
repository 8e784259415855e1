/** @module-tag slow */

import { readFileSync, rmSync, statSync } from 'node:fs'
import { dirname, join } from 'node:path'

import { describe, expect, test, vi } from 'vitest'

import { openDatabase } from '#src/server/database/connection.ts'
import { migrateDatabase } from '#src/server/database/migrate.ts'
import { locateBinaries } from '#src/server/database/postgres-binaries.ts'
import { databaseUser, ensureCluster } from '#src/server/database/postgres-cluster.ts'
import { placeDatabase } from '#src/server/database/postgres-placement.ts'
import { startProcess } from '#src/server/database/postgres-process.ts'
import { databaseName, siteRole } from '#src/server/database/postgres-role.ts'
import { dataFolder, query, startIn, superuserOf } from './database-folders.ts'

vi.setConfig({ testTimeout: 60_000 })

const everyoneMayEnter = 0o755

/** Whatever in the restaurant's database does not belong to the site, but for what extensions brought. */
const belongsToOthers = `
  select nspname as name from pg_namespace where nspname = 'drizzle' and nspowner <> '${siteRole}'::regrole
  union all select relname from pg_class o join pg_namespace n on n.oid = relnamespace
    where nspname in ('public', 'drizzle') and relowner <> '${siteRole}'::regrole
  union all select proname from pg_proc o join pg_namespace n on n.oid = pronamespace
    where nspname = 'public' and proowner <> '${siteRole}'::regrole
      and not exists (select from pg_depend where objid = o.oid and deptype = 'e')
  union all select typname from pg_type o join pg_namespace n on n.oid = typnamespace
    where nspname = 'public' and typowner <> '${siteRole}'::regrole
      and not exists (select from pg_depend where objid = o.oid and deptype = 'e')`

async function migrate(connectionString: string): Promise<void> {
  const { pool, close } = await openDatabase(connectionString)
  await migrateDatabase(pool)
  await close()
}

/** The database of a release whose site was the superuser, with a row; `change` is made to it before it is stopped. */
async function databaseOfEarlierRelease(dataDir: string, change: string): Promise<void> {
  const binaries = locateBinaries()
  const placement = placeDatabase(dataDir, binaries)
  const password = await ensureCluster(placement, binaries.major)
  const { port, stop } = await startProcess({ placement, settings: {}, log: () => {} })
  const addressOf = (name: string) => `postgres://${databaseUser}:${password}@127.0.0.1:${port}/${name}`
  await query(addressOf('postgres'), `create database ${databaseName}`)
  await migrate(addressOf(databaseName))
  await query(addressOf(databaseName), `create table visits (id serial, who text)`)
  await query(addressOf(databaseName), `insert into visits (who) values ('Lan'); create sequence tickets`)
  await query(addressOf(databaseName), `create view guests as select who from visits`)
  if (change !== '') await query(addressOf(databaseName), change)
  await stop()
}

describe('the site', () => {
  test('is no superuser, and may neither read files nor make roles and databases', async () => {
    const { connectionString } = await startIn(dataFolder(everyoneMayEnter))
    const me =
      'select rolname, rolsuper, rolcreaterole, rolcreatedb from pg_roles where rolname = current_user'
    expect(await query(connectionString, me)).toEqual([
      { rolname: siteRole, rolsuper: false, rolcreaterole: false, rolcreatedb: false },
    ])
    const forbidden = [
      `select pg_read_file('PG_VERSION')`,
      `copy (select 1) to program 'true'`,
      'create role other',
      'create database other',
      `alter role ${siteRole} superuser`,
      `set role ${databaseUser}`,
    ]
    for (const statement of forbidden)
      await expect(query(connectionString, statement)).rejects.toThrow(/permission denied/)
    const elsewhere = new URL(connectionString)
    elsewhere.pathname = '/postgres'
    await expect(query(elsewhere.href, 'select 1')).rejects.toThrow(/permission denied for database/)
  })

  test('may bring its tables up to date and be told of changes', async () => {
    const { connectionString } = await startIn(dataFolder(everyoneMayEnter))
    await migrate(connectionString)
    expect(await query(connectionString, belongsToOthers)).toEqual([])
    await query(connectionString, `listen news; notify news, 'a pizza'`)
  })

  test('has a password of its own, closed to other users, and gets another when that is deleted', async () => {
    const dataDir = dataFolder(everyoneMayEnter)
    const first = await startIn(dataDir)
    const file = join(dirname(first.dataLocation), 'app-password')
    expect(statSync(file).mode & 0o077).toBe(0)
    expect(readFileSync(file, 'utf8')).not.toBe(
      readFileSync(join(dirname(first.dataLocation), 'password'), 'utf8'),
    )
    await first.stop()
    rmSync(file)
    const second = await startIn(dataDir)
    expect(await query(second.connectionString, 'select 1 as one')).toEqual([{ one: 1 }])
    expect(second.connectionString).toContain(readFileSync(file, 'utf8').trim())
  })
})

describe('a database made by an earlier release', () => {
  const cutOff = `create role ${siteRole} login password 'of a start that was cut off'; alter database ${databaseName} owner to ${siteRole}`
  test.for([
    { when: 'as that release left it', change: '' },
    { when: 'after a start that was cut off', change: cutOff },
  ])('is the site’s with all that is in it, $when', async ({ change }) => {
    const dataDir = dataFolder(everyoneMayEnter)
    await databaseOfEarlierRelease(dataDir, change)
    const postgres = await startIn(dataDir)
    const { connectionString } = postgres
    expect(await query(connectionString, belongsToOthers)).toEqual([])
    expect(await query(connectionString, 'select who from guests')).toEqual([{ who: 'Lan' }])
    await query(connectionString, `insert into visits (who) values ('Minh'); alter table visits add at date`)
    await query(connectionString, 'create extension btree_gist; drop table orders cascade')
    await migrate(connectionString)
    expect(
      await query(superuserOf(postgres), 'select rolsuper from pg_roles where rolname = current_user'),
    ).toEqual([{ rolsuper: true }])
  })
})
