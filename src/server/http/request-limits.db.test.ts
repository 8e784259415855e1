import type { InjectOptions, LightMyRequestResponse } from 'fastify'
import { expect, it } from 'vitest'

import { testRestaurant } from '#test/support/test-restaurant.ts'
import { sessionCookie } from './session-cookie.ts'
import { builtSite, siteFiles } from '../pages/site-files.ts'
import { webHandler } from '../pages/page-handler.ts'

const restaurant = testRestaurant({ RATE_LIMITS: 'true' }, async (app, services) => {
  await siteFiles(app)
  webHandler(app, services, await builtSite())
})

let visitors = 0
/** Someone who has asked for nothing yet. */
function visitor() {
  visitors += 1
  const remoteAddress = `10.0.0.${visitors}`
  const ask = (request: InjectOptions) => restaurant.app.inject({ ...request, remoteAddress })
  return { ask, askOften: (count: number, request: InjectOptions) => inTurn(count, () => ask(request)) }
}

async function inTurn(count: number, ask: () => Promise<{ statusCode: number }>): Promise<number[]> {
  const statuses = []
  for (let asked = 0; asked < count; asked += 1) statuses.push((await ask()).statusCode)
  return statuses
}

function withinAMinute({ headers }: Pick<LightMyRequestResponse, 'headers'>): boolean {
  const seconds = Number(headers['retry-after'])
  return seconds > 0 && seconds <= 60
}

it.each([
  '/%61pi/orders',
  '/ap%69/orders/',
  '/api/%6frders',
  'http://anywhere.example/api/orders',
  '//api/orders',
  '/api/orders/?a=b',
])('what is rejected counts however the address is spelt, as %s', async (url) => {
  const { ask, askOften } = visitor()
  const order = { method: 'POST', payload: {} } as const
  await askOften(120, { ...order, url: '/api/orders' })
  expect((await ask({ ...order, url })).statusCode).toBe(429)
})

it.each<[string, InjectOptions]>([
  ['an address of the API at which there is no call', { url: '/api/none' }],
  ['the same, spelt oddly', { url: '/%61pi/none' }],
  ['a method the call does not know', { method: 'DELETE', url: '/api/orders/quote' }],
  ['an address that takes no writes', { method: 'POST', url: '/menu', payload: {} }],
  ['a head alone', { method: 'HEAD', url: '/api/health/' }],
])('%s counts towards the general limit', async (_what, request) => {
  const { ask, askOften } = visitor()
  await askOften(2_999, request)
  expect((await ask({ url: '/api/health' })).statusCode).toBe(200)
  const limited = await ask(request)
  expect(limited.statusCode).toBe(429)
  expect(withinAMinute(limited)).toBe(true)
})

it('a call that says less is limited to that, and no other call with it', async () => {
  const { ask, askOften } = visitor()
  const quote = { method: 'POST', url: '/api/orders/quote', payload: {} } as const
  expect(new Set(await askOften(1_200, quote))).toEqual(new Set([400]))
  const limited = await ask(quote)
  expect([limited.statusCode, withinAMinute(limited)]).toEqual([429, true])
  expect((await ask({ url: '/api/health' })).statusCode).toBe(200)
})

it.each([
  '/sitemap.xml',
  '/rss.xml?lang=en',
  '/reservation/none/calendar.ics',
  '/order/none/transfer-code.png',
])(
  '%s, which is made anew each time, is sent to one address some hundred times a minute at most',
  async (url) => {
    const { ask, askOften } = visitor()
    const statuses = await askOften(150, { url })
    expect(statuses.indexOf(429)).toBeGreaterThan(50)
    expect(withinAMinute(await ask({ url }))).toBe(true)
    expect((await ask({ url: '/api/health' })).statusCode).toBe(200)
    expect((await visitor().ask({ url })).statusCode).not.toBe(429)
  },
)

it('a visitor is one whichever way the connection writes an address of version 4', async () => {
  const { app } = restaurant
  const ask = (remoteAddress: string) =>
    app.inject({ method: 'POST', url: '/api/orders/quote', remoteAddress, payload: {} })
  for (let asked = 0; asked < 1_200; asked += 1) await ask('10.1.0.1')
  expect((await ask('::ffff:10.1.0.1')).statusCode).toBe(429)
  expect((await ask('::ffff:10.1.0.2')).statusCode).toBe(400)
})

it('an invented session cookie costs no query once the limit is reached', async () => {
  const { ask, askOften } = visitor()
  const request = { url: '/api/auth/session', headers: { cookie: `${sessionCookie}=invented` } }
  const queries: string[] = []
  const { $client: pool } = restaurant.db
  const query = pool.query.bind(pool)
  pool.query = ((...given: Parameters<typeof query>) => {
    queries.push(JSON.stringify(given[0]))
    return query(...given)
  }) as typeof pool.query // the same function, counted
  await askOften(3_000, request)
  expect(queries.length).toBeGreaterThanOrEqual(3_000)
  queries.length = 0
  expect((await ask(request)).statusCode).toBe(429)
  expect((await ask({ ...request, method: 'POST', url: '/api/none' })).statusCode).toBe(429)
  pool.query = query
  expect(queries).toEqual([])
})

it('files and pages are not counted', async () => {
  const { askOften } = visitor()
  expect(new Set(await askOften(700, { url: '/robots.txt' }))).toEqual(new Set([200]))
})
