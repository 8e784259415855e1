import { randomBytes } from 'node:crypto'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'

import { afterAll, beforeAll, describe, expect, inject, it, onTestFinished } from 'vitest'

import { demoPasswords } from '#src/features/accounts/rules/demo-passwords.ts'
import type { MenuItem } from '#src/features/menu/contract/menu.ts'
import type { Quote } from '#src/features/orders/contract/order.ts'
import { createDatabase, dropDatabase } from '../support/databases.ts'
import { guest, smallPepperoni } from '../support/orders.ts'
import { startSite, type RunningSite } from '../support/site/running-site.ts'

/** Two real processes on one database, as behind a proxy that shares visitors out between them. */
let first: RunningSite
let second: RunningSite
let database: string
const folders: string[] = []

beforeAll(async () => {
  database = `two_${randomBytes(6).toString('hex')}`
  const url = await createDatabase(inject('postgresUrl'), database, 'demo_restaurant')
  const storage = await mkdtemp(join(tmpdir(), 'bep-lua-two-pictures-'))
  folders.push(storage)
  const server = async () => {
    const folder = await mkdtemp(join(tmpdir(), 'bep-lua-two-'))
    folders.push(folder)
    // One proxy in front, which says whom a request is from.
    return startSite({
      DATABASE_URL: url,
      DATA_DIR: folder,
      STORAGE_DIR: storage,
      RATE_LIMITS: 'true',
      TRUST_PROXY: '1',
      PRODUCTION: 'false',
    })
  }
  ;[first, second] = await Promise.all([server(), server()])
})
afterAll(async () => {
  await Promise.all([first.stop(), second.stop()])
  await dropDatabase(inject('postgresUrl'), database)
  for (const folder of folders) await rm(folder, { recursive: true })
})

interface Asked {
  readonly cookie?: string
  readonly from?: string
  readonly body?: object
  readonly key?: string
}

function call(site: RunningSite, request: `${string} /${string}`, { cookie, from, body, key }: Asked = {}) {
  const [method = '', path = ''] = request.split(' ')
  return fetch(`${site.address}${path}`, {
    method,
    headers: {
      'X-Forwarded-For': from ?? '203.0.113.1',
      ...(cookie && { cookie }),
      ...(key && { 'Idempotency-Key': key }),
      ...(body && { 'Content-Type': 'application/json' }),
    },
    ...(body && { body: JSON.stringify(body) }),
  })
}

async function signIn(site: RunningSite, username: 'admin' | 'staff', from = '203.0.113.2') {
  const body = { username, password: demoPasswords[username] }
  const response = await call(site, 'POST /api/auth/login', { body, from })
  expect(response.status).toBe(200)
  return response.headers.getSetCookie()[0]?.split(';')[0] ?? ''
}

async function orderBody(site: RunningSite) {
  const item = { ...smallPepperoni, name: 'pepperoni', price: '0.00', quantity: 1 }
  const quoted = await call(site, 'POST /api/orders/quote', { body: { items: [item] } })
  const quote = (await quoted.json()) as Quote
  return {
    ...guest,
    items: [{ ...item, price: quote.lines[0]?.unitPrice ?? '' }],
    totalAmount: quote.totalAmount,
  }
}

const inTurn = (index: number) => (index % 2 === 0 ? first : second)

describe('two servers of one restaurant', () => {
  it('limit the orders of one address as one', async () => {
    const body = await orderBody(first)
    const statuses = []
    for (let index = 0; index < 64; index += 1)
      statuses.push((await call(inTurn(index), 'POST /api/orders', { body, from: '203.0.113.3' })).status)
    expect(statuses.filter((status) => status === 201)).toHaveLength(60)
    expect(statuses.slice(60)).toEqual([429, 429, 429, 429])
  })

  it('take an order that is sent to both once', async () => {
    const body = await orderBody(first)
    const asked = { body, key: 'sent-to-both', from: '203.0.113.4' }
    const responses = await Promise.all([first, second].map((site) => call(site, 'POST /api/orders', asked)))
    const orders = (await Promise.all(responses.map((response) => response.json()))) as { id: string }[]
    expect(responses.map(({ status }) => status)).toEqual([201, 201])
    expect(orders[0]?.id).toBe(orders[1]?.id)
  })

  it('count failed sign-ins together', async () => {
    const body = { username: 'staff', password: 'wrong' }
    const statuses = []
    for (let index = 0; index < 12; index += 1)
      statuses.push((await call(inTurn(index), 'POST /api/auth/login', { body, from: '203.0.113.5' })).status)
    const failed = statuses.filter((status) => status === 401).length
    // As many guesses as one server alone allows before the first wait: five.
    expect(failed).toBe(5)
    expect(new Set(statuses.slice(5))).toEqual(new Set([429]))
  })

  it('know a session that began at the other, and that it has ended', async () => {
    const cookie = await signIn(first, 'admin')
    expect((await call(second, 'GET /api/admin/me', { cookie })).status).toBe(200)
    expect((await call(second, 'POST /api/admin/logout', { cookie })).status).toBeLessThan(300)
    expect((await call(first, 'GET /api/admin/me', { cookie })).status).toBe(401)
  })

  it('show a change made at the other, in lists and pages they hold in their caches', async () => {
    const cookie = await signIn(first, 'admin', '203.0.113.6')
    const named = async () => {
      const list = (await (await call(second, 'GET /api/menu-items')).json()) as MenuItem[]
      const page = await (await call(second, 'GET /menu?lang=en')).text()
      return [list.some(({ name }) => name === 'Renamed Pizza'), page.includes('Renamed Pizza')]
    }
    expect(await named()).toEqual([false, false])
    const body = { name: 'Renamed Pizza' }
    expect((await call(first, 'PATCH /api/menu-items/pepperoni', { cookie, body })).status).toBe(200)
    await expect.poll(named).toEqual([true, true])
  })

  it('show settings of the restaurant changed at the other, in the call and in pages they hold in their caches', async () => {
    const cookie = await signIn(first, 'admin', '203.0.113.9')
    const shown = async () => {
      const settings = await (await call(second, 'GET /api/site-settings')).text()
      const page = await (await call(second, 'GET /contact?lang=en')).text()
      return [settings, page].map((text) => text.includes('9 Example Street'))
    }
    expect(await shown()).toEqual([false, false])
    const body = { address: '9 Example Street' }
    expect((await call(first, 'PUT /api/site-settings', { cookie, body })).status).toBe(200)
    // Without the message between them a cached page would stay for a minute.
    await expect.poll(shown, { timeout: 20_000 }).toEqual([true, true])
  })

  it('show the same pictures from one folder, in sizes that either has made', async () => {
    const small = 'GET /pictures/160/webp/dishes/margherita.webp' as const
    const responses = await Promise.all([first, second].map((site) => call(site, small)))
    expect(responses.map(({ status }) => status)).toEqual([200, 200])
    const [one, other] = await Promise.all(responses.map((response) => response.arrayBuffer()))
    expect(one?.byteLength).toBeGreaterThan(0)
    expect(other).toEqual(one)
  })

  it('tell open screens of an order that the other has taken', async () => {
    const cookie = await signIn(first, 'staff', '203.0.113.7')
    const controller = new AbortController()
    onTestFinished(() => controller.abort())
    const stream = await fetch(`${first.address}/api/events`, {
      headers: { cookie },
      signal: controller.signal,
    })
    const reader = stream.body?.pipeThrough(new TextDecoderStream()).getReader()
    let heard = ''
    const until = async (text: string) => {
      while (!heard.includes(text)) {
        const read = await reader?.read()
        if (!read || read.done) throw new Error(`The stream ended after: ${heard}`)
        heard += read.value
      }
    }
    await until(': connected')
    const body = { ...(await orderBody(second)), customerName: 'Khách ở máy thứ hai' }
    expect((await call(second, 'POST /api/orders', { body, from: '203.0.113.8' })).status).toBe(201)
    await until('Khách ở máy thứ hai')
    expect(heard).toContain('event: notification')
  })
})
