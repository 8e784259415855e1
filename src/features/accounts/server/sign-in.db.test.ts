import type * as NodeCrypto from 'node:crypto'

import { connect, type AddressInfo } from 'node:net'
import { availableParallelism } from 'node:os'
import { text } from 'node:stream/consumers'

import { eq } from 'drizzle-orm'
import { afterEach, beforeAll, describe, expect, it, onTestFinished, vi } from 'vitest'

import { logLines } from '#test/support/log-lines.ts'
import { createUser, signIn, type Credentials } from '#test/support/sign-in.ts'
import { openTestRestaurant, testRestaurant } from '#test/support/test-restaurant.ts'
import { sessionTable, signInAttemptTable, userTable } from './account-table.ts'
import { inHashTurn } from './hash-turns.ts'
import { findUserByUsername } from './user-store.ts'

const hashing = vi.hoisted(() => {
  // Tests before this one have loaded what hashes passwords with the function itself.
  vi.resetModules()
  return { times: 0, now: 0, most: 0 }
})

// Counts how often a password is hashed, and hashes as ever: equal work is what makes equal time.
vi.mock('node:crypto', async (original) => {
  const crypto = await original<typeof NodeCrypto>()
  const argon2: typeof crypto.argon2 = (...call) => {
    hashing.times += 1
    hashing.now += 1
    hashing.most = Math.max(hashing.most, hashing.now)
    const [algorithm, parameters, done] = call
    crypto.argon2(algorithm, parameters, (...result) => {
      hashing.now -= 1
      done(...result)
    })
  }
  return { ...crypto, argon2 }
})

/** A trial, which the demo accounts open from everywhere: people sign in here from addresses of the internet. */
const restaurant = testRestaurant({ PRODUCTION: 'false' })

afterEach(async () => {
  restaurant.clock.set('2026-05-06T05:00:00Z')
  await restaurant.db.delete(signInAttemptTable)
  await restaurant.db.delete(sessionTable)
})

const login = (payload: object, from: { address?: string; headers?: Record<string, string> } = {}) =>
  restaurant.app.inject({
    method: 'POST',
    url: '/api/auth/login',
    payload,
    remoteAddress: from.address ?? '203.0.113.1',
    headers: from.headers ?? {},
  })

const admin: Credentials = { username: 'admin', password: 'admin123' }
const mistyped = { ...admin, password: 'admin124' }

describe('signing in', () => {
  it('returns who one is and nothing more, and sets the session cookie', async () => {
    const response = await login(admin)
    expect(response.statusCode, response.body).toBe(200)
    const [row] = await restaurant.db.select().from(userTable).orderBy(userTable.username)
    expect(response.json()).toEqual({
      user: {
        id: row?.id,
        username: 'admin',
        role: 'admin',
        fullName: 'Quản trị viên',
        email: 'admin@beplua.example',
      },
    })
    expect(response.headers['cache-control']).toBe('no-store')
    expect(response.cookies).toEqual([
      {
        name: 'bep_lua_session',
        value: expect.stringMatching(/^[\w-]{43}$/),
        path: '/',
        httpOnly: true,
        sameSite: 'Lax',
        maxAge: 14400,
      },
      // By which the account is known on this device, for a month.
      {
        name: 'bep_lua_device',
        value: expect.stringMatching(/^[\w-]{43}$/),
        path: '/',
        httpOnly: true,
        sameSite: 'Lax',
        maxAge: 2_592_000,
      },
    ])
  })

  it('stores neither the token nor the password', async () => {
    const response = await login(admin)
    const everything = JSON.stringify([
      await restaurant.db.select().from(sessionTable),
      await restaurant.db.select().from(userTable),
      await restaurant.db.select().from(signInAttemptTable),
    ])
    for (const { value } of response.cookies) expect(everything).not.toContain(value)
    expect(everything).not.toContain('admin123')
  })

  it('takes a username in any letter case, and letters composed or not', async () => {
    const user = await createUser(restaurant.db, { role: 'staff', username: 'Bếp.Trưởng' })
    expect((await login({ ...user, username: ' bếp.trưởng '.normalize('NFD') })).statusCode).toBe(200)
    expect((await login({ ...user, username: 'BẾP.TRƯỞNG' })).statusCode).toBe(200)
  })

  it('says which field is missing', async () => {
    const response = await login({ username: '  ' })
    expect(response.statusCode).toBe(400)
    expect(response.json()).toMatchObject({
      fields: { username: 'Username is required', password: 'Password is required' },
    })
  })

  it('marks the cookie Secure where the site is reached over HTTPS', async () => {
    const secured = await openTestRestaurant({ PUBLIC_URL: 'https://pizza.example', PRODUCTION: 'false' })
    const response = await secured.app.inject({ method: 'POST', url: '/api/auth/login', payload: admin })
    // With the prefix browsers take it from this host alone, and for all its paths.
    expect(response.cookies).toHaveLength(2)
    for (const { name, ...attributes } of response.cookies) {
      expect(name).toMatch(/^__Host-/)
      expect(attributes).toMatchObject({ path: '/', secure: true, httpOnly: true, sameSite: 'Lax' })
    }
    await secured.close()
  })

  it('leaves Secure out where the site is reached by HTTP: the browser would not store the cookie', async () => {
    const local = await openTestRestaurant({ PUBLIC_URL: 'http://192.168.1.5:3000' })
    const response = await local.app.inject({ method: 'POST', url: '/api/auth/login', payload: admin })
    expect(response.statusCode).toBe(200)
    expect(String(response.headers['set-cookie'])).not.toContain('Secure')
    await local.close()
  })

  it('marks it Secure behind a proxy that is reached over HTTPS, where no setting says the address', async () => {
    const behind = await openTestRestaurant({ TRUST_PROXY: '1', PRODUCTION: 'false' })
    onTestFinished(behind.close)
    const isSecureOver = async (protocol: string) => {
      const headers = { 'x-forwarded-proto': protocol, 'x-forwarded-for': '198.51.100.3' }
      const response = await behind.app.inject({
        method: 'POST',
        url: '/api/auth/login',
        payload: admin,
        headers,
      })
      return response.cookies[0]?.secure === true
    }
    expect([await isSecureOver('https'), await isSecureOver('http')]).toEqual([true, false])
  })
})

describe('session fixation', () => {
  it('is of no use: a token someone planted before does not become the session', async () => {
    const planted = 'x'.repeat(43)
    const response = await login(admin, { headers: { cookie: `bep_lua_session=${planted}` } })
    expect(response.cookies[0]?.value).not.toBe(planted)
    expect(await statusOfMe(`bep_lua_session=${planted}`)).toBe(401)
  })

  it('is of no use with a session of one’s own either: the browser’s former session ends', async () => {
    const former = await signIn(restaurant.app, 'staff')
    const response = await login(admin, { headers: { cookie: former } })
    expect(response.cookies[0]?.value).not.toBe(former.split('=')[1])
    expect(await statusOfMe(former)).toBe(401)
    expect(await restaurant.db.select().from(sessionTable)).toHaveLength(1)
  })

  const statusOfMe = async (cookie: string) =>
    (await restaurant.app.inject({ url: '/api/staff/me', headers: { cookie } })).statusCode
})

describe('a rejected sign-in', () => {
  it('is the same, byte for byte and hash for hash, whoever does not get in', async () => {
    const inactive = await createUser(restaurant.db, { role: 'staff', isActive: false })
    const attempts = {
      'wrong password': mistyped,
      'no such user': { username: 'unknown-user', password: 'admin124' },
      'inactive user': inactive,
    }
    const seen = []
    for (const payload of Object.values(attempts)) {
      hashing.times = 0
      const { statusCode, body, headers } = await login(payload)
      seen.push({ statusCode, body, headers: { ...headers, date: undefined }, hashed: hashing.times })
    }
    expect(seen[0]).toMatchObject({
      statusCode: 401,
      body: JSON.stringify({ message: 'Invalid username or password', code: 'accounts.invalid-credentials' }),
      hashed: 1,
    })
    expect(seen[0]?.headers).not.toHaveProperty('set-cookie')
    expect(seen[1]).toEqual(seen[0])
    expect(seen[2]).toEqual(seen[0])
  })
})

describe('guessing a password', () => {
  const failTimes = async (times: number, payload: Credentials, address?: string) => {
    const responses = []
    for (let time = 0; time < times; time += 1)
      responses.push(await login(payload, address ? { address } : {}))
    return responses
  }

  it('gets 401 five times, then 429 with a growing Retry-After, without looking at the password', async () => {
    expect((await failTimes(5, mistyped)).map((response) => response.statusCode)).toEqual([
      401, 401, 401, 401, 401,
    ])
    const retryAfter = []
    for (let time = 0; time < 4; time += 1) {
      hashing.times = 0
      const rejected = await login(mistyped)
      expect(rejected.statusCode).toBe(429)
      expect(rejected.json()).toMatchObject({ code: 'accounts.too-many-attempts' })
      expect(hashing.times).toBe(0)
      const seconds = Number(rejected.headers['retry-after'])
      retryAfter.push(seconds)
      restaurant.clock.set(new Date(restaurant.clock.now().getTime() + seconds * 1000).toISOString())
      expect((await login(mistyped)).statusCode).toBe(401)
    }
    expect(retryAfter).toEqual([1, 2, 4, 8])
  })

  it('does not get further by being right too early, nor locks out who waits', async () => {
    await failTimes(5, mistyped)
    expect((await login(admin)).statusCode).toBe(429)
    restaurant.clock.set('2026-05-06T05:00:01Z')
    expect((await login(admin)).statusCode).toBe(200)
    // Having signed in, one may mistype again.
    expect((await login(mistyped)).statusCode).toBe(401)
  })

  it('counts a hundred guesses at once as a hundred', async () => {
    const responses = await Promise.all(Array.from({ length: 100 }, () => login(mistyped)))
    expect(responses.filter((response) => response.statusCode === 401)).toHaveLength(5)
    expect(responses.filter((response) => response.statusCode === 429)).toHaveLength(95)
  })

  it('is limited alike for users that do not exist, and in any spelling of a name', async () => {
    const unknownUser = { username: 'unknown-user', password: 'guess-1' }
    await failTimes(5, unknownUser)
    expect((await login(unknownUser)).statusCode).toBe(429)
    await failTimes(5, mistyped)
    expect((await login({ ...mistyped, username: ' ADMIN ' })).statusCode).toBe(429)
  })

  it('under any name that the database takes for the account’s counts for that account', async () => {
    // The capital İ, which PostgreSQL folds to the i of "admin" where its locale does.
    const names = ['admin', 'ADMIN', 'adm\u0130n', 'ADM\u0130N', 'aDmIn']
    const accountOf = (name: string) => findUserByUsername(restaurant.db, name)
    const same = []
    for (const name of names) if (await accountOf(name)) same.push(name)
    for (const username of same) await login({ ...mistyped, username })
    const rows = await restaurant.db.select().from(signInAttemptTable)
    const failures = rows.flatMap((row) => (row.key.startsWith('pair') ? [row.failures] : []))
    expect(failures).toEqual([same.length])
  })

  it('from one address does not lock the user out from another', async () => {
    await failTimes(6, mistyped, '198.51.100.7')
    expect((await login(admin, { address: '203.0.113.1' })).statusCode).toBe(200)
  })

  it('over many accounts slows the address, but not for those who have signed in from it before', async () => {
    await login(admin, { address: '198.51.100.7' })
    for (let account = 0; account < 20; account += 1) {
      await login({ username: `guess-${account}`, password: 'spring2026' }, { address: '198.51.100.7' })
    }
    expect(
      (await login({ username: 'staff', password: 'staff123' }, { address: '198.51.100.7' })).statusCode,
    ).toBe(429)
    expect((await login(admin, { address: '198.51.100.7' })).statusCode).toBe(200)
  })

  it('from all addresses of one connection counts as from one', async () => {
    await failTimes(5, mistyped, '2001:db8:1:2::1')
    expect((await login(mistyped, { address: '2001:db8:1:2::2' })).statusCode).toBe(429)
    expect((await login(mistyped, { address: '2001:db8:1:3::1' })).statusCode).toBe(401)
  })

  it('counts no sign-in that succeeds, which makes nobody else at its address wait', async () => {
    for (let account = 0; account < 19; account += 1)
      await login({ username: `guess-${account}`, password: 'spring2026' })
    expect((await login(admin)).statusCode).toBe(200)
    expect((await login({ username: 'staff', password: 'staff123' })).statusCode).toBe(200)
    const rows = await restaurant.db.select().from(signInAttemptTable)
    const failures = (kind: string) => rows.flatMap((row) => (row.key.startsWith(kind) ? [row.failures] : []))
    expect(failures('address')).toEqual([19])
    expect(failures('account').filter((count) => count === 0)).toHaveLength(2)
  })

  it('is counted by all servers together, since the counts lie in the database', async () => {
    await failTimes(5, mistyped)
    const rows = await restaurant.db.select().from(signInAttemptTable)
    expect(rows.map(({ failures }) => failures)).toEqual([5, 5, 5])
  })
})

describe('a device that an account has signed in on', () => {
  const deviceOf = async (who: Credentials, cookie = '') => {
    const { cookies } = await login(who, { headers: { cookie } })
    return `bep_lua_device=${cookies.find(({ name }) => name === 'bep_lua_device')?.value}`
  }
  const loginOn = (cookie: string, who: Credentials, address?: string) =>
    login(who, { headers: { cookie }, ...(address && { address }) })
  const guess = async (times: number, who = mistyped, headers: Record<string, string> = {}) => {
    for (let time = 0; time < times; time += 1) await login(who, { headers })
  }

  it('does not wait for what others try at its address, on this account or any', async () => {
    const tablet = await deviceOf(admin)
    await guess(6)
    for (let account = 0; account < 20; account += 1)
      await guess(1, { ...mistyped, username: `guess-${account}` })
    expect((await login(admin)).statusCode).toBe(429)
    expect((await loginOn(tablet, admin)).statusCode).toBe(200)
    // And gives nobody else there a new start.
    expect((await login(mistyped)).statusCode).toBe(429)
  })

  it('is let in however many sign-ins somebody else sends from its address', async () => {
    const limited = await openTestRestaurant({ RATE_LIMITS: 'true' })
    onTestFinished(limited.close)
    const send = (payload: object, cookie = '') =>
      limited.app.inject({ method: 'POST', url: '/api/auth/login', payload, headers: { cookie } })
    const { cookies } = await send(admin)
    const tablet = `bep_lua_device=${cookies.find(({ name }) => name === 'bep_lua_device')?.value}`
    const flood = [admin, {}].flatMap((payload) => Array.from({ length: 130 }, () => send(payload)))
    expect((await Promise.all(flood)).map(({ statusCode }) => statusCode)).toContain(429)
    expect((await send(admin)).json()).toMatchObject({ code: 'request.too-many' })
    expect((await send(admin, tablet)).statusCode).toBe(200)
    const invented = `bep_lua_device=${'x'.repeat(43)}`
    expect((await send(admin, invented)).json()).toMatchObject({ code: 'request.too-many' })
    expect([400, 429]).toContain((await send({ ...admin, username: 5 }, invented)).statusCode)
  })

  it('waits for its own failures, wherever it is, and nobody else does', async () => {
    const tablet = await deviceOf(admin)
    await guess(5, mistyped, { cookie: tablet })
    expect((await loginOn(tablet, admin, '198.51.100.9')).statusCode).toBe(429)
    expect((await login(admin)).statusCode).toBe(200)
    restaurant.clock.set('2026-05-06T05:00:01Z')
    expect((await loginOn(tablet, admin)).statusCode).toBe(200)
  })

  it('is one for that account alone, and nothing that can be made up', async () => {
    const tablet = await deviceOf(admin)
    const cookies = [
      tablet.replace(/.$/, (end) => (end === 'A' ? 'B' : 'A')),
      `bep_lua_device=${'x'.repeat(43)}`,
      'bep_lua_device=',
    ]
    await guess(6)
    for (const cookie of cookies) expect((await loginOn(cookie, admin)).statusCode, cookie).toBe(429)
    const staff = { username: 'staff', password: 'staff123' }
    await guess(6, { ...staff, password: 'guess' })
    expect((await loginOn(tablet, staff)).statusCode).toBe(429)
  })

  it('may be shared, and is known to each of those who use it', async () => {
    const tablet = await deviceOf({ username: 'staff', password: 'staff123' }, await deviceOf(admin))
    await guess(6)
    expect((await loginOn(tablet, admin)).statusCode).toBe(200)
  })
})

describe('many at once', () => {
  const hashesAtOnce = Math.max(1, Math.floor(availableParallelism() / 2))

  it('are hashed one at a time for each two cores, and whoever is known comes first', async () => {
    const tablet = await login(admin)
    const cookie = tablet.cookies.map(({ name, value }) => `${name}=${value}`).join('; ')
    const done: string[] = []
    const flood = Array.from({ length: 40 }, async (_, count) => {
      const from = { address: `198.51.${count}.1` }
      await login({ username: `guess-${count}`, password: 'spring2026' }, from)
      done.push('guess')
    })
    const own = login(admin, { headers: { cookie } }).then(() => done.push('own'))
    await Promise.all([...flood, own])
    expect(done.indexOf('own')).toBeLessThan(20)
    expect(hashing.most).toBe(hashesAtOnce)
  })

  it('beyond what may wait are told so, which counts as no failure', async () => {
    const { promise, resolve } = Promise.withResolvers<void>()
    const others = Array.from({ length: hashesAtOnce + 400 }, (_, count) =>
      inHashTurn({ visitor: `known-${count}`, isKnown: true }, () => promise),
    )
    const rejected = await login(admin)
    resolve()
    await Promise.all(others)
    expect([rejected.statusCode, rejected.json()]).toMatchObject([503, { code: 'accounts.busy' }])
    expect(Number(rejected.headers['retry-after'])).toBeGreaterThan(0)
    const rows = await restaurant.db.select().from(signInAttemptTable)
    expect(rows.map(({ failures }) => failures)).toEqual([0, 0, 0])
  })

  it('neither block each other nor leave a session that a former password opened', async () => {
    const user = await createUser(restaurant.db, { role: 'staff' })
    const boss = await signIn(restaurant.app, 'admin')
    const own = await signIn(restaurant.app, user)
    const patch = (url: string, cookie: string, payload: object) =>
      restaurant.app.inject({
        method: 'PATCH',
        url,
        payload,
        headers: { cookie },
        remoteAddress: '203.0.113.1',
      })
    const profile = {
      fullName: 'Người Thử',
      email: `${user.username}@example.com`,
      currentPassword: user.password,
    }

    const responses = await Promise.all([
      login(user),
      patch('/api/admin/profile', own, profile),
      login(user),
      patch(`/api/admin/users/${user.id}`, boss, { password: 'a-new-one-now' }),
      login(admin),
      login(user),
    ])
    expect(responses.map((response) => response.statusCode)).not.toContain(500)
    const left = await restaurant.db.select().from(sessionTable).where(eq(sessionTable.userId, user.id))
    expect(left).toEqual([])
  })
})

describe('a demo password, where no setting says whether this is production', () => {
  const unset = testRestaurant()
  beforeAll(() => unset.app.listen({ host: '127.0.0.1', port: 0 }))
  afterEach(() => unset.db.delete(signInAttemptTable))
  const opens = async (
    headers: Record<string, string>,
    { app = unset.app, remoteAddress = '127.0.0.1' } = {},
  ) => {
    const from = { headers, remoteAddress }
    const { statusCode } = await app.inject({
      method: 'POST',
      url: '/api/auth/login',
      payload: admin,
      ...from,
    })
    const session = await app.inject({ url: '/api/auth/session', ...from })
    return [statusCode, session.json<{ demoHint: boolean }>().demoHint]
  }

  it.each([
    'localhost:3000',
    '127.0.0.1',
    '[::1]:3000',
    '192.168.1.20:3000',
    '10.1.2.3',
    'tablet',
    'quan.local',
  ])('opens at %s, on the own machine or network, and the hint shows', async (host) =>
    expect(await opens({ host })).toEqual([200, true]),
  )

  it.each<Record<string, string>>([
    { host: 'pizza.example' },
    { host: '203.0.113.5' },
    { host: 'abc.tunnel.example', 'x-forwarded-for': '198.51.100.3' },
    { host: 'localhost:3000', 'x-forwarded-for': '198.51.100.3' },
    { host: 'localhost:3000', 'x-forwarded-host': 'pizza.example' },
    { host: 'localhost:3000', forwarded: 'for=198.51.100.3' },
    { host: '127.0.0.1', via: '1.1 tunnel' },
  ])('opens nothing to whoever may come from outside, and nothing hints at it: %j', async (headers) =>
    expect(await opens(headers)).toEqual([403, false]),
  )

  it.each(['192.168.1.7', '172.17.0.1', '::1', '::ffff:10.0.0.9', 'fd12:3456::7', 'fe80::1%eth0'])(
    'opens to %s, on the own machine or network',
    async (remoteAddress) =>
      expect(await opens({ host: 'localhost:3000' }, { remoteAddress })).toEqual([200, true]),
  )

  it.each(['198.51.100.3', '2001:db8:1:2::3', '::ffff:198.51.100.3', '100.64.0.9'])(
    'opens nothing to %s on the internet, whatever Host it claims',
    async (remoteAddress) => {
      for (const host of ['localhost:3000', '192.168.1.20', 'tablet'])
        expect(await opens({ host }, { remoteAddress }), host).toEqual([403, false])
    },
  )

  it.each([
    ['1.1', 200],
    // What nginx speaks to what is behind it, unless it is told otherwise, and the only trace that it leaves.
    ['1.0', 403],
  ])('by HTTP/%s gets a %i', async (version, status) => {
    const { port } = unset.app.server.address() as AddressInfo // a server that listens on TCP has one
    const socket = connect(port, '127.0.0.1')
    const body = JSON.stringify(admin)
    const headers = `Host: 127.0.0.1\r\nConnection: close\r\nContent-Type: application/json\r\nContent-Length: ${body.length}`
    socket.write(`POST /api/auth/login HTTP/${version}\r\n${headers}\r\n\r\n${body}`)
    expect(await text(socket)).toMatch(new RegExp(`^HTTP/1.1 ${status} `))
  })

  it('opens from everywhere where the owner says that this is no production', async () => {
    const trial = await openTestRestaurant({ PRODUCTION: 'false' })
    onTestFinished(trial.close)
    const from = { app: trial.app, remoteAddress: '198.51.100.3' }
    expect(await opens({ host: 'pizza.example', via: '1.1 proxy' }, from)).toEqual([200, true])
  })

  it('leaves other passwords as they are', async () => {
    const user = await createUser(restaurant.db, { role: 'staff' })
    expect((await login(user, { headers: { host: 'pizza.example' } })).statusCode).toBe(200)
  })
})

describe('in production', () => {
  it('demo passwords are rejected, whoever the user, and other passwords work', async () => {
    const live = await openTestRestaurant({ PRODUCTION: 'true' })
    const post = (payload: Credentials) =>
      live.app.inject({ method: 'POST', url: '/api/auth/login', payload })
    const rejected = await post(admin)
    expect(rejected.statusCode).toBe(403)
    expect(rejected.json()).toMatchObject({ code: 'accounts.demo-password' })
    expect((await post({ username: 'unknown-user', password: 'staff123' })).body).toBe(rejected.body)
    expect((await post(await createUser(live.db, { role: 'admin' }))).statusCode).toBe(200)
    const session = await live.app.inject('/api/auth/session')
    expect(session.json()).toMatchObject({ demoHint: false })
    await live.close()
  })

  it('a demo password is logged as a sign-in that failed', async () => {
    const live = await openTestRestaurant({ PRODUCTION: 'true', LOG_LEVEL: 'warn' })
    onTestFinished(live.close)
    const lines = logLines(live.app)
    await live.app.inject({ method: 'POST', url: '/api/auth/login', payload: admin })
    const logged = lines.map((line) => JSON.parse(line) as Record<string, unknown>)
    expect(logged).toMatchObject([{ event: 'sign-in-failed', code: 'accounts.demo-password' }])
  })
})
