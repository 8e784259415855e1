import { randomBytes } from 'node:crypto'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'

import { Client } from 'pg'
import { afterAll, beforeAll, expect, inject, it } from 'vitest'

import { addDays, restaurantDate } from '#src/kernel/dates.ts'
import { createDatabase, dropDatabase } from '../support/databases.ts'
import { startSite, type RunningSite } from '../support/site/running-site.ts'

/** Real processes on one database, with all their limits, behind a proxy that says whom a request is from. */
let first: RunningSite
let second: RunningSite
let database: Client
const name = `seats_${randomBytes(6).toString('hex')}`
const folders: string[] = []

beforeAll(async () => {
  const url = await createDatabase(inject('postgresUrl'), name, 'demo_restaurant')
  database = new Client({ connectionString: url })
  await database.connect()
  const capacity = JSON.stringify({ seats: 48, stayMinutes: 90 })
  // All book with one number, which the restaurant would want to call.
  await database.query(
    `update site_settings set settings = settings || '{"capacity": ${capacity}, "callAboveOpen": null, "callAboveGuests": null}'`,
  )
  const server = async () => {
    const folder = await mkdtemp(join(tmpdir(), 'bep-lua-seats-'))
    folders.push(folder)
    return startSite({
      DATABASE_URL: url,
      DATA_DIR: folder,
      RATE_LIMITS: 'true',
      TRUST_PROXY: '1',
      PRODUCTION: 'false',
    })
  }
  ;[first, second] = await Promise.all([server(), server()])
})
afterAll(async () => {
  await Promise.all([first.stop(), second.stop()])
  await database.end()
  await dropDatabase(inject('postgresUrl'), name)
  for (const folder of folders) await rm(folder, { recursive: true })
})

/** Books as a browser does: it has a key, by which what is sent again books one table, and sends again to a busy server. */
async function book(site: RunningSite, date: string, guests: number, from: string): Promise<string | number> {
  const response = await fetch(`${site.address}/api/reservations`, {
    method: 'POST',
    headers: {
      'Content-Type': 'application/json',
      'X-Forwarded-For': from,
      'Idempotency-Key': `key-of-${from}-${date}`,
    },
    body: JSON.stringify({ date, time: '19:00', guests, name: `Khách ${from}`, phone: '0900 000 000' }),
  })
  const { code } = (await response.json()) as { code?: string } // by the contract, made or rejected
  return response.status === 503 ? book(site, date, guests, from) : (code ?? response.status)
}

it.each([
  ['one server', 5, () => [first]],
  ['two servers of one database', 6, () => [first, second]],
])('200 guests book the last eight seats at once at %s: eight get one', async (_what, days, servers) => {
  const date = addDays(restaurantDate(new Date()), days)
  const sites = servers()
  expect(await book(first, date, 40, '203.0.113.250')).toBe(201)
  const responses = await Promise.all(
    Array.from({ length: 200 }, (_, index) =>
      book(sites[index % sites.length] ?? first, date, 1, `203.0.113.${index}`),
    ),
  )
  const count = (response: string | number) => responses.filter((each) => each === response).length
  expect({ booked: count(201), full: count('reservations.slot-full') }).toEqual({ booked: 8, full: 192 })
  const { rows } = await database.query<{ guests: string }>(
    'select sum(guests) as guests from reservations where date = $1',
    [date],
  )
  expect(rows).toEqual([{ guests: '48' }])
})
