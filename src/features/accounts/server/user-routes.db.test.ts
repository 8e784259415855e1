import { randomUUID } from 'node:crypto'

import { eq } from 'drizzle-orm'
import { beforeEach, describe, expect, it, onTestFinished } from 'vitest'

import { hearEvents } from '#test/support/heard-events.ts'
import { createUser, signIn, type TestUser } from '#test/support/sign-in.ts'
import { openTestRestaurant, testRestaurant } from '#test/support/test-restaurant.ts'
import type { User } from '../contract/account.ts'
import { sessionTable, userTable } from './account-table.ts'
import { changeUser } from './edit-users.ts'
import { findUserNames } from './user-store.ts'

const restaurant = testRestaurant()
let admin: TestUser
let cookie: string

beforeEach(async () => {
  await restaurant.db.delete(userTable)
  admin = await createUser(restaurant.db, { role: 'admin', username: 'boss', createdAt: new Date(0) })
  cookie = await signIn(restaurant.app, admin)
})

type Method = 'GET' | 'POST' | 'PATCH' | 'DELETE'

const call = (method: Method, url: string, payload?: object, as = cookie) =>
  restaurant.app.inject({ method, url, headers: { cookie: as }, ...(payload && { payload }) })

const newcomer = {
  username: 'bếp phó',
  email: 'bep.pho@example.com',
  fullName: 'Người Mới',
  password: 'mật-khẩu',
  role: 'staff',
  permissions: ['orders'],
  isActive: true,
}

const rowOf = async (id: string) =>
  (await restaurant.db.select().from(userTable).where(eq(userTable.id, id)))[0]
const sessionsOf = (id: string) =>
  restaurant.db.select().from(sessionTable).where(eq(sessionTable.userId, id))

describe('adding a user', () => {
  it('stores and returns it, without the password, and it can sign in', async () => {
    const response = await call('POST', '/api/admin/users', newcomer)
    expect(response.statusCode, response.body).toBe(201)
    const { password: _secret, ...shown } = newcomer
    const user = response.json<User>()
    expect(user).toEqual({
      ...shown,
      id: expect.stringMatching(/^[\da-f-]{36}$/),
      createdAt: '2026-05-06T05:00:00.000Z',
      updatedAt: '2026-05-06T05:00:00.000Z',
    })
    expect(response.headers['cache-control']).toBe('no-store')
    expect((await rowOf(user.id))?.passwordHash).toMatch(/^\$argon2id\$/)
    await expect(signIn(restaurant.app, newcomer)).resolves.toContain('=')
  })

  it('takes a password of 200 characters of any kind, to the last one and for good', async () => {
    const password = `${'  lửa'.repeat(39)} 🍕aA1`.padEnd(200, '-')
    expect((await call('POST', '/api/admin/users', { ...newcomer, password })).statusCode).toBe(201)
    restaurant.clock.set('2036-05-06T05:00:00Z')
    onTestFinished(() => restaurant.clock.set('2026-05-06T05:00:00Z'))
    await expect(signIn(restaurant.app, { ...newcomer, password })).resolves.toContain('=')
    for (const other of [password.slice(0, -1), password.toLowerCase(), password.trim()])
      await expect(signIn(restaurant.app, { ...newcomer, password: other })).rejects.toThrow('Invalid')
  })

  it('makes active staff without permissions unless told otherwise', async () => {
    const { username, email, fullName, password } = newcomer
    const response = await call('POST', '/api/admin/users', { username, email, fullName, password })
    expect(response.json()).toMatchObject({ role: 'staff', isActive: true, permissions: [] })
  })

  it.each([
    ['username', 'ab', 'Username must be at least 3 characters'],
    ['username', '  ab  ', 'Username must be at least 3 characters'],
    ['username', undefined, 'Username must be at least 3 characters'],
    ['email', 'unknown@', 'Valid email required'],
    ['email', undefined, 'Valid email required'],
    ['fullName', '   ', 'Full name is required'],
    ['password', '12345', 'Password must be at least 6 characters'],
    ['password', '', 'Password must be at least 6 characters'],
    // Five letters typed on a keyboard that composes them from more.
    ['password', 'ấấấấấ'.normalize('NFD'), 'Password must be at least 6 characters'],
    ['password', undefined, 'Password must be at least 6 characters'],
  ])('rejects the %s %j with "%s"', async (field, value, message) => {
    const response = await call('POST', '/api/admin/users', { ...newcomer, [field]: value })
    expect(response.statusCode).toBe(400)
    expect(response.json()).toMatchObject({ message, fields: { [field]: message } })
  })

  it.each([
    ['role', 'customer'],
    ['role', 'owner'],
    ['permissions', 'orders'],
    ['permissions', [1]],
    ['isActive', 'yes'],
    ['username', 'a\0bc'],
    ['password', 'x'.repeat(201)],
  ])('rejects the %s %j', async (field, value) => {
    expect((await call('POST', '/api/admin/users', { ...newcomer, [field]: value })).statusCode).toBe(400)
  })

  it('ignores what it does not offer', async () => {
    const id = randomUUID()
    const response = await call('POST', '/api/admin/users', {
      ...newcomer,
      id,
      createdAt: '2001-01-01',
      passwordHash: 'x',
    })
    expect(response.json<User>().id).not.toBe(id)
    expect(response.json<User>().createdAt).toBe('2026-05-06T05:00:00.000Z')
  })

  it.each([
    [
      'username',
      { username: 'BẾP PHÓ', email: 'other@example.com' },
      'accounts.username-taken',
      'Username already exists',
    ],
    [
      'email',
      { username: 'other', email: 'BEP.PHO@example.com' },
      'accounts.email-taken',
      'Email already exists',
    ],
  ])('rejects a %s that is taken, in any letter case', async (field, changes, code, message) => {
    await call('POST', '/api/admin/users', newcomer)
    const response = await call('POST', '/api/admin/users', { ...newcomer, ...changes })
    expect(response.statusCode).toBe(409)
    expect(response.json()).toEqual({ message, code, fields: { [field]: message } })
  })

  it('lets one of two have a name both want at once', async () => {
    const wanted = ['one@example.com', 'two@example.com'].map((email) => ({ ...newcomer, email }))
    const responses = await Promise.all(wanted.map((user) => call('POST', '/api/admin/users', user)))
    expect(new Set(responses.map((response) => response.statusCode))).toEqual(new Set([201, 409]))
  })
})

describe('the list of users', () => {
  it('shows them earliest first, and no password', async () => {
    await createUser(restaurant.db, { role: 'staff', username: 'anna' })
    await createUser(restaurant.db, { role: 'customer', username: 'berta' })
    await createUser(restaurant.db, { role: 'staff', username: 'early', createdAt: new Date(1000) })
    // Of one moment, as accounts of a first start are: by username.
    for (const username of ['zoe', 'dora'])
      await createUser(restaurant.db, { role: 'staff', username, createdAt: new Date(2000) })
    const response = await call('GET', '/api/admin/users')
    expect(response.json<User[]>().map(({ username }) => username)).toEqual([
      'boss',
      'early',
      'dora',
      'zoe',
      'anna',
      'berta',
    ])
    expect(response.body).not.toMatch(/password|argon2/i)
    expect(response.headers['cache-control']).toBe('no-store')
  })
})

describe('changing a user', () => {
  let staff: TestUser
  beforeEach(async () => {
    staff = await createUser(restaurant.db, { role: 'staff', permissions: ['orders'] })
  })
  const change = (payload: object, id = staff.id) => call('PATCH', `/api/admin/users/${id}`, payload)

  it('changes what is given and nothing else', async () => {
    restaurant.clock.set('2026-05-06T06:00:00Z')
    const response = await change({ fullName: ' Tên Mới ' })
    restaurant.clock.set('2026-05-06T05:00:00Z')
    expect(response.statusCode, response.body).toBe(200)
    expect(response.json()).toMatchObject({
      username: staff.username,
      fullName: 'Tên Mới',
      role: 'staff',
      permissions: ['orders'],
      isActive: true,
      updatedAt: '2026-05-06T06:00:00.000Z',
    })
  })

  it('leaves the password where it is blank, and rejects one to five characters', async () => {
    for (const password of ['', null, undefined])
      expect((await change({ ...newcomer, password })).statusCode).toBe(200)
    await expect(signIn(restaurant.app, { ...staff, username: newcomer.username })).resolves.toContain('=')
    for (const password of ['1', '12345']) {
      expect((await change({ password })).json()).toMatchObject({
        fields: { password: 'Password must be at least 6 characters' },
      })
    }
  })

  it.each([
    ['another password', { password: 'another-password' }],
    ['another role', { role: 'admin' }],
    ['deactivation', { isActive: false }],
  ])('%s ends the user’s sessions', async (_what, payload) => {
    const theirs = await signIn(restaurant.app, staff)
    expect((await change(payload)).statusCode).toBe(200)
    expect(await sessionsOf(staff.id)).toEqual([])
    expect((await call('GET', '/api/staff/me', undefined, theirs)).statusCode).toBe(401)
  })

  it('another name leaves the user signed in', async () => {
    const theirs = await signIn(restaurant.app, staff)
    await change({ fullName: 'Tên Mới', role: 'staff', isActive: true, password: '' })
    expect((await call('GET', '/api/staff/me', undefined, theirs)).json()).toMatchObject({
      fullName: 'Tên Mới',
    })
  })

  it('a deactivated user no longer signs in, and does again once activated', async () => {
    await change({ isActive: false })
    await expect(signIn(restaurant.app, staff)).rejects.toThrow('Invalid username or password')
    await change({ isActive: true })
    await expect(signIn(restaurant.app, staff)).resolves.toContain('=')
  })

  it('rejects a name or e-mail that is taken', async () => {
    expect((await change({ username: 'BOSS' })).json()).toMatchObject({ code: 'accounts.username-taken' })
    expect((await change({ username: staff.username.toUpperCase() })).statusCode).toBe(200)
  })

  it('saved as it is already, has not been changed now', async () => {
    const before = await rowOf(staff.id)
    restaurant.clock.set('2026-05-06T06:00:00Z')
    expect((await change({ username: staff.username, role: 'staff' })).statusCode).toBe(200)
    restaurant.clock.set('2026-05-06T05:00:00Z')
    expect(await rowOf(staff.id)).toEqual(before)
  })

  it('finds the user of an id in capitals', async () => {
    expect((await change({ fullName: 'X' }, staff.id.toUpperCase())).json()).toMatchObject({ fullName: 'X' })
  })

  it.each([randomUUID(), 'anonymous', '%20', '1; drop table users'])(
    'returns 404 for the id %j',
    async (id) => {
      expect((await change({ fullName: 'X' }, encodeURIComponent(id))).statusCode).toBe(404)
    },
  )
})

it('open screens are told of every change of a user', async () => {
  const screen = await hearEvents(restaurant.databaseUrl)
  try {
    const { id } = (await call('POST', '/api/admin/users', newcomer)).json<User>()
    await call('PATCH', `/api/admin/users/${id}`, { isActive: false })
    await call('DELETE', `/api/admin/users/${id}`)
    const event = { lists: ['users'] }
    await expect.poll(() => screen.heard).toEqual([event, event, event])
  } finally {
    await screen.close()
  }
})

describe('one’s own account', () => {
  it('gets no new password here, where nobody asks for the current one', async () => {
    for (const id of [admin.id, admin.id.toUpperCase()]) {
      const response = await call('PATCH', `/api/admin/users/${id}`, { password: 'another-password' })
      expect(response.statusCode).toBe(400)
      expect(response.json()).toMatchObject({ code: 'accounts.own-password' })
    }
    expect((await call('PATCH', `/api/admin/users/${admin.id}`, { password: '' })).statusCode).toBe(200)
    await expect(signIn(restaurant.app, admin)).resolves.toContain('=')
  })

  it.each([
    ['deactivated', { isActive: false }, 'You cannot delete your own account'],
    ['made staff', { role: 'staff' }, 'You cannot change your own role'],
  ])('cannot be %s', async (_what, payload, message) => {
    for (const id of [admin.id, admin.id.toUpperCase()]) {
      const response = await call('PATCH', `/api/admin/users/${id}`, payload)
      expect(response.statusCode).toBe(400)
      expect(response.json()).toMatchObject({ message })
    }
    expect(await rowOf(admin.id)).toMatchObject({ isActive: true, role: 'admin' })
  })

  it('cannot be deleted', async () => {
    for (const id of [admin.id, admin.id.toUpperCase()]) {
      const response = await call('DELETE', `/api/admin/users/${id}`)
      expect(response.statusCode).toBe(400)
      expect(response.json()).toEqual({
        message: 'You cannot delete your own account',
        code: 'accounts.own-deletion',
      })
    }
  })
})

describe('deleting a user', () => {
  it('removes it and its sessions', async () => {
    const staff = await createUser(restaurant.db, { role: 'staff' })
    const theirs = await signIn(restaurant.app, staff)
    const response = await call('DELETE', `/api/admin/users/${staff.id}`)
    expect(response.statusCode).toBe(204)
    expect(response.body).toBe('')
    expect((await call('GET', '/api/staff/me', undefined, theirs)).statusCode).toBe(401)
    expect((await call('DELETE', `/api/admin/users/${staff.id}`)).statusCode).toBe(404)
  })
})

describe('the last active admin', () => {
  const activeAdmins = async () =>
    (await restaurant.db.select().from(userTable)).filter(
      ({ role, isActive }) => role === 'admin' && isActive,
    )

  it.each([
    ['delete', 'DELETE', undefined],
    ['deactivate', 'PATCH', { isActive: false }],
    ['demote', 'PATCH', { role: 'staff' }],
  ] as const)('remains when all admins %s each other at once', async (_what, method, payload) => {
    const others = await Promise.all([1, 2, 3].map(() => createUser(restaurant.db, { role: 'admin' })))
    const admins = await Promise.all(
      [admin, ...others].map(async (user) => ({ ...user, cookie: await signIn(restaurant.app, user) })),
    )
    const responses = await Promise.all(
      admins.flatMap((one) =>
        admins
          .filter((other) => other !== one)
          .map((other) => call(method, `/api/admin/users/${other.id}`, payload, one.cookie)),
      ),
    )
    expect(await activeAdmins()).toHaveLength(1)
    expect(new Set(responses.map((response) => response.statusCode))).not.toContain(500)
  })
})

describe('who may', () => {
  it.each([
    ['made staff', { role: 'staff' }],
    ['deactivated', { role: 'admin', isActive: false }],
  ] as const)('no admin who has been %s since the call began, not even of themselves', async (_how, now) => {
    const { id: userId } = await createUser(restaurant.db, { ...now, fullName: 'Như Cũ' })
    const [at, name] = [restaurant.clock.now(), { username: 'x', fullName: 'x', email: 'x' }]
    const session = { id: 'x', signedInAt: at, lastSeenAt: at }
    const actor = { userId, role: 'admin', accountCreatedAt: at, session, ...name } as const
    const services = { ...restaurant, restaurantNames: async () => [] }
    const changing = changeUser(services, actor, userId, { fullName: 'Tên Mới' })
    await expect(changing).rejects.toMatchObject({ status: 403 })
    expect((await rowOf(userId))?.fullName).toBe('Như Cũ')
  })
})

it.each([
  ['the commonest', 'Iloveyou1'],
  ['the name to be', 'ten.moi'],
  ['the restaurant’s', 'bep lua 2026'],
])('no user is given a password that is guessed first: %s', async (_which, password) => {
  const { id } = await createUser(restaurant.db, { role: 'staff', fullName: 'Ten Moi' })
  const responses = [
    await call('POST', '/api/admin/users', { ...newcomer, username: 'ten.moi', password }),
    await call('PATCH', `/api/admin/users/${id}`, { password }),
    await call('PATCH', `/api/admin/users/${id}`, { username: 'ten.moi', password }),
  ]
  expect(responses.map((response) => [response.statusCode, response.json<{ code: string }>().code])).toEqual(
    responses.map(() => [400, 'accounts.password-common']),
  )
})

it('in production no user is given a demo password', async () => {
  const live = await openTestRestaurant({ PRODUCTION: 'true' })
  onTestFinished(live.close)
  const owner = await createUser(live.db, { role: 'admin' })
  const { id: ofStaff } = await createUser(live.db, { role: 'staff' })
  const headers = { cookie: await signIn(live.app, owner) }
  for (const [method, path] of [
    ['POST', ''],
    ['PATCH', `/${ofStaff}`],
  ] as const) {
    const payload = { ...newcomer, role: 'admin', password: 'staff123' }
    const response = await live.app.inject({ method, url: `/api/admin/users${path}`, headers, payload })
    expect(response.statusCode).toBe(400)
    expect(response.json()).toMatchObject({
      code: 'accounts.demo-password',
      fields: { password: expect.any(String) },
    })
  }
})

it('names are found of users who are there, whatever else stands in place of an id', async () => {
  const ids = [admin.id, null, 'guest', randomUUID(), admin.id]
  expect(await findUserNames(restaurant.db, ids)).toEqual(new Map([[admin.id, 'Người Thử']]))
  expect(await findUserNames(restaurant.db, [])).toEqual(new Map())
})
