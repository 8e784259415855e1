import { randomBytes } from 'node:crypto'

import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, beforeEach, describe, expect, inject, it } from 'vitest'

import { sessionTable, userTable } from '#src/features/accounts/server/account-table.ts'
import { verifyPassword } from '#src/features/accounts/server/password-hash.ts'
import { openSession } from '#src/features/accounts/server/session-store.ts'
import { sessionCookie } from '#src/server/http/session-cookie.ts'
import { parseConfig } from '#src/server/config.ts'
import { openDatabase, type OpenDatabase } from '#src/server/database/connection.ts'
import { migrateDatabase } from '#src/server/database/migrate.ts'
import { setupTimeouts } from '#src/server/database/timeouts.ts'
import { createDatabase, dropDatabase } from '#test/support/databases.ts'
import { prepareAccounts } from './accounts.ts'

const name = `accounts_${randomBytes(6).toString('hex')}`
let database: OpenDatabase

beforeAll(async () => {
  database = await openDatabase(await createDatabase(inject('postgresUrl'), name), setupTimeouts)
  await migrateDatabase(database.pool)
})
afterAll(async () => {
  await database.close()
  await dropDatabase(inject('postgresUrl'), name)
})

beforeEach(() => database.db.delete(userTable))

const start = (settings: Record<string, string> = {}) => prepareAccounts(database.db, parseConfig(settings))
const users = () => database.db.select().from(userTable).orderBy(userTable.username)

async function usersWithPassword(password: string): Promise<string[]> {
  const rows = await users()
  const matches = await Promise.all(rows.map((row) => verifyPassword(password, row.passwordHash)))
  return rows.filter((_, index) => matches[index]).map(({ username }) => username)
}

describe('the first start', () => {
  it('with demo data makes admin and staff and says how to sign in', async () => {
    const note = await start()
    expect(note).toMatchObject({
      kind: 'demo',
      accounts: [
        { username: 'admin', password: 'admin123' },
        { username: 'staff', password: 'staff123' },
      ],
    })
    expect(await users()).toMatchObject([
      { username: 'admin', role: 'admin', isActive: true },
      { username: 'staff', role: 'staff', isActive: true },
    ])
    expect(await usersWithPassword('admin123')).toEqual(['admin'])
  })

  it('without demo data makes the one admin of the settings and tells no password', async () => {
    const note = await start({ DEMO_DATA: 'false', ADMIN_USERNAME: 'chủ quán', ADMIN_PASSWORD: 'rất-bí-mật' })
    expect(note).toEqual({ kind: 'first-admin', username: 'chủ quán', password: undefined })
    expect(await users()).toMatchObject([{ username: 'chủ quán', role: 'admin', hasDemoPassword: false }])
    expect(await usersWithPassword('rất-bí-mật')).toEqual(['chủ quán'])
  })

  it('without demo data and settings makes up a password and tells it once', async () => {
    const note = await start({ DEMO_DATA: 'false' })
    expect(note).toMatchObject({
      kind: 'first-admin',
      username: 'admin',
      password: expect.stringMatching(/^\w{16}$/),
    })
    expect(await usersWithPassword(note.kind === 'first-admin' ? (note.password ?? '') : '')).toEqual([
      'admin',
    ])
    expect(await start({ DEMO_DATA: 'false' })).toEqual({ kind: 'none' })
  })

  it('in production makes no demo account, demo data or not', async () => {
    expect(await start({ PRODUCTION: 'true' })).toMatchObject({
      kind: 'first-admin',
      password: expect.any(String),
    })
    expect(await users()).toHaveLength(1)
  })

  it('of many servers at once makes the accounts once', async () => {
    await Promise.all([1, 2, 3, 4].map(() => start()))
    expect(await users()).toHaveLength(2)
  })
})

describe('production', () => {
  it.each(['admin123', 'staff123'])(
    'does not start with the demo password %s as ADMIN_PASSWORD',
    async (password) => {
      await expect(start({ PRODUCTION: 'true', ADMIN_PASSWORD: password })).rejects.toThrow(
        'ADMIN_PASSWORD is a demo password',
      )
      expect(await users()).toEqual([])
    },
  )

  it.each(['123456', 'chuquan', 'chủ quán 88'])(
    'does not start with %s as ADMIN_PASSWORD, which is guessed first',
    async (password) => {
      const settings = { ADMIN_USERNAME: 'chủ quán', ADMIN_PASSWORD: password }
      await expect(start({ ...settings, DEMO_DATA: 'false' })).rejects.toThrow('ADMIN_PASSWORD')
      await expect(start({ ...settings, PRODUCTION: 'true' })).rejects.toThrow('ADMIN_PASSWORD')
      expect(await users()).toEqual([])
      await start()
      await expect(start({ PRODUCTION: 'true', ADMIN_PASSWORD: '123456' })).rejects.toThrow('ADMIN_PASSWORD')
    },
  )

  it('starts with an ADMIN_PASSWORD that has been of use once, however it is guessed', async () => {
    await start({ DEMO_DATA: 'false', ADMIN_PASSWORD: 'rất-bí-mật' })
    expect(await start({ PRODUCTION: 'true', ADMIN_PASSWORD: '123456' })).toEqual({ kind: 'none' })
  })

  it('names the accounts that still have demo passwords', async () => {
    await start()
    expect(await start({ PRODUCTION: 'true' })).toEqual({ kind: 'rejected', usernames: ['admin', 'staff'] })
  })

  it('ends the sessions that were opened with demo passwords', async () => {
    await start()
    for (const { id } of await users())
      await openSession(database.db, id, { name: sessionCookie, now: new Date() })
    await start({ PRODUCTION: 'true', ADMIN_PASSWORD: 'rất-bí-mật' })
    expect(await database.db.select().from(sessionTable)).toEqual([])
  })

  it('gives the account of the settings its own password, and no other', async () => {
    await start()
    const settings = { PRODUCTION: 'true', ADMIN_PASSWORD: 'rất-bí-mật' }
    expect(await start(settings)).toEqual({ kind: 'rejected', usernames: ['staff'] })
    expect(await usersWithPassword('rất-bí-mật')).toEqual(['admin'])
    // A chosen password stays, whatever the settings say.
    await start({ ...settings, ADMIN_PASSWORD: 'something-else' })
    expect(await usersWithPassword('rất-bí-mật')).toEqual(['admin'])
  })

  it('gives no password where the settings name no account with a demo password, and else to that one', async () => {
    await start()
    const settings = { PRODUCTION: 'true', ADMIN_PASSWORD: 'rất-bí-mật' }
    await start({ ...settings, ADMIN_USERNAME: 'somebody' })
    expect(await usersWithPassword('rất-bí-mật')).toEqual([])
    await start({ ...settings, ADMIN_USERNAME: 'staff' })
    expect(await usersWithPassword('rất-bí-mật')).toEqual(['staff'])
  })
})

describe('a later start', () => {
  it('leaves the accounts alone and repeats the hint while it is true', async () => {
    await start()
    const before = await users()
    expect(await start()).toMatchObject({ kind: 'demo' })
    expect(await users()).toEqual(before)
    // One account that has been given to someone is enough.
    await database.db.update(userTable).set({ hasDemoPassword: false }).where(eq(userTable.username, 'staff'))
    expect(await start()).toEqual({ kind: 'none' })
  })

  it('repeats no hint at an account that is closed', async () => {
    await start()
    await database.db.update(userTable).set({ isActive: false }).where(eq(userTable.username, 'staff'))
    expect(await start()).toEqual({ kind: 'none' })
    expect(await start({ PRODUCTION: 'true' })).toEqual({ kind: 'rejected', usernames: ['admin'] })
  })
})
