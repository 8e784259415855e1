import { createHash, randomBytes } from 'node:crypto'

import { eq } from 'drizzle-orm'
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest'

import { createUser, signIn } from '#test/support/sign-in.ts'
import { openTestRestaurant, testRestaurant } from '#test/support/test-restaurant.ts'
import type { SessionResponse } from '../contract/account.ts'
import { sessionTable, userTable } from './account-table.ts'
import { openSession } from './session-store.ts'

const restaurant = testRestaurant()

afterEach(() => restaurant.clock.set('2026-05-06T05:00:00Z'))

/** Minutes after signing in. */
const goTo = (minutes: number) =>
  restaurant.clock.set(new Date(Date.UTC(2026, 4, 6, 5, minutes)).toISOString())

const get = (url: string, cookie: string, headers: Record<string, string> = {}) =>
  restaurant.app.inject({ url, headers: { cookie, ...headers } })

const statusOf = async (url: string, cookie: string, headers?: Record<string, string>) =>
  (await get(url, cookie, headers)).statusCode

const sessionOf = async (cookie: string, query = '') =>
  (await get(`/api/auth/session${query}`, cookie)).json<SessionResponse>()

describe('a session', () => {
  it('ends after 120 idle minutes', async () => {
    const cookie = await signIn(restaurant.app, 'admin')
    goTo(120)
    expect(await statusOf('/api/admin/me', cookie)).toBe(200)
    goTo(241)
    const next = await signIn(restaurant.app, 'admin')
    restaurant.clock.set(new Date(Date.UTC(2026, 4, 6, 5, 241 + 120, 0, 1)).toISOString())
    expect(await statusOf('/api/admin/me', next)).toBe(401)
  })

  it('ends 240 minutes after signing in, however busy', async () => {
    const cookie = await signIn(restaurant.app, 'admin')
    for (const minutes of [60, 120, 180, 240]) {
      goTo(minutes)
      expect(await statusOf('/api/admin/me', cookie), `${minutes} minutes`).toBe(200)
    }
    restaurant.clock.set('2026-05-06T09:00:00.001Z')
    expect(await statusOf('/api/admin/me', cookie)).toBe(401)
    expect(await sessionOf(cookie)).toMatchObject({ user: null, expiry: null })
  })

  it('is gone for good once it has expired, even if the clock went back', async () => {
    const cookie = await signIn(restaurant.app, 'admin')
    goTo(121)
    expect(await statusOf('/api/admin/me', cookie)).toBe(401)
    goTo(1)
    expect(await statusOf('/api/admin/me', cookie)).toBe(401)
  })

  it('is not prolonged by what a page does by itself', async () => {
    const cookie = await signIn(restaurant.app, 'admin')
    for (const minutes of [30, 60, 90, 119]) {
      goTo(minutes)
      await get('/api/auth/session', cookie)
      await get('/api/admin/users', cookie, { 'x-background': '1' })
    }
    goTo(121)
    expect(await statusOf('/api/admin/me', cookie)).toBe(401)
  })

  it('notes being seen once a minute at most', async () => {
    const cookie = await signIn(restaurant.app, 'staff')
    const seen = async () => (await sessionOf(cookie)).expiry?.idleExpiresAt
    restaurant.clock.set('2026-05-06T05:00:59Z')
    await get('/api/staff/me', cookie)
    expect(await seen()).toBe('2026-05-06T07:00:00.000Z')
    restaurant.clock.set('2026-05-06T05:01:00Z')
    await get('/api/staff/me', cookie)
    expect(await seen()).toBe('2026-05-06T07:01:00.000Z')
  })

  it('tells whoever asks how long it lasts, and lasts longer when the page says the person was active', async () => {
    const cookie = await signIn(restaurant.app, 'staff')
    goTo(50)
    expect((await get('/api/auth/session', cookie)).cookies).toEqual([])
    expect(await sessionOf(cookie)).toMatchObject({
      user: { username: 'staff', role: 'staff' },
      expiry: {
        now: '2026-05-06T05:50:00.000Z',
        idleExpiresAt: '2026-05-06T07:00:00.000Z',
        absoluteExpiresAt: '2026-05-06T09:00:00.000Z',
        minutesLeft: 70,
      },
    })
    expect(await sessionOf(cookie, '?active=true')).toMatchObject({ expiry: { minutesLeft: 120 } })
    goTo(200)
    expect((await get('/api/auth/session', '')).json()).toEqual({ user: null, expiry: null, demoHint: true })
  })

  it('is not open to a made-up, empty or enormous cookie', async () => {
    for (const token of ['', 'guess', 'x'.repeat(8000), '%00', "' or true --"]) {
      expect(await statusOf('/api/admin/me', `bep_lua_session=${token}`), token).toBe(401)
    }
  })

  it('that has ended loses its cookie, so that the browser gets the shared pages again', async () => {
    const response = await get('/api/auth/session', 'bep_lua_session=long-gone')
    expect(response.cookies[0]).toMatchObject({ name: 'bep_lua_session', value: '', maxAge: 0 })
  })
})

describe('the cookie of a session', () => {
  const planted = `bep_lua_session=${'x'.repeat(43)}`

  it('opens it whatever cookies of its name somebody has planted around it', async () => {
    const own = await signIn(restaurant.app, 'admin')
    for (const cookie of [
      `${planted}; ${own}`,
      `${own}; ${planted}`,
      `bep_lua_session; ${planted}; ${own}`,
    ]) {
      expect(await statusOf('/api/admin/me', cookie), cookie).toBe(200)
      expect((await get('/api/auth/session', cookie)).cookies).toEqual([])
    }
    expect(await statusOf('/api/admin/me', `${`${planted}; `.repeat(30)}${own}`)).toBe(200)
  })

  describe('over HTTPS', () => {
    let secured: Awaited<ReturnType<typeof openTestRestaurant>>
    beforeAll(async () => {
      secured = await openTestRestaurant({ PUBLIC_URL: 'https://pizza.example', PRODUCTION: 'false' })
    })
    afterAll(() => secured.close())

    const me = (cookie: string) => secured.app.inject({ url: '/api/admin/me', headers: { cookie } })
    const statusOfMe = async (cookie: string) => (await me(cookie)).statusCode

    it('opens nothing under the name that anyone can plant', async () => {
      const own = await signIn(secured.app, 'admin')
      expect(await statusOfMe(own)).toBe(200)
      expect(await statusOfMe(own.replace('__Host-', ''))).toBe(401)
    })

    it('comes before a session of somebody else under the other name', async () => {
      const { id: userId } = await createUser(secured.db, { role: 'admin', username: 'attacker' })
      const now = secured.clock.now()
      const { token } = await openSession(secured.db, userId, { name: 'bep_lua_session', now })
      const own = await signIn(secured.app, 'admin')
      for (const cookie of [`bep_lua_session=${token}; ${own}`, `${own}; bep_lua_session=${token}`])
        expect((await me(cookie)).json()).toMatchObject({ username: 'admin' })
    })

    it('of before this name opens its session until that ends, and goes with the next sign-in', async () => {
      const [row] = await secured.db.select().from(userTable).where(eq(userTable.username, 'admin'))
      const [token, at] = [randomBytes(32).toString('base64url'), secured.clock.now()]
      // As it was stored then.
      const id = createHash('sha256').update(token).digest('hex')
      const session = { id, userId: row?.id ?? '', createdAt: at, lastSeenAt: at }
      await secured.db.insert(sessionTable).values(session)
      const cookie = `bep_lua_session=${token}`
      expect(await statusOfMe(cookie)).toBe(200)
      const response = await secured.app.inject({
        method: 'POST',
        url: '/api/auth/login',
        payload: { username: 'admin', password: 'admin123' },
        headers: { cookie },
      })
      expect(response.cookies.map(({ name, maxAge }) => [name, maxAge])).toEqual(
        expect.arrayContaining([
          ['__Host-bep_lua_session', 14_400],
          ['bep_lua_session', 0],
        ]),
      )
      expect(await statusOfMe(cookie)).toBe(401)
    })
  })
})

describe('signing out', () => {
  const logout = (cookie: string) =>
    restaurant.app.inject({ method: 'POST', url: '/api/admin/logout', headers: { cookie } })

  it('ends the session on the server: its cookie opens nothing any more', async () => {
    const cookie = await signIn(restaurant.app, 'admin')
    const response = await logout(cookie)
    expect(response.statusCode).toBe(200)
    expect(response.json()).toEqual({ ok: true })
    expect(response.cookies[0]).toMatchObject({ name: 'bep_lua_session', value: '', path: '/', maxAge: 0 })
    expect(await statusOf('/api/admin/me', cookie)).toBe(401)
    expect((await logout(cookie)).statusCode).toBe(401)
  })

  it('leaves the user’s other browsers signed in', async () => {
    const [one, other] = [await signIn(restaurant.app, 'admin'), await signIn(restaurant.app, 'admin')]
    await logout(one)
    expect(await statusOf('/api/admin/me', other)).toBe(200)
  })
})

describe('while signed in', () => {
  it('a user who is deactivated behind the scenes is out at the next call', async () => {
    const user = await createUser(restaurant.db, { role: 'staff' })
    const cookie = await signIn(restaurant.app, user)
    await restaurant.db.update(userTable).set({ isActive: false }).where(eq(userTable.id, user.id))
    expect(await statusOf('/api/staff/me', cookie)).toBe(401)
  })

  it('a user has the role of the moment, not that of the sign-in', async () => {
    const user = await createUser(restaurant.db, { role: 'admin' })
    const cookie = await signIn(restaurant.app, user)
    await restaurant.db.update(userTable).set({ role: 'staff' }).where(eq(userTable.id, user.id))
    expect(await statusOf('/api/admin/users', cookie)).toBe(403)
    expect(await statusOf('/api/staff/me', cookie)).toBe(200)
  })

  it('admins and staff each have a call of their own', async () => {
    const [admin, staff] = [await signIn(restaurant.app, 'admin'), await signIn(restaurant.app, 'staff')]
    const customer = await signIn(restaurant.app, await createUser(restaurant.db, { role: 'customer' }))
    const statuses = (url: string) =>
      Promise.all([admin, staff, customer, ''].map((cookie) => statusOf(url, cookie)))
    expect(await statuses('/api/admin/me')).toEqual([200, 403, 403, 401])
    expect(await statuses('/api/staff/me')).toEqual([403, 200, 403, 401])
    expect((await get('/api/staff/me', staff)).json()).toMatchObject({
      role: 'staff',
      username: 'staff',
      fullName: 'Nhân viên',
      email: 'staff@beplua.example',
    })
  })
})
