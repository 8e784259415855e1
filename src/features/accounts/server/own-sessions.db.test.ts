import { beforeEach, describe, expect, it } from 'vitest'

import { auditEntryTable } from '#src/features/audit/server/audit-table.ts'
import { createUser, signIn, type TestUser } from '#test/support/sign-in.ts'
import { testRestaurant } from '#test/support/test-restaurant.ts'
import type { OpenSession } from '../contract/account.ts'
import { sessionTable } from './account-table.ts'

const restaurant = testRestaurant()
let user: TestUser
let cookie: string

beforeEach(async () => {
  restaurant.clock.set('2026-05-06T05:00:00Z')
  await restaurant.db.delete(sessionTable)
  user = await createUser(restaurant.db, { role: 'staff' })
  cookie = await signIn(restaurant.app, user)
  await restaurant.db.delete(auditEntryTable)
})

const call = (method: 'GET' | 'DELETE', url = '/api/auth/sessions', as = cookie) =>
  restaurant.app.inject({ method, url, headers: { cookie: as } })
const open = async (as = cookie) => (await call('GET', undefined, as)).json<OpenSession[]>()
const isSignedIn = async (as: string) => (await call('GET', '/api/staff/me', as)).statusCode === 200

/** What the audit log says, its oldest entry first. */
const recorded = async () =>
  (await restaurant.db.select().from(auditEntryTable).orderBy(auditEntryTable.id)).map(
    ({ action, actorId, actorRole, changes }) => ({ action, actorId, actorRole, changes }),
  )

async function signInWith(userAgent: string): Promise<string> {
  const { username, password } = user
  const response = await restaurant.app.inject({
    method: 'POST',
    url: '/api/auth/login',
    payload: { username, password },
    headers: { 'user-agent': userAgent },
  })
  return `${response.cookies[0]?.name}=${response.cookies[0]?.value}`
}

const firefox = 'Mozilla/5.0 (X11; Linux x86_64; rv:140.0) Gecko/20100101 Firefox/140.0'

describe('one’s own open sessions', () => {
  it('are this one, then the one last used first, each with its device and times', async () => {
    restaurant.clock.set('2026-05-06T05:10:00Z')
    const other = await signInWith(firefox)
    restaurant.clock.set('2026-05-06T05:20:00Z')
    await call('GET', '/api/staff/me', other)
    expect(await open()).toMatchObject([
      { device: '', signedInAt: '2026-05-06T05:00:00.000Z', isCurrent: true },
      {
        device: 'Firefox, Linux',
        signedInAt: '2026-05-06T05:10:00.000Z',
        lastSeenAt: '2026-05-06T05:20:00.000Z',
        isCurrent: false,
      },
    ])
    expect(await open(other)).toMatchObject([{ device: 'Firefox, Linux', isCurrent: true }, { device: '' }])
  })

  it('are neither those of others nor those that have ended', async () => {
    await signIn(restaurant.app, 'admin')
    restaurant.clock.set('2026-05-06T07:00:00.001Z')
    const later = await signIn(restaurant.app, user)
    expect(await open(later)).toHaveLength(1)
  })

  it('hold nothing that opens them', async () => {
    const { body } = await call('GET')
    expect(body).not.toContain(cookie.split('=')[1])
  })
})

describe('ending one’s other sessions', () => {
  it('signs out one device, and leaves the others and this one', async () => {
    const [lost, other] = [await signInWith(firefox), await signIn(restaurant.app, user)]
    await restaurant.db.delete(auditEntryTable)
    const id = (await open()).find(({ device }) => device !== '')?.id
    expect((await call('DELETE', `/api/auth/sessions/${id}`)).statusCode).toBe(204)
    expect([await isSignedIn(lost), await isSignedIn(other), await isSignedIn(cookie)]).toEqual([
      false,
      true,
      true,
    ])
    expect((await call('DELETE', `/api/auth/sessions/${id}`)).json()).toMatchObject({
      code: 'accounts.session-not-found',
    })
    expect(await recorded()).toEqual([
      {
        action: 'accounts.session-ended',
        actorId: user.id,
        actorRole: 'staff',
        changes: { device: { before: 'Firefox, Linux' } },
      },
    ])
  })

  it('signs out all of them at once, each with its entry, and twice does no more', async () => {
    const others = [await signInWith(firefox), await signIn(restaurant.app, user)]
    await restaurant.db.delete(auditEntryTable)
    for (const _time of [1, 2]) expect((await call('DELETE')).statusCode).toBe(204)
    expect(await Promise.all([cookie, ...others].map(isSignedIn))).toEqual([true, false, false])
    expect(await recorded()).toHaveLength(2)
  })

  it('ends nobody else’s, and not the one that asks', async () => {
    const admin = await signIn(restaurant.app, 'admin')
    const [foreign] = await open(admin)
    const [own] = await open()
    for (const id of [foreign?.id, own?.id, 'x'.repeat(64), '%27']) {
      expect((await call('DELETE', `/api/auth/sessions/${id}`)).statusCode).toBe(404)
    }
    await call('DELETE')
    expect((await call('GET', '/api/admin/me', admin)).statusCode).toBe(200)
    expect(await isSignedIn(cookie)).toBe(true)
  })

  it('from two devices at once leaves no error', async () => {
    const other = await signIn(restaurant.app, user)
    const both = await Promise.all([call('DELETE'), call('DELETE', undefined, other)])
    expect(both.map(({ statusCode }) => statusCode).filter((status) => status >= 500)).toEqual([])
  })
})

describe('the audit log', () => {
  it('records who signed in, with which device, and nothing of who did not get in', async () => {
    await signInWith(firefox)
    const { username } = user
    const payload = { username, password: 'a-wrong-one' }
    await restaurant.app.inject({ method: 'POST', url: '/api/auth/login', payload })
    expect(await recorded()).toEqual([
      {
        action: 'accounts.signed-in',
        actorId: user.id,
        actorRole: 'staff',
        changes: { device: { after: 'Firefox, Linux' } },
      },
    ])
  })
})
