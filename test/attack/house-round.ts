import { randomUUID } from 'node:crypto'

import type { AttackedSite } from './attacked-site.ts'
import { firstProblems, type Finding } from './finding.ts'
import { inParallel } from './in-parallel.ts'
import type { RawResponse } from './raw-http.ts'
import { openSessions } from './sessions.ts'

type Send = () => Promise<RawResponse>

const newKey = () => [['Idempotency-Key', randomUUID()] as const]

/** A minute of a full house on one Wi-Fi, in which nobody may meet a limit; then a script at the same address, which must. */
export async function fillHouse(site: AttackedSite): Promise<Finding[]> {
  const from = site.nextAddress()
  const order: Send = () => site.call('POST', '/api/orders', { body: site.order, from, headers: newKey() })
  const price: Send = () =>
    site.call('POST', '/api/orders/quote', { body: { items: site.order['items'] }, from })
  const bookings = bookingBodies(60).map(
    (body): Send =>
      () =>
        site.call('POST', '/api/reservations', { body, from, headers: newKey() }),
  )
  const visits = await firstVisit(site, from)
  const tablets = await phoneOrders(site, from)
  const parts: Readonly<Record<string, readonly Send[]>> = {
    '60 orders': times(60, order),
    '60 bookings': bookings,
    '1,200 prices': times(1_200, price),
    '40 first visits': Array.from({ length: 40 }, () => visits).flat(),
    '60 phone orders at three tablets': tablets,
  }
  const began = performance.now()
  const house = await Promise.all(
    Object.entries(parts).map(async ([what, sent]) =>
      metNoLimit(what, await inParallel(sent, 8, (send) => send())),
    ),
  )
  const seconds = Math.round((performance.now() - began) / 1000)
  const inTime = seconds < 55 ? [] : [`it took ${seconds} s, so the limits of a minute were not tried`]
  return [
    ...house,
    { what: 'all of it', measured: `${seconds} s`, problems: inTime },
    await scriptIsBounded(site, order),
  ]
}

const times = (count: number, send: Send) => Array.from({ length: count }, () => send)

function bookingBodies(count: number) {
  return Array.from({ length: count }, (_, index) => ({
    date: new Date(Date.now() + (2 + (index % 20)) * 86_400_000).toISOString().slice(0, 10),
    time: ['17:30', '18:00', '18:30'][index % 3],
    guests: 2,
    name: 'Khách Trong Quán',
    phone: '0912345678',
  }))
}

/** Pages, calls and pictures that a guest's browser asks for who opens the menu. */
async function firstVisit(site: AttackedSite, from: string): Promise<Send[]> {
  const { body } = await site.call('GET', '/menu')
  const pictures = [...new Set([...body.matchAll(/\/pictures\/320\/avif\/[^" ,]+/g)].map(String))].slice(0, 8)
  const calls = ['/api/menu-items', '/api/categories', '/api/site-settings', '/api/auth/session']
  return ['/', '/menu', ...calls, ...pictures].map((path) => () => site.call('GET', path, { from }))
}

async function phoneOrders(site: AttackedSite, from: string): Promise<Send[]> {
  const sessions = openSessions(site)
  const cookies: string[] = []
  for (let tablet = 0; tablet < 3; tablet += 1) {
    cookies.push((await sessions.cookieOf('staff')) ?? '')
    sessions.forget('staff')
  }
  const body = { ...site.order, enteredByStaff: true }
  return cookies.flatMap((cookie) =>
    times(20, () => site.call('POST', '/api/orders', { body, cookie, from, headers: newKey() })),
  )
}

function metNoLimit(what: string, responses: readonly RawResponse[]): Finding {
  const refused = responses.filter(({ status }) => status === 0 || status === 429 || status >= 500)
  return {
    what,
    measured: `${responses.length} requests, slowest ${Math.round(Math.max(...responses.map(({ milliseconds }) => milliseconds)))} ms`,
    problems: firstProblems(refused.map(({ status, body }) => `status ${status} ${body.slice(0, 120)}`)),
  }
}

/** The address has used its minute up: what a script sends beyond that is turned away, the rejected of it too. */
async function scriptIsBounded(site: AttackedSite, order: Send): Promise<Finding> {
  const orders = await inParallel(times(100, order), 8, (send) => send())
  const placed = orders.filter(({ status }) => status === 201).length
  const from = site.nextAddress()
  const wrong: Send = () => site.call('POST', '/api/orders', { body: {}, from })
  const rejected = (await inParallel(times(300, wrong), 8, (send) => send())).filter(
    ({ status }) => status === 400,
  )
  return {
    what: 'a script at one address',
    measured: `${placed} of 100 further orders placed, ${rejected.length} of 300 wrong ones looked at`,
    problems: [
      ...(placed > 60 ? [`${placed} further orders were placed`] : []),
      ...(rejected.length > 120 ? [`${rejected.length} wrong orders were looked at within a minute`] : []),
    ],
  }
}
