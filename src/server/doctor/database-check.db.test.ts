import { randomBytes } from 'node:crypto'
import { existsSync } from 'node:fs'
import { join } from 'node:path'

import { Client } from 'pg'
import { expect, inject, it, onTestFinished } from 'vitest'

import { createDatabase, dropDatabase } from '#test/support/databases.ts'
import { stallingProxy } from '#test/support/stalling-proxy.ts'
import { transactionPooler } from '#test/support/transaction-pooler.ts'
import { parseConfig } from '../config.ts'
import { findDatabaseFacts } from './database-facts.ts'
import { checkDatabase, openForDoctor } from './database-check.ts'

const random = () => randomBytes(6).toString('hex')

async function ownDatabase(template?: string): Promise<string> {
  const name = `doctor_${random()}`
  const url = await createDatabase(inject('postgresUrl'), name, template)
  onTestFinished(() => dropDatabase(inject('postgresUrl'), name))
  return url
}

async function asSuperuser(url: string, ...statements: string[]): Promise<Client> {
  const client = new Client({ connectionString: url })
  await client.connect()
  onTestFinished(() => client.end())
  for (const statement of statements) await client.query(statement)
  return client
}

/** What the command says of a database, without what is well. */
async function problems(settings: Record<string, string>, serves = false): Promise<string[]> {
  const config = parseConfig({ DATA_DIR: '/nowhere', ...settings })
  const { findings, database } = await openForDoctor(config, serves)
  const checked = database && (await checkDatabase(config, database))
  await database?.close()
  return [...findings, ...(checked?.findings ?? [])]
    .filter(({ level }) => level !== 'ok')
    .map(({ level, text, doThis }) => `${level}: ${text} ${doThis}`)
}

/** A user who owns this database alone, as docs/operations.md asks; returns its address of the database. */
async function ownerOf(url: string): Promise<string> {
  const role = `owner_${random()}`
  const { pathname } = new URL(url)
  const admin = await asSuperuser(
    url,
    `create role ${role} login password 'mat-khau-rieng'`,
    `alter database "${pathname.slice(1)}" owner to ${role}`,
  )
  onTestFinished(async () => void (await admin.query(`drop owned by ${role} cascade`)))
  const own = new URL(url)
  own.username = role
  own.password = 'mat-khau-rieng'
  return own.href
}

it('finds nothing wrong with an empty database of a user who owns it', async () => {
  expect(await problems({ DATABASE_URL: await ownerOf(await ownDatabase()) })).toEqual([])
})

it('warns of a superuser, and knows its own tables', async () => {
  const found = await problems({ DATABASE_URL: await ownDatabase('demo_restaurant') })
  expect(found).toEqual([expect.stringMatching(/^warning: .*everything/)])
})

it('tells before an update fails that the tables belong to another user', async () => {
  const url = await ownerOf(await ownDatabase('demo_restaurant'))
  const found = await problems({ DATABASE_URL: url })
  expect(found).toContainEqual(expect.stringMatching(/^wrong: .*another user/))
  expect(found.join()).not.toContain('mat-khau-rieng')
})

it('tells of tables that are too new before the start ends with them', async () => {
  const url = await ownDatabase('demo_restaurant')
  await asSuperuser(url, 'update schema_version set tables = 9999, oldest_program = 9998')
  expect(await problems({ DATABASE_URL: url })).toContainEqual(expect.stringMatching(/^wrong: .*9999/))
})

it('tells of an encoding in which a guest’s name would not fit', async () => {
  const name = `latin_${random()}`
  const server = inject('postgresUrl')
  const admin = await asSuperuser(server)
  await admin.query(
    `create database ${name} template template0 encoding 'LATIN1' locale_provider libc locale 'C'`,
  )
  const url = new URL(server)
  url.pathname = `/${name}`
  expect(await problems({ DATABASE_URL: url.href })).toContainEqual(expect.stringMatching(/^wrong: .*LATIN1/))
  await dropDatabase(server, name)
})

it.each([
  ['host', (url: URL) => (url.hostname = 'no-such-host.invalid'), 'host'],
  ['port', (url: URL) => (url.port = '1'), 'port'],
  ['password', (url: URL) => ([url.username, url.password] = ['nobody', 'mat-khau-sai']), 'password'],
  ['name', (url: URL) => (url.pathname = '/no_such_database'), 'no_such_database'],
])('says that it is the %s of the address that is wrong', async (_part, spoil, named) => {
  const url = new URL(inject('postgresUrl'))
  spoil(url)
  const found = await problems({ DATABASE_URL: url.href })
  expect(found).toEqual([expect.stringMatching(/^wrong: /)])
  expect(found[0]).toContain(named)
  expect(found[0]).not.toContain('mat-khau-sai')
})

it('says of a database that hangs where to look, and asks it nothing more', async () => {
  const proxy = await stallingProxy(await ownDatabase())
  onTestFinished(() => proxy.close())
  const config = parseConfig({ DATABASE_URL: proxy.url })
  const { database } = await openForDoctor(config, true)
  if (!database) throw new Error('The database responds')
  proxy.stall()
  expect(await checkDatabase(config, database)).toMatchObject({
    responds: false,
    findings: [{ level: 'wrong', doThis: expect.stringContaining('pg_stat_activity') }],
  })
  void database.close()
  const again = await openForDoctor(config, true)
  expect(again.findings).toMatchObject([
    { level: 'wrong', text: expect.stringContaining('does not respond') },
  ])
}, 20_000)

it('says that LISTEN_DATABASE_URL is missing behind a pooler, through which no event arrives', async () => {
  const url = await ownDatabase('demo_restaurant')
  const pooler = await transactionPooler(url)
  onTestFinished(() => pooler.close())
  // Requests may go through such a pooler, and the other remedy is to let it pool by session.
  const isAboutPooler = (text: string) => /session.*LISTEN_DATABASE_URL/.test(text)
  expect((await problems({ DATABASE_URL: pooler.url })).filter(isAboutPooler)).toHaveLength(1)
  const both = { DATABASE_URL: pooler.url, LISTEN_DATABASE_URL: url }
  expect((await problems(both)).filter(isAboutPooler)).toEqual([])
})

it('says that the two addresses lead to two databases', async () => {
  const settings = { DATABASE_URL: await ownDatabase(), LISTEN_DATABASE_URL: await ownDatabase() }
  expect(await problems(settings)).toContainEqual(expect.stringMatching(/^wrong: .*LISTEN_DATABASE_URL/))
})

it('names the connection that has left work open, for which guests may have to wait', async () => {
  const url = await ownDatabase()
  const open = await asSuperuser(url, `set application_name to 'report'`, 'begin', 'select 1')
  const { database } = await openForDoctor(parseConfig({ DATABASE_URL: url }), true)
  if (!database) throw new Error('The database responds')
  const timeZone = 'Asia/Ho_Chi_Minh'
  const now = await findDatabaseFacts(database.pool, { timeZone, longAfter: '0' })
  const later = await findDatabaseFacts(database.pool, { timeZone, longAfter: '10 minutes' })
  await database.close()
  await open.query('rollback')
  expect(now.longTransactions).toMatchObject([{ name: 'report' }])
  expect(later.longTransactions).toEqual([])
  expect(now).toMatchObject({ knowsTimeZone: true, isReadOnly: false })
})

it('starts no database and makes no folder while the site does not run', async () => {
  const dataDir = join('/tmp', `bep-lua-doctor-${random()}`)
  expect(await problems({ DATA_DIR: dataDir })).toEqual([expect.stringMatching(/^warning: .*not running/)])
  // The site that serves belongs to another user, or has another DATA_DIR.
  expect(await problems({ DATA_DIR: dataDir }, true)).toEqual([expect.stringMatching(/^warning: .*DATA_DIR/)])
  expect(existsSync(dataDir)).toBe(false)
})
