/** @module-tag slow */

import { randomBytes } from 'node:crypto'

import { Client } from 'pg'
import { expect, inject, onTestFinished, test, vi } from 'vitest'

import type { PlacedOrder, Quote } from '#src/features/orders/contract/order.ts'
import { createDatabase, dropDatabase } from '../support/databases.ts'
import { smallPepperoni } from '../support/orders.ts'
import { dataFolder } from './database-folders.ts'
import { linesOf, serving, start, type Site } from './running-site.ts'
import { openTerminal, type Terminal } from './terminal.ts'

/** Done by `npm test` too, as a short round of what this file does. */
const inShort = { tags: ['short'] }

vi.setConfig({ testTimeout: 60_000 })

const guest = {
  customerName: 'Nguyễn Thị Bí Mật',
  customerEmail: 'bi.mat@example.com',
  customerPhone: '0900 123 456',
  customerAddress: '12 Đường Bí Mật',
}

/** The program itself, which logs to its own output, over a copy of the demo restaurant, and logs all it can (trace). */
async function traceLoggingSite(terminal?: Terminal) {
  const name = `logs_${randomBytes(6).toString('hex')}`
  const databaseUrl = await createDatabase(inject('postgresUrl'), name, 'demo_restaurant')
  onTestFinished(() => dropDatabase(inject('postgresUrl'), name))
  const settings = { DATABASE_URL: databaseUrl, DATA_DIR: dataFolder(0o755), LOG_LEVEL: 'trace' }
  const site = await serving(await start(settings, [process.execPath, 'scripts/serve.mjs'], terminal))
  const send = (method: string, path: string, body?: object | string, headers: Record<string, string> = {}) =>
    fetch(`${site.address}${path}`, {
      method,
      headers: { 'content-type': 'application/json', ...headers },
      ...(body !== undefined && { body: typeof body === 'string' ? body : JSON.stringify(body) }),
    })
  return { databaseUrl, site, send }
}

/** Its log, without the welcome, which tells whoever started it how to sign in. */
function eventsIn(site: Site): string[] {
  return linesOf(site).filter((line) => !/^ {2}\S/.test(line))
}

test.each([
  ['as JSON', () => undefined, '"route":"/api/orders"'],
  ['on a terminal', openTerminal, 'POST /api/orders 201'],
])(
  'no line of the log %s holds what is personal or secret, whatever goes well or wrong',
  async (_name, output, expected) => {
    const { databaseUrl, site, send } = await traceLoggingSite(output())
    const item = { ...smallPepperoni, name: 'Pepperoni', price: '0.00', quantity: 1 }
    const quote = (await (await send('POST', '/api/orders/quote', { items: [item] })).json()) as Quote // the contract of the call
    const order = {
      ...guest,
      items: [{ ...item, price: quote.lines[0]?.unitPrice }],
      totalAmount: quote.totalAmount,
    }

    const placed = await send('POST', '/api/orders', order, { 'idempotency-key': 'a-secret-idempotency-key' })
    expect(placed.status).toBe(201)
    const { ticketUrl } = (await placed.json()) as PlacedOrder // the contract of the call
    const token = ticketUrl.split('/').at(-1) ?? ''
    expect((await send('GET', `/api/orders/ticket/${token}`)).status).toBe(200)
    expect((await send('GET', ticketUrl)).status).toBe(200)

    const rejected = await Promise.all([
      send('POST', '/api/orders', { ...order, customerEmail: 'bi.mat@', customerName: '' }),
      send('POST', '/api/orders', { ...order, totalAmount: '1.00' }),
      send('POST', '/api/orders', `{"customerPhone":"${guest.customerPhone}",`),
      send('GET', `/menu?q=${encodeURIComponent(guest.customerPhone)}`),
      send('GET', `/api/orders/ticket/${token}x`),
      send('GET', `/api/%E0%A4%A?phone=${encodeURIComponent(guest.customerPhone)}`),
      send('POST', '/api/auth/login', { username: 'admin', password: 'a-wrong-password' }),
      send('GET', '/api/admin/me', undefined, {
        cookie: 'bep_lua_session=a-stolen-session',
        authorization: 'Bearer a-stolen-key',
      }),
    ])
    expect(rejected.map(({ status }) => status)).toEqual([400, 409, 400, 200, 404, 400, 401, 401])
    const signedIn = await send('POST', '/api/auth/login', { username: 'admin', password: 'admin123' })
    const cookie = signedIn.headers.get('set-cookie')?.split(';')[0] ?? ''
    expect((await send('GET', '/api/orders', undefined, { cookie })).status).toBe(200)

    // A fault within the database, whose own message quotes the row that failed.
    const owner = new Client({ connectionString: databaseUrl })
    await owner.connect()
    await owner.query('alter table orders add constraint broken check (false) not valid')
    await owner.end()
    expect((await send('POST', '/api/orders', order)).status).toBe(500)

    site.program.kill('SIGTERM')
    await site.ended
    const log = eventsIn(site).join('\n')
    expect(log).toContain(expected)
    expect(log).toContain('unexpected error')
    const secrets = [
      ...Object.values(guest),
      '0900123456',
      'bi.mat@',
      token,
      'a-secret-idempotency-key',
      'a-wrong-password',
      'admin123',
      'a-stolen',
      cookie.split('=')[1] ?? '',
      encodeURIComponent(guest.customerPhone),
    ]
    expect(secrets.filter((secret) => secret === '' || log.includes(secret))).toEqual([])
  },
)

test(
  'every line of the log is one event as JSON, with its level, its time and, for requests, method, route and status',
  inShort,
  async () => {
    const { site, send } = await traceLoggingSite()
    await send('GET', '/api/categories?secret=1')
    site.program.kill('SIGTERM')
    await site.ended
    const events = eventsIn(site).map((line) => JSON.parse(line) as Record<string, unknown>) // what the test itself looks at
    expect(events.length).toBeGreaterThan(1)
    for (const event of events)
      expect(event).toMatchObject({ level: expect.any(Number), time: expect.any(Number) })
    expect(events).toContainEqual(
      expect.objectContaining({ req: { method: 'GET', route: '/api/categories' } }),
    )
    expect(events).toContainEqual(expect.objectContaining({ res: { statusCode: 200 } }))
  },
)

test('on a terminal every event is one line: time, what, how long; an error has its stack below', async () => {
  const { databaseUrl, site, send } = await traceLoggingSite(openTerminal())
  await send('GET', '/api/categories?secret=1')
  const owner = new Client({ connectionString: databaseUrl })
  await owner.connect()
  await owner.query('drop table users cascade')
  await owner.end()
  await send('POST', '/api/auth/login', { username: 'admin', password: 'admin123' })
  site.program.kill('SIGTERM')
  await site.ended
  const lines = eventsIn(site)
  expect(lines).toContainEqual(
    expect.stringMatching(/^\d\d:\d\d:\d\d {2}GET \/api\/categories 200 {2}\d+ ms$/),
  )
  const error = lines.findIndex((line) => line.includes('ERROR unexpected error'))
  expect(lines[error + 1]).toMatch(/^ {10}Error: query failed$/)
  expect(lines[error + 2]).toMatch(/^ {14}at /)
  expect(lines.filter((line) => /^\S/.test(line) && !/^\d\d:\d\d:\d\d {2}/.test(line))).toEqual([])
})
