import { randomBytes } from 'node:crypto'
import { mkdtemp, readdir, readFile, rm, stat, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'

import { sql } from 'drizzle-orm'
import { Client } from 'pg'
import { beforeAll, describe, expect, inject, it, onTestFinished } from 'vitest'

import { createDatabase, dropDatabase } from '#test/support/databases.ts'
import { orderFor, smallPepperoni } from '#test/support/orders.ts'
import { startS3Server } from '#test/support/s3-server.ts'
import { testRestaurant } from '#test/support/test-restaurant.ts'
import { parseConfig } from '../config.ts'
import { openDatabase } from '../database/connection.ts'
import { migrateTo, ownSchema } from '../database/migrate.ts'
import { setupTimeouts } from '../database/timeouts.ts'
import { openStorage } from '../storage/open-storage.ts'
import { backupName, keptBackups, openBackupTarget, pruneBackups, withBackup } from './backup-target.ts'
import { makeBackup } from './make-backup.ts'
import { verifyBackup } from './read-backup.ts'
import { restoreBackup } from './restore-backup.ts'

const now = new Date('2026-05-06T05:00:00Z')

async function folder(): Promise<string> {
  const path = await mkdtemp(join(tmpdir(), 'bep-lua-backup-'))
  onTestFinished(() => rm(path, { recursive: true }))
  return path
}

async function emptyDatabase(): Promise<string> {
  const name = `restored_${randomBytes(6).toString('hex')}`
  const url = await createDatabase(inject('postgresUrl'), name)
  onTestFinished(() => dropDatabase(inject('postgresUrl'), name))
  return url
}

async function connected(url: string): Promise<Client> {
  const client = new Client({ connectionString: url })
  await client.connect()
  onTestFinished(() => client.end())
  return client
}

/** A storage of its own, with one picture. */
async function pictures(key: string) {
  const dataDir = await folder()
  const config = parseConfig({ DATA_DIR: dataDir })
  const storage = await openStorage(config)
  const file = join(dataDir, 'picture')
  await writeFile(file, 'a picture')
  await storage.put(key, file)
  return { config, storage }
}

/** Everything that a database holds in the tables that are backed up, as texts in a fixed order. */
async function contentOf(url: string, tables: readonly string[]) {
  const client = await connected(url)
  const all: Record<string, unknown[]> = {}
  for (const table of tables) {
    const { rows } = await client.query<{ row: string }>(
      `select to_jsonb(t)::text as row from ${table} t order by 1`,
    )
    all[table] = rows.map(({ row }) => row)
  }
  return all
}

describe('a backup', () => {
  const restaurant = testRestaurant()
  beforeAll(async () => {
    await restaurant.db.execute(
      sql`update menu_items set image_url = '/objects/uploads/dish.webp' where id = 'pepperoni'`,
    )
    await restaurant.db
      .execute(sql`insert into audit_entries (changed_at, actor_kind, action, thing_kind, thing_id, changes)
      values (now(), 'operator', 'changed', 'dish', 'pepperoni', '{}')`)
  })

  let placed = 10
  async function order(key: string): Promise<string> {
    const payload = await orderFor(restaurant.app, [smallPepperoni])
    const phone = `09123400${String((placed += 1)).padStart(2, '0')}`
    const headers = { 'idempotency-key': key }
    const url = '/api/orders'
    const response = await restaurant.app.inject({
      method: 'POST',
      url,
      payload: { ...payload, customerPhone: phone },
      headers,
    })
    expect(response.statusCode).toBe(201)
    return response.json<{ id: string }>().id
  }

  async function backedUp(passphrase?: string) {
    const file = join(await folder(), backupName(now, passphrase !== undefined))
    const { storage } = await pictures('uploads/dish.webp')
    const connection = await connected(restaurant.databaseUrl)
    return { file, manifest: await makeBackup(file, { connection, storage, passphrase, now }) }
  }

  it('made while guests order is restored whole: each confirmed order, each row, each picture; and none twice', async () => {
    const before = await order('before-the-backup')
    const during = Array.from({ length: 8 }, (_, index) => order(`during-the-backup-${index}`))
    const { file, manifest } = await backedUp('a long passphrase')
    await Promise.all(during)
    expect(manifest.missing.length).toBeGreaterThan(0)
    expect((await stat(file)).mode & 0o777).toBe(0o600)
    expect((await readFile(file)).includes('orders')).toBe(false)

    const databaseUrl = await emptyDatabase()
    const target = await pictures('other.webp')
    await restoreBackup(file, { ...target, databaseUrl, passphrase: 'a long passphrase', now })
    const tables = Object.keys(manifest.tables).filter(
      (name) => !/^(orders|notifications|orders_.*)$/.test(name),
    )
    expect(await contentOf(databaseUrl, tables)).toEqual(await contentOf(restaurant.databaseUrl, tables))
    const client = await connected(databaseUrl)
    const { rows } = await client.query<{ id: string }>('select id from orders')
    expect(rows.map(({ id }) => id)).toContain(before)
    expect(rows).toHaveLength(manifest.tables['orders']?.rows ?? 0)
    expect(await (await target.storage.read('uploads/dish.webp'))?.toArray()).toEqual([
      Buffer.from('a picture'),
    ])
    const numbers = await client.query(
      `select nextval(pg_get_serial_sequence('audit_entries', 'id'))::int > max(id) as "isNext" from audit_entries`,
    )
    expect(numbers.rows).toEqual([{ isNext: true }])
    expect((await client.query('select * from sessions')).rows).toEqual([])
  })

  it('is not restored over tables that are there', async () => {
    const { file } = await backedUp()
    const target = await pictures('other.webp')
    const restoring = restoreBackup(file, {
      ...target,
      databaseUrl: restaurant.databaseUrl,
      passphrase: undefined,
      now,
    })
    await expect(restoring).rejects.toThrow(/holds tables already/)
  })

  it('that was cut off, changed or encrypted otherwise is found out before anything is restored', async () => {
    const { file } = await backedUp()
    const bytes = await readFile(file)
    const damaged = async (content: Buffer) => {
      const path = join(await folder(), 'damaged')
      await writeFile(path, content)
      return verifyBackup(path, undefined)
    }
    await expect(damaged(bytes.subarray(0, bytes.length >> 1))).rejects.toThrow(/no whole backup/)
    const changed = Buffer.from(bytes)
    changed.writeUInt8(changed.readUInt8(bytes.length >> 1) ^ 1, bytes.length >> 1)
    await expect(damaged(changed)).rejects.toThrow(/no whole backup|is damaged/)
    const secret = await backedUp('a long passphrase')
    await expect(verifyBackup(secret.file, 'another passphrase')).rejects.toThrow(/passphrase/)
    await expect(verifyBackup(secret.file, undefined)).rejects.toThrow(/BACKUP_PASSPHRASE/)
    await expect(verifyBackup(join(file, 'no-such-file'), undefined)).rejects.toThrow(/cannot be read/)
  })
})

it('whoever names the folder of the backups is told the path of the newest', async () => {
  const path = await folder()
  await expect(verifyBackup(path, undefined)).rejects.toThrow(/is a folder.* path .*None lies there/)
  const [older, newest] = [backupName(new Date('2026-05-05'), false), backupName(now, true)]
  for (const name of [newest, older, 'notes.txt']) await writeFile(join(path, name), '')
  await expect(verifyBackup(path, undefined)).rejects.toThrow(`is ${join(path, newest)}.`)
})

it('a backup of an earlier release is brought up to date, and what is due for erasure is gone', async () => {
  const earlierUrl = await emptyDatabase()
  const earlier = await openDatabase(earlierUrl, setupTimeouts)
  await migrateTo(earlier.pool, 36)
  await earlier.pool.query(`insert into categories (id, name) values ('stored', 'Stored')`)
  await earlier.pool.query(
    `insert into contact_messages (id, name, email, subject, message, created_at)
     values ('old', 'Guest', 'guest@guest.example', 'Subject', 'Message', '2025-01-01')`,
  )
  await earlier.close()
  const file = join(await folder(), 'backup')
  const { config, storage } = await pictures('other.webp')
  const { schema } = await makeBackup(file, {
    connection: await connected(earlierUrl),
    storage,
    passphrase: undefined,
    now,
  })
  expect(schema).toBe(36)

  const databaseUrl = await emptyDatabase()
  await restoreBackup(file, { databaseUrl, config, storage, passphrase: undefined, now })
  const client = await connected(databaseUrl)
  expect((await client.query('select id, unit from categories')).rows).toEqual([{ id: 'stored', unit: null }])
  expect((await client.query('select tables from schema_version')).rows).toEqual([
    { tables: ownSchema.tables },
  ])
  expect((await client.query('select id from contact_messages')).rows).toEqual([])
})

it.each(['a folder', 's3'])(
  'of several backups in %s the newest stay, and none that holds what was erased since',
  async (to) => {
    const server = await startS3Server()
    onTestFinished(() => server.close())
    const config = parseConfig({ ...server.settings, DATA_DIR: await folder(), BACKUP_S3_BUCKET: 'backups' })
    const target = await openBackupTarget(config, to === 's3' ? to : await folder())
    const days = ['2026-05-06', '2026-05-05', '2026-05-04', '2025-10-01']
    for (const day of days) {
      const file = join(target.workFolder, 'made')
      await writeFile(file, 'x'.repeat(100))
      await target.storage.put(backupName(new Date(`${day}T00:00:00Z`), false), file)
    }
    await writeFile(join(target.workFolder, 'a-file-of-the-owner'), 'stays')
    const kept = async () =>
      (await keptBackups(target)).map(({ madeAt }) => madeAt.toISOString().slice(0, 10))
    expect(await kept()).toEqual(days)
    await pruneBackups(target, { keep: 10, maxBytes: Infinity, now })
    expect(await kept()).toEqual(days.slice(0, 3))
    await pruneBackups(target, { keep: 10, maxBytes: 250, now })
    expect(await kept()).toEqual(days.slice(0, 2))
    await pruneBackups(target, { keep: 1, maxBytes: 10, now })
    expect(await kept()).toEqual(days.slice(0, 1))
    expect(await readFile(join(target.workFolder, 'a-file-of-the-owner'), 'utf8')).toBe('stays')
  },
)

it.each([
  ['without a bucket of their own', {}],
  ['in the bucket that the site serves pictures from', { BACKUP_S3_BUCKET: 'pictures' }],
])('backups %s are rejected', async (_where, settings) => {
  const s3 = { S3_BUCKET: 'pictures', S3_ENDPOINT: 'https://s3.example' }
  await expect(openBackupTarget(parseConfig({ ...s3, ...settings }), 's3')).rejects.toThrow(
    'BACKUP_S3_BUCKET',
  )
})

it('if the machine is lost, the newest backup in S3 or the one of a name is fetched, and no copy stays', async () => {
  const server = await startS3Server()
  onTestFinished(() => server.close())
  const place = await folder()
  const dataDir = join(place, 'data')
  const config = parseConfig({ ...server.settings, DATA_DIR: dataDir, BACKUP_S3_BUCKET: 'backups' })
  const target = await openBackupTarget(config, 's3')
  const names = ['2026-05-05', '2026-05-06'].map((day) => backupName(new Date(`${day}T00:00:00Z`), false))
  for (const name of names) {
    const file = join(place, 'made')
    await writeFile(file, name)
    await target.storage.put(name, file)
  }
  const fetched = (name?: string) =>
    withBackup(config, { from: 's3', name }, (file) => readFile(file, 'utf8'))
  expect(await fetched()).toBe(names[1])
  expect(await fetched(names[0])).toBe(names[0])
  await expect(fetched('another')).rejects.toThrow(names[0])
  expect(await readdir(place)).toEqual([])
})
