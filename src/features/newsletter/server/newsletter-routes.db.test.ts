import { afterEach, describe, expect, it } from 'vitest'

import { officeCalls } from '#test/support/office-calls.ts'
import { openTestRestaurant, testRestaurant } from '#test/support/test-restaurant.ts'
import type { Subscriber } from '../contract/newsletter.ts'
import { subscriberTable } from './subscriber-table.ts'

const restaurant = testRestaurant()

afterEach(async () => {
  restaurant.clock.set('2026-05-06T05:00:00Z')
  await restaurant.db.delete(subscriberTable)
})

const post = (url: string, payload: object = {}) => restaurant.app.inject({ method: 'POST', url, payload })
const subscribe = (input: object) => post('/api/newsletter', input)
const rows = () => restaurant.db.select().from(subscriberTable)

describe('subscribing', () => {
  it('stores the address with the language of the form, and returns it alone', async () => {
    const response = await subscribe({ email: ' lan@example.com ', language: 'en' })
    expect(response.statusCode, response.body).toBe(200)
    expect(response.headers['cache-control']).toBe('no-store')
    expect(response.json()).toEqual({ email: 'lan@example.com' })
    expect(await rows()).toEqual([
      {
        id: expect.stringMatching(/^sub/),
        email: 'lan@example.com',
        language: 'en',
        unsubscribeToken: expect.stringMatching(/^[\w-]{32}$/),
        createdAt: expect.any(Date),
      },
    ])
  })

  it('twice, in other capitals or at the same time is one subscription with the same response', async () => {
    const first = await subscribe({ email: 'lan@example.com' })
    const again = await Promise.all([1, 2, 3].map(() => subscribe({ email: 'lan@example.com' })))
    for (const { statusCode, body, headers } of again) {
      expect([statusCode, body]).toEqual([200, first.body])
      expect(Object.keys(headers)).toEqual(Object.keys(first.headers))
    }
    expect((await subscribe({ email: 'LAN@Example.com' })).json()).toEqual({ email: 'LAN@Example.com' })
    expect(await rows()).toHaveLength(1)
  })

  it.each([
    [{}, 400],
    [{ email: '' }, 400],
    [{ email: 'lan' }, 400],
    [{ email: `${'x'.repeat(250)}@example.com` }, 400],
    [{ email: 'lan@example.com\r\nbcc: x@example.com' }, 400],
    [{ email: 'lan@example.com', language: 'fr' }, 400],
    [{ email: 'lan@example.com', website: 'https://bot.example' }, 400],
    [{ email: 'x'.repeat(5000) }, 413],
  ])('rejects %j with %i and stores nothing', async (input, status) => {
    expect((await subscribe(input)).statusCode).toBe(status)
    expect(await rows()).toEqual([])
  })
})

it.each([
  ['subscribing', '', 200],
  ['unsubscribing', '/unsubscribe/none', 204],
])('%s is limited for one address', async (_what, path, status) => {
  const limited = await openTestRestaurant({ RATE_LIMITS: 'true' })
  try {
    const payload = { email: 'lan@example.com' }
    const from = (remoteAddress: string) =>
      limited.app.inject({ method: 'POST', url: `/api/newsletter${path}`, payload, remoteAddress })
    const responses = await Promise.all(Array.from({ length: 13 }, () => from('192.0.2.7')))
    expect(responses.filter(({ statusCode }) => statusCode === 429)).toHaveLength(1)
    expect((await from('192.0.2.8')).statusCode).toBe(status)
  } finally {
    await limited.close()
  }
})

describe('unsubscribing', () => {
  const linkOf = async () => {
    const admin = await officeCalls(restaurant, 'admin')
    const [subscriber] = (await admin('GET', '/api/newsletter')).json<Subscriber[]>()
    return `/api${subscriber?.unsubscribeUrl ?? ''}`
  }

  it('by the link that admins see deletes the address, and no other', async () => {
    await subscribe({ email: 'minh@example.com' })
    restaurant.clock.set('2026-05-06T05:00:01Z')
    await subscribe({ email: 'lan@example.com' })
    const link = await linkOf()
    expect(link).toMatch(/^\/api\/newsletter\/unsubscribe\/[\w-]{32}$/)
    // Whoever opens the page has not yet asked for anything.
    expect((await restaurant.app.inject(link)).statusCode).toBe(404)
    expect(await rows()).toHaveLength(2)
    const first = await post(link)
    expect([first.statusCode, first.body]).toEqual([204, ''])
    expect(await rows()).toMatchObject([{ email: 'minh@example.com' }])
  })

  it('returns the same for a token used before, and for one that never was', async () => {
    await subscribe({ email: 'lan@example.com' })
    const link = await linkOf()
    for (const address of [link, link, '/api/newsletter/unsubscribe/none']) {
      const { statusCode, body } = await post(address)
      expect([statusCode, body]).toEqual([204, ''])
    }
  })
})

describe('the list of subscribers', () => {
  it('is for admins alone, newest first, page by page', async () => {
    for (const second of [1, 2, 3]) {
      restaurant.clock.set(`2026-05-06T05:00:0${second}Z`)
      await subscribe({ email: `khach${second}@example.com` })
    }
    const staff = await officeCalls(restaurant, 'staff')
    const admin = await officeCalls(restaurant, 'admin')
    expect((await restaurant.app.inject('/api/newsletter')).statusCode).toBe(401)
    expect((await staff('GET', '/api/newsletter')).statusCode).toBe(403)
    const page = await admin('GET', '/api/newsletter?limit=2')
    expect(page.headers['x-total-count']).toBe('3')
    expect(page.json<Subscriber[]>().map(({ email }) => email)).toEqual([
      'khach3@example.com',
      'khach2@example.com',
    ])
    const next = /<([^>]+)>; rel="next"/.exec(String(page.headers['link']))?.[1] ?? ''
    const { pathname, search } = new URL(next, 'http://localhost')
    expect((await admin('GET', pathname + search)).json()).toMatchObject([{ email: 'khach1@example.com' }])
  })
})

it('an admin deletes a subscriber, once; staff do not', async () => {
  await subscribe({ email: 'lan@example.com' })
  const [row] = await rows()
  const [staff, admin] = [await officeCalls(restaurant, 'staff'), await officeCalls(restaurant, 'admin')]
  const address = `/api/newsletter/${row?.id ?? ''}`
  expect((await staff('DELETE', address)).statusCode).toBe(403)
  expect(await rows()).toHaveLength(1)
  expect((await admin('DELETE', address)).statusCode).toBe(204)
  expect(await rows()).toEqual([])
  const again = await admin('DELETE', address)
  expect([again.statusCode, again.json()]).toMatchObject([404, { code: 'newsletter.not-found' }])
})
