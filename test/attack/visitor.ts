import { randomUUID } from 'node:crypto'
import { Agent, get } from 'node:http'
import { setTimeout as delay } from 'node:timers/promises'

import { sql } from 'drizzle-orm'

import type { AttackedSite } from './attacked-site.ts'
import { hangMilliseconds, requestBytes, sendRaw } from './raw-http.ts'
import { sourceAddresses, visitorAddress } from './source-addresses.ts'

/** What an honest visitor and other guests met while somebody attacked. */
export interface Visit {
  /** How long each reading of a page or list took, in milliseconds, sorted. */
  readonly readings: readonly number[]
  /** The same of a picture. */
  readonly pictures: readonly number[]
  /** The same of orders that were placed. */
  readonly orders: readonly number[]
  readonly problems: readonly string[]
}

const orderEveryMilliseconds = 400
const readEveryMilliseconds = 30

/** Reads pages, lists and pictures one after the other, while guests from other addresses order, until the deadline. */
export async function visit(site: AttackedSite, picture: string, deadline: number): Promise<Visit> {
  const [read, ordered] = await Promise.all([readOn(site, picture, deadline), order(site, deadline)])
  return {
    readings: sorted(read.readings),
    pictures: sorted(read.pictures),
    orders: sorted(ordered.times),
    problems: [...read.problems, ...ordered.problems],
  }
}

const sorted = (times: readonly number[]) => times.toSorted((one, other) => one - other)

async function readOn(site: AttackedSite, picture: string, deadline: number) {
  const pages = [
    '/',
    '/menu',
    '/menu?category=pizza',
    '/news',
    picture,
    '/favicon.svg',
    '/api/menu-items',
    '/menu?lang=en',
  ]
  // As a browser: a few connections that stay open, and compressed responses.
  const agent = new Agent({ keepAlive: true, localAddress: visitorAddress(3) })
  const readings: number[] = []
  const pictures: number[] = []
  const problems: string[] = []
  for (let count = 0; Date.now() < deadline; count += 1) {
    const path = pages[count % pages.length] ?? '/'
    const started = performance.now()
    const status = await statusOf(agent, site.port, path)
    const times = path === picture ? pictures : readings
    times.push(performance.now() - started)
    if (status !== 200) problems.push(`status ${status} for the visitor's GET ${path}`)
    await delay(readEveryMilliseconds)
  }
  agent.destroy()
  return { readings, pictures, problems }
}

/** 0 where no whole response came in time. */
function statusOf(agent: Agent, port: number, path: string): Promise<number> {
  return new Promise((resolve) => {
    const headers = { 'accept-encoding': 'br, gzip' }
    const sent = get(
      { agent, host: '127.0.0.1', port, path, headers, timeout: hangMilliseconds },
      (response) => {
        response.resume()
        response.on('close', () => resolve(response.complete ? (response.statusCode ?? 0) : 0))
      },
    )
    sent.on('timeout', () => sent.destroy())
    sent.on('error', () => resolve(0))
  })
}

const guestAddress = sourceAddresses(8)

/** Each guest orders once: sent until it is confirmed or ten seconds are over, as the checkout offers. */
async function order(site: AttackedSite, deadline: number) {
  const mark = `${randomUUID()}@example.com`
  const problems: string[] = []
  const times: number[] = []
  while (Date.now() < deadline) {
    const headers = [
      ['Content-Type', 'application/json'],
      ['Idempotency-Key', randomUUID()],
    ] as const
    const body = JSON.stringify({ ...site.order, customerEmail: mark })
    const {
      status,
      body: text,
      milliseconds,
    } = await sendRaw(
      { port: site.port, from: guestAddress() },
      requestBytes('POST', '/api/orders', headers, body),
    )
    if (status === 201) times.push(milliseconds)
    else problems.push(`a guest's order was not placed: status ${status} ${text.slice(0, 120)}`)
    await delay(orderEveryMilliseconds)
  }
  const { rows } = await site.db.execute<{ count: string }>(
    sql`select count(*) from orders where customer_email = ${mark}`,
  )
  const stored = Number(rows[0]?.count)
  if (stored !== times.length) problems.push(`${times.length} orders were confirmed, ${stored} are stored`)
  return { times, problems }
}
