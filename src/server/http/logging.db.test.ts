import { randomBytes } from 'node:crypto'

import { sql } from 'drizzle-orm'
import { beforeAll, beforeEach, describe, expect, it, onTestFinished } from 'vitest'

import { logLines } from '#test/support/log-lines.ts'
import { createUser, signIn } from '#test/support/sign-in.ts'
import { openTestRestaurant, testRestaurant } from '#test/support/test-restaurant.ts'
import type { UserRow } from '#src/features/accounts/server/user-store.ts'
import type { OrderRow } from '#src/features/orders/server/order-store.ts'
import { secretNames } from './masked-log.ts'
import { builtSite, siteFiles } from '../pages/site-files.ts'
import { webHandler } from '../pages/page-handler.ts'

let lines: string[]

const restaurant = testRestaurant({ LOG_LEVEL: 'trace' }, async (app, services) => {
  await siteFiles(app)
  webHandler(app, services, await builtSite())
})
beforeAll(async () => {
  lines = logLines(restaurant.app)
})
beforeEach(() => {
  lines.length = 0
})

const get = (url: string, headers: Record<string, string> = {}) => restaurant.app.inject({ url, headers })
/** What is read of the lines here; each test names what it expects. */
const events = () => lines.map((line) => JSON.parse(line) as Record<string, unknown>)
const requests = () => events().flatMap(({ req, res }) => (req ? [{ req, res }] : []))

describe('a request is logged', () => {
  it.each([
    ['/', '/'],
    ['/menu?q=token-kumquat', '/menu'],
    ['/news/token-kumquat', '/news/*'],
    ['/order/token-kumquat', '/order/*'],
    ['/ORDER/token-kumquat', '/order/*'],
    ['/%6frder/token-kumquat', '/order/*'],
    ['/order%2Ftoken-kumquat', '/order/*'],
    ['//order/token-kumquat', '/order/*'],
    ['/reservation/token-kumquat', '/reservation/*'],
    ['/r%65servation/token-kumquat/deeper', '/reservation/*'],
    ['/api/orders/ticket/token-kumquat', '/api/orders/ticket/:token'],
    ['/api/reservations/ticket/token-kumquat', '/api/reservations/ticket/:token'],
    ['/%61pi/reservations/ticket/token-kumquat', '/api/reservations/ticket/:token'],
    ['/api/orders/token-kumquat/none', '/api/*'],
    ['/API/orders/ticket/token-kumquat', '/api/*'],
    ['/objects/token-kumquat.webp', '/objects/*'],
    ['/token-kumquat', '/*'],
    ['/token-kumquat/%E0%A4%A', '/*'],
    ['/order/token-kumquat%E0%A4%A', '/*'],
    ['http://token-kumquat.example/menu', '/menu'],
  ])('%s as %s', async (url, route) => {
    await get(url)
    expect(requests().at(-1)).toMatchObject({ req: { method: 'GET', route } })
    expect(lines.join('')).not.toContain('kumquat')
  })

  it('by its pattern where a secret stands in an address of another call', async () => {
    await restaurant.app.inject({ method: 'DELETE', url: '/api/admin/users/token-kumquat' })
    await restaurant.app.inject({ method: 'POST', url: '/order/token-kumquat', payload: {} })
    expect(requests().map(({ req }) => req)).toEqual([
      { method: 'DELETE', route: '/api/admin/users/:id' },
      { method: 'POST', route: '/order/*' },
    ])
    expect(lines.join('')).not.toContain('kumquat')
  })

  it('in one line, with its status and time', async () => {
    await get('/api/categories')
    expect(events()).toEqual([
      expect.objectContaining({
        msg: 'request completed',
        req: { method: 'GET', route: '/api/categories' },
        res: { statusCode: 200 },
        responseTime: expect.any(Number),
      }),
    ])
  })

  it('at debug where a limit rejected it, so that a flood does not fill the log', async () => {
    const payload = { username: 'flooding', password: 'wrong' }
    for (let tries = 0; tries < 6; tries += 1)
      await restaurant.app.inject({ method: 'POST', url: '/api/auth/login', payload })
    const levels = events().flatMap(({ level, res }) => (res ? [{ level, res }] : []))
    expect(levels[0]).toEqual({ level: 30, res: { statusCode: 401 } })
    expect(levels.at(-1)).toEqual({ level: 20, res: { statusCode: 429 } })
  })

  it('at debug if a program asks every few seconds, and at info if it may not', async () => {
    const cookie = await signIn(restaurant.app, 'staff')
    lines.length = 0
    const report = (headers: Record<string, string>) =>
      restaurant.app.inject({
        method: 'POST',
        url: '/api/printer-reports',
        payload: { reports: [] },
        headers,
      })
    await report({ cookie })
    await report({})
    const levels = events().flatMap(({ level, res }) => (res ? [{ level, res }] : []))
    expect(levels).toEqual([
      { level: 20, res: { statusCode: 200 } },
      { level: 30, res: { statusCode: 401 } },
    ])
  })

  it('at info where we have failed, for whoever looks after the site', async () => {
    await restaurant.db.execute('alter table categories rename to categories_away')
    await get('/api/categories?none')
    await restaurant.db.execute('alter table categories_away rename to categories')
    const levels = events().flatMap(({ level, res }) => (res ? [{ level, res }] : []))
    expect(levels).toEqual([{ level: 30, res: { statusCode: 500 } }])
    const [failure] = events().filter(({ err }) => err)
    expect(failure).toMatchObject({
      level: 50,
      err: { message: 'query failed', cause: { code: '42P01' }, stack: expect.stringMatching(/^\s+at /) },
    })
  })

  it('with what kept a page from being rendered, and without what is merely missing', async () => {
    const failures = () => events().filter(({ msg }) => msg === 'a page could not be rendered')
    await get('/order/none')
    await get('/nothing')
    expect(failures()).toEqual([])
    await restaurant.db.execute('alter table blog_posts rename to blog_posts_away')
    // What the caches hold needs no table.
    await restaurant.content.change(async () => {})
    const failed = await get('/news')
    await restaurant.db.execute('alter table blog_posts_away rename to blog_posts')
    expect([failed.statusCode, failed.headers['content-type']]).toEqual([500, 'text/html; charset=utf-8'])
    expect(failures()).toMatchObject([{ level: 50, err: { type: 'ApiError' } }])
    expect((await get('/news')).statusCode).toBe(200)
  })

  it('by the beginning of every page there is', async () => {
    const { routes } = await (await builtSite()).loadBuild()
    const isWithinAddress = (id: string | undefined): boolean =>
      id !== undefined && Boolean(routes[id]?.path || isWithinAddress(routes[id]?.parentId))
    const paths = Object.values(routes).flatMap((route) =>
      route?.path && !isWithinAddress(route.parentId) ? [route.path] : [],
    )
    const first = new Set(paths.map((path) => path.split('/')[0] ?? ''))
    const sections = [...first].filter((name) => /^[a-z-]+$/.test(name))
    expect(sections.length).toBeGreaterThan(10)
    for (const name of sections) {
      await get(`/${name}/none/at/all`)
      expect(requests().at(-1)).toMatchObject({ req: { route: `/${name}/*` } })
    }
  })
})

describe('a secret in a logged object is masked', () => {
  const wrap = (depth: number, value: unknown, inner: (value: unknown) => unknown): unknown =>
    depth === 0 ? value : inner(wrap(depth - 1, value, inner))
  const depths = [0, 1, 2, 3, 4, 5]

  it.each(secretNames.flatMap((name) => depths.map((depth) => [name, depth] as const)))(
    '%s at depth %i',
    (name, depth) => {
      for (const spelt of [name, name.toUpperCase()]) {
        const secret = { [spelt]: 'secret-kumquat', [`${spelt}-length`]: 11 }
        for (const inner of [
          (value: unknown) => ({ inner: value }),
          (value: unknown) => ({ list: ['first', value] }),
        ]) {
          restaurant.app.log.info(wrap(depth, secret, inner), 'logged')
        }
      }
      expect(lines).toHaveLength(4)
      expect(lines.join('')).not.toContain('kumquat')
      expect(lines.join('').match(/\[redacted\]/g)).toHaveLength(4)
      expect(lines.join('')).toContain('"msg":"logged"')
    },
  )

  it('in the rows of orders and users, which anyone could come to log', () => {
    const secret = 'secret-kumquat'
    const order = {
      customerName: secret,
      customerEmail: secret,
      customerPhone: secret,
      customerAddress: secret,
      ticketToken: secret,
    } satisfies Partial<OrderRow>
    const user = { passwordHash: secret, fullName: secret, email: secret } satisfies Partial<UserRow>
    restaurant.app.log.info({ order, user }, 'logged')
    expect(lines).toHaveLength(1)
    expect(lines.join('')).not.toContain(secret)
  })

  it('in what people and browsers send, and in what they are sent', () => {
    const secret = 'secret-kumquat'
    const sent = {
      headers: { cookie: secret, authorization: secret, 'set-cookie': secret, 'idempotency-key': secret },
      signIn: { username: 'staff', password: secret },
      change: { currentPassword: secret, newPassword: secret, fullName: secret },
      message: { phone: secret, email: secret },
      placed: { ticketUrl: secret, token: secret },
    }
    restaurant.app.log.info({ sent }, 'logged')
    expect(lines.join('').match(/\[redacted\]/g)).toHaveLength(12)
    expect(lines.join('')).not.toContain(secret)
  })

  it('in what belongs to a logger of its own, in errors and in objects that contain themselves', () => {
    restaurant.app.log.child({ token: 'secret-kumquat' }).info('logged')
    restaurant.app.log.error({ failed: Object.assign(new Error('logged'), { token: 'secret-kumquat' }) })
    const circle: Record<string, unknown> = { token: 'secret-kumquat' }
    circle['self'] = circle
    restaurant.app.log.info({ circle })
    restaurant.app.log.info({ response: new Response('secret-kumquat') })
    restaurant.app.log.info({ row: { toJSON: () => ({ token: 'secret-kumquat' }) } })
    expect(lines).toHaveLength(5)
    expect(lines.join('')).not.toContain('kumquat')
    restaurant.app.log.info({ at: new Date(0), none: null, list: [new Date(1)] }, 'logged')
    expect(events().at(-1)).toMatchObject({
      at: '1970-01-01T00:00:00.000Z',
      none: null,
      list: ['1970-01-01T00:00:00.001Z'],
    })
  })
})

it('an error that quotes a large request is logged in a short line, with where it happened', () => {
  restaurant.app.log.error({ err: new Error('A'.repeat(14_000_000)) }, 'unexpected error')
  expect(lines[0]?.length).toBeLessThan(20_000)
  expect(events()[0]).toMatchObject({ err: { stack: expect.stringContaining('logging.db.test') } })
})

describe('an error of the database is logged', () => {
  const failureOf = (query: Promise<unknown>) =>
    query.then(
      () => new Error('The query did not fail'),
      (error: unknown) => error,
    )

  it.each([
    ['a number', 'select $1::int'],
    ['a moment', 'select $1::timestamptz'],
    ['a search', 'select to_tsquery($1)'],
  ])('without the value that it rejected as %s, and with its code', async (_name, query) => {
    const value = "(kumquat '"
    const plain = await failureOf(restaurant.db.$client.query(query, [value]))
    const [before = '', after = ''] = query.split('$1', 2)
    const wrapped = await failureOf(restaurant.db.execute(sql`${sql.raw(before)}${value}${sql.raw(after)}`))
    for (const err of [plain, wrapped, new Error('job failed', { cause: plain })]) {
      restaurant.app.log.error({ err }, 'logged')
      restaurant.app.log.error({ failed: { err } }, 'logged')
    }
    expect(lines).toHaveLength(6)
    expect(lines.join('')).not.toContain('kumquat')
    expect(events()[2]).toMatchObject({ err: { cause: { code: expect.stringMatching(/^(22|42)/) } } })
  })

  it('with its message where that says what is wrong with the database', async () => {
    const err = await failureOf(restaurant.db.execute(sql`select 1 from no_such_table`))
    restaurant.app.log.error({ err }, 'logged')
    expect(events()[0]).toMatchObject({
      err: { cause: { message: expect.stringContaining('no_such_table') } },
    })
  })
})

describe('a security event is logged', () => {
  const login = (username: string, password: string) =>
    restaurant.app.inject({ method: 'POST', url: '/api/auth/login', payload: { username, password } })
  const securityEvents = () => events().filter(({ event }) => event !== undefined)

  it('for a sign-in that fails, and for one that is locked, without what was typed', async () => {
    for (let tries = 0; tries < 20; tries += 1) await login('typed-kumquat', 'typed-quince')
    expect(securityEvents()[0]).toMatchObject({
      level: 40,
      event: 'sign-in-failed',
      method: 'POST',
      route: '/api/auth/login',
    })
    expect(securityEvents().at(-1)).toMatchObject({ event: 'sign-in-locked', route: '/api/auth/login' })
    expect(lines.join('')).not.toMatch(/typed|kumquat|quince|127\.0\.0\.1/)
  })

  it('with whose it is, as a mark by which no address can be found', async () => {
    const from = (remoteAddress: string) => restaurant.app.inject({ url: '/api/admin/users', remoteAddress })
    for (const address of ['203.0.113.7', '203.0.113.8', '203.0.113.7']) await from(address)
    const visitors = securityEvents().map(({ visitor }) => visitor)
    expect(visitors).toHaveLength(3)
    for (const visitor of visitors) expect(visitor).toMatch(/^[\w-]{12}$/)
    expect(visitors[2]).toBe(visitors[0])
    expect(visitors[1]).not.toBe(visitors[0])
    expect(lines.join('')).not.toContain('203.0.113')
  })

  it('for a right that is rejected: which, to whom', async () => {
    const user = await createUser(restaurant.db, { role: 'staff' })
    const cookie = await signIn(restaurant.app, user)
    lines.length = 0
    await get('/api/admin/users', { cookie })
    await get('/api/admin/users')
    await restaurant.app.inject({
      method: 'POST',
      url: '/api/orders',
      payload: {},
      headers: { origin: 'http://evil.example' },
    })
    expect(securityEvents()).toEqual([
      expect.objectContaining({
        event: 'access-denied',
        code: 'session.forbidden',
        method: 'GET',
        route: '/api/admin/users',
        role: 'staff',
        userId: user.id,
      }),
      expect.objectContaining({
        event: 'access-denied',
        code: 'session.required',
        route: '/api/admin/users',
      }),
      expect.objectContaining({
        event: 'access-denied',
        code: 'request.foreign-origin',
        route: '/api/orders',
      }),
    ])
    expect(lines.join('')).not.toContain(user.username)
  })

  it('for a wrong password in one’s own profile, which somebody at a screen left open guesses', async () => {
    const user = await createUser(restaurant.db, { role: 'staff' })
    const cookie = await signIn(restaurant.app, user)
    lines.length = 0
    const payload = { fullName: 'Lan', email: 'lan@example.com', currentPassword: 'typed-quince' }
    await restaurant.app.inject({ method: 'PATCH', url: '/api/admin/profile', payload, headers: { cookie } })
    const own = { event: 'sign-in-failed', route: '/api/admin/profile', role: 'staff', userId: user.id }
    expect(securityEvents()).toEqual([expect.objectContaining(own)])
    expect(lines.join('')).not.toMatch(/quince/)
  })

  it('for a limit that a visitor exceeds, once a minute however many of its network flood', async () => {
    const flooded = await openTestRestaurant({ RATE_LIMITS: 'true', LOG_LEVEL: 'info' })
    onTestFinished(() => flooded.close())
    const warned = logLines(flooded.app)
    // A repeated run is another network: of the one before a minute may not be over.
    const network = `2001:db8:${randomBytes(2).toString('hex')}:7`
    for (let count = 0; count < 130; count += 1) {
      const remoteAddress = `${network}::${count % 2}`
      await flooded.app.inject({ method: 'POST', url: '/api/orders', payload: {}, remoteAddress })
      await flooded.app.inject({ url: '/rss.xml', remoteAddress })
    }
    const exceeded = warned
      .map((line) => JSON.parse(line) as Record<string, unknown>)
      .filter(({ event }) => event === 'limit-exceeded')
    expect(exceeded.map(({ level, method, route }) => [level, method, route])).toEqual([
      [40, 'GET', '/rss.xml'],
      [40, 'POST', '/api/orders'],
    ])
    expect(warned.join('')).not.toContain('2001:db8')
  })

  it('for nothing else', async () => {
    await get('/api/none')
    await get('/api/categories')
    await signIn(restaurant.app, 'admin')
    expect(securityEvents()).toEqual([])
  })
})
