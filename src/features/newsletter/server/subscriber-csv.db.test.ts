import { beforeAll, beforeEach, expect, it } from 'vitest'

import { officeCalls, type OfficeCall } from '#test/support/office-calls.ts'
import { testRestaurant } from '#test/support/test-restaurant.ts'
import type { Subscriber } from '../contract/newsletter.ts'
import { subscriberTable } from './subscriber-table.ts'

const restaurant = testRestaurant({ PUBLIC_URL: 'https://beplua.example' })
let admin: OfficeCall

beforeAll(async () => {
  admin = await officeCalls(restaurant, 'admin')
})
beforeEach(async () => {
  await restaurant.db.delete(subscriberTable)
})

const subscribe = (email: string, language = 'vi') =>
  restaurant.app.inject({ method: 'POST', url: '/api/newsletter', payload: { email, language } })
const csv = (query = '') => admin('GET', `/api/newsletter?format=csv${query}`)
const lines = (body: string) =>
  body
    .replace(/^\uFEFF/, '')
    .trimEnd()
    .split('\r\n')

it('the file holds each subscriber with the link that ends the subscription, newest first', async () => {
  await subscribe('lan@example.com')
  restaurant.clock.set('2026-05-06T06:00:00Z')
  await subscribe('minh@example.com', 'en')
  const response = await csv()
  expect(response.statusCode).toBe(200)
  expect(response.headers).toMatchObject({
    'content-type': 'text/csv; charset=utf-8',
    'content-disposition': 'attachment; filename="newsletter-2026-05-06.csv"',
    'cache-control': 'no-store',
    'x-content-type-options': 'nosniff',
  })
  // Of the bytes themselves: a text may have lost the mark.
  expect(response.rawPayload.subarray(0, 3).toString('hex')).toBe('efbbbf')
  const [head, minh, lan, ...more] = lines(response.body)
  expect(head).toBe('"email","language","createdAt","unsubscribeUrl"')
  expect(minh).toMatch(
    /^"minh@example\.com","en","2026-05-06T06:00:00\.000Z","https:\/\/beplua\.example\/newsletter\/unsubscribe\/[\w-]{32}"$/,
  )
  expect(lan).toContain('"lan@example.com","vi"')
  expect(more).toEqual([])
  restaurant.clock.set('2026-05-06T05:00:00Z')
})

it('is named after the day of the restaurant, where it is already tomorrow', async () => {
  restaurant.clock.set('2026-05-06T18:00:00Z')
  const early = await officeCalls(restaurant, 'admin')
  const { headers } = await early('GET', '/api/newsletter?format=csv')
  expect(headers['content-disposition']).toBe('attachment; filename="newsletter-2026-05-07.csv"')
  restaurant.clock.set('2026-05-06T05:00:00Z')
})

it('makes cells harmless that a spreadsheet would run as formulas', async () => {
  for (const email of ['+lan@example.com', '-lan@example.com', "'=lan@example.com"]) await subscribe(email)
  const cells = lines((await csv()).body).map((line) => line.split(',')[0])
  expect(cells).toContain(`"'+lan@example.com"`)
  expect(cells).toContain(`"'-lan@example.com"`)
  for (const cell of cells) expect(cell).not.toMatch(/^"[=+\-@\t\r]/)
})

it('holds all of a list that is longer than what is read at once, each once, also where many came at one moment', async () => {
  const rows = Array.from({ length: 2500 }, (_, index) => ({
    id: `sub-${index}`,
    email: `khach${index}@example.com`,
    language: 'vi' as const,
    unsubscribeToken: `token-${index}`,
    createdAt: new Date(Date.UTC(2026, 0, 1, 0, 0, Math.floor(index / 700))),
  }))
  await restaurant.db.insert(subscriberTable).values(rows)
  const emails = lines((await csv()).body)
    .slice(1)
    .map((line) => line.split(',')[0])
  expect(emails).toHaveLength(2500)
  expect(new Set(emails).size).toBe(2500)
})

it('an address is found by a part of it, in the list and in the file', async () => {
  for (const email of ['Lan@Example.com', 'minh@example.com', 'x_lan@b.example']) await subscribe(email)
  const list = await admin('GET', '/api/newsletter?q=LAN')
  expect(list.headers['x-total-count']).toBe('2')
  expect(
    list
      .json<Subscriber[]>()
      .map(({ email }) => email)
      .toSorted(),
  ).toEqual(['Lan@Example.com', 'x_lan@b.example'])
  // Letters like any other, and no wildcards.
  expect(lines((await csv('&q=_l')).body).slice(1)).toHaveLength(1)
  expect(lines((await csv('&q=%25')).body).slice(1)).toHaveLength(0)
  expect((await admin('GET', '/api/newsletter?q=%00')).statusCode).toBe(400)
})

it('the file is for admins alone', async () => {
  await subscribe('lan@example.com')
  const staff = await officeCalls(restaurant, 'staff')
  const [unknown, forbidden] = [
    await restaurant.app.inject('/api/newsletter?format=csv'),
    await staff('GET', '/api/newsletter?format=csv'),
  ]
  expect([unknown.statusCode, forbidden.statusCode]).toEqual([401, 403])
  for (const { body } of [unknown, forbidden]) expect(body).not.toContain('lan@')
})
