import { randomUUID } from 'node:crypto'

import { eq } from 'drizzle-orm'
import { beforeEach, describe, expect, it, onTestFinished } from 'vitest'

import { createUser, signIn, type TestUser } from '#test/support/sign-in.ts'
import { openTestRestaurant, testRestaurant } from '#test/support/test-restaurant.ts'
import type { Role } from '../contract/account.ts'
import { signInAttemptTable, userTable } from './account-table.ts'
import { changeProfile } from './change-profile.ts'

const restaurant = testRestaurant()
let user: TestUser
let cookie: string

beforeEach(async () => {
  await restaurant.db.delete(signInAttemptTable)
  user = await createUser(restaurant.db, { role: 'staff' })
  cookie = await signIn(restaurant.app, user)
})

const change = (payload: object, as = cookie) =>
  restaurant.app.inject({ method: 'PATCH', url: '/api/admin/profile', payload, headers: { cookie: as } })

const profile = () => ({
  fullName: 'Tên Mới',
  email: `${user.username}@new.example`,
  currentPassword: user.password,
})

describe('one’s own profile', () => {
  it.each<Role>(['admin', 'staff', 'customer'])('can be changed by %s', async (role) => {
    user = await createUser(restaurant.db, { role })
    const response = await change(profile(), await signIn(restaurant.app, user))
    expect(response.statusCode, response.body).toBe(200)
    const { currentPassword: _secret, ...shown } = profile()
    expect(response.json()).toEqual({ ...shown, id: user.id, username: user.username, role })
    expect(response.headers['cache-control']).toBe('no-store')
  })

  it('is closed without a session', async () => {
    expect((await change(profile(), '')).statusCode).toBe(401)
  })

  it('changes neither role nor rights, whatever is sent along', async () => {
    const response = await change({
      ...profile(),
      role: 'admin',
      id: 'x',
      isActive: false,
      username: 'other',
    })
    expect(response.json()).toMatchObject({ role: 'staff', username: user.username })
  })

  it.each([
    ['fullName', ' ', 'Full name is required'],
    ['email', 'anonymous', 'Valid email required'],
    ['currentPassword', '', 'Current password is required'],
    ['currentPassword', undefined, 'Current password is required'],
    ['newPassword', '12345', 'New password must be at least 6 characters'],
  ])('rejects the %s %j with "%s"', async (field, value, message) => {
    const response = await change({ ...profile(), [field]: value })
    expect(response.statusCode).toBe(400)
    expect(response.json()).toMatchObject({ message, fields: { [field]: message } })
  })

  it('rejects a wrong current password', async () => {
    const response = await change({ ...profile(), currentPassword: 'guess', newPassword: 'mine-from-now' })
    const message = 'Current password is incorrect'
    expect(response.statusCode).toBe(400)
    expect(response.json()).toEqual({
      message,
      code: 'accounts.current-password-incorrect',
      fields: { currentPassword: message },
    })
  })

  it('slows guesses at the current password like guesses at signing in', async () => {
    const guesses = []
    for (let time = 0; time < 6; time += 1)
      guesses.push(await change({ ...profile(), currentPassword: `guess-${time}` }))
    expect(guesses.map((response) => response.statusCode)).toEqual([400, 400, 400, 400, 400, 429])
    expect(guesses.at(-1)?.headers['retry-after']).toBe('1')
  })

  it('counts no change that succeeds among them', async () => {
    for (let time = 0; time < 6; time += 1)
      expect((await change({ ...profile(), fullName: `Tên ${time}` })).statusCode).toBe(200)
  })

  it('saved as it is already, has not been changed now', async () => {
    await change(profile())
    const stored = async () => restaurant.db.select().from(userTable).where(eq(userTable.id, user.id))
    const before = await stored()
    restaurant.clock.set('2026-05-06T05:10:00Z')
    expect((await change(profile())).statusCode).toBe(200)
    restaurant.clock.set('2026-05-06T05:00:00Z')
    expect(await stored()).toEqual(before)
  })

  it('is nobody else’s who has been given one’s username since the call began', async () => {
    const [at, name] = [restaurant.clock.now(), { username: user.username, fullName: 'x', email: 'x' }]
    const session = { id: 'x', signedInAt: at, lastSeenAt: at }
    const actor = { userId: randomUUID(), role: 'staff', accountCreatedAt: at, session, ...name } as const
    const services = { ...restaurant, restaurantNames: async () => [] }
    await expect(
      changeProfile(services, actor, profile(), { address: '203.0.113.1', devices: [] }),
    ).rejects.toMatchObject({
      status: 401,
    })
    const [row] = await restaurant.db.select().from(userTable).where(eq(userTable.id, user.id))
    expect(row?.fullName).toBe('Người Thử')
  })

  it('in production takes no password that everybody knows', async () => {
    const live = await openTestRestaurant({ PRODUCTION: 'true' })
    onTestFinished(live.close)
    const one = await createUser(live.db, { role: 'staff' })
    const response = await live.app.inject({
      method: 'PATCH',
      url: '/api/admin/profile',
      headers: { cookie: await signIn(live.app, one) },
      payload: { ...profile(), currentPassword: one.password, newPassword: 'staff123' },
    })
    expect([response.statusCode, response.json()]).toMatchObject([
      400,
      { code: 'accounts.demo-password', fields: { newPassword: expect.any(String) } },
    ])
  })

  it('rejects an e-mail that belongs to someone else', async () => {
    const response = await change({ ...profile(), email: 'ADMIN@beplua.example' })
    expect(response.statusCode).toBe(409)
    expect(response.json()).toMatchObject({
      code: 'accounts.email-taken',
      fields: { email: 'Email already exists' },
    })
  })
})

describe('one’s own password', () => {
  const statusOfMe = async (as: string) =>
    (await restaurant.app.inject({ url: '/api/staff/me', headers: { cookie: as } })).statusCode

  it('stays as it is where the new one is blank', async () => {
    for (const newPassword of ['', null, undefined])
      expect((await change({ ...profile(), newPassword })).statusCode).toBe(200)
    await expect(signIn(restaurant.app, user)).resolves.toContain('=')
  })

  it('once changed, opens anew, the former one does not, and all other sessions end', async () => {
    const elsewhere = await signIn(restaurant.app, user)
    expect((await change({ ...profile(), newPassword: 'mine-from-now' })).statusCode).toBe(200)
    expect(await statusOfMe(cookie)).toBe(200)
    expect(await statusOfMe(elsewhere)).toBe(401)
    await expect(signIn(restaurant.app, user)).rejects.toThrow('Invalid username or password')
    await expect(signIn(restaurant.app, { ...user, password: 'mine-from-now' })).resolves.toContain('=')
  })

  it.each(['matkhau123', 'Tên Mới 2026', 'Bếp Lửa'])(
    'is not changed to %s, which is guessed first',
    async (newPassword) => {
      const response = await change({ ...profile(), newPassword })
      expect([response.statusCode, response.json()]).toMatchObject([
        400,
        { code: 'accounts.password-common', fields: { newPassword: expect.any(String) } },
      ])
      expect((await change({ ...profile(), newPassword: user.username })).statusCode).toBe(400)
      await expect(signIn(restaurant.app, user)).resolves.toContain('=')
    },
  )

  it('changed twice at once, is changed once', async () => {
    const responses = await Promise.all(
      ['mine-from-now', 'another-one'].map((newPassword) => change({ ...profile(), newPassword })),
    )
    expect(new Set(responses.map((response) => response.statusCode))).toEqual(new Set([200, 400]))
  })
})
