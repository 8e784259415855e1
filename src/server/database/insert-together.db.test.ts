import { sql } from 'drizzle-orm'
import { jsonb, numeric, pgTable, text, timestamp } from 'drizzle-orm/pg-core'
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest'

import { openTestRestaurant, type TestRestaurant } from '#test/support/test-restaurant.ts'
import { listenToChannels, type Channels } from '../realtime/channels.ts'
import { officeEventsChannel, publishOfficeEvent } from '../realtime/office-events.ts'
import { insertTogether } from './insert-together.ts'

const ovenTable = pgTable('ovens', {
  id: text().primaryKey(),
  builtAt: timestamp('built_at', { withTimezone: true }).notNull(),
  heat: numeric({ precision: 5, scale: 1, mode: 'number' }),
  note: text().default('new'),
  parts: jsonb().$type<{ name: string }[]>(),
})
const breadTable = pgTable('breads', { id: text().primaryKey(), ovenId: text('oven_id').notNull() })

let restaurant: TestRestaurant
let channels: Channels
let heard: unknown[] = []

beforeAll(async () => {
  restaurant = await openTestRestaurant()
  await restaurant.db.execute(sql`create table ovens (id text primary key, built_at timestamptz not null,
    heat numeric(5, 1), note text default 'new', parts jsonb)`)
  await restaurant.db.execute(
    sql`create table breads (id text primary key, oven_id text not null references ovens)`,
  )
  channels = await listenToChannels(restaurant.databaseUrl, [officeEventsChannel])
  channels.on(officeEventsChannel, (payload) => heard.push(JSON.parse(payload)))
})
afterAll(async () => {
  await channels.close()
  await restaurant.close()
})
beforeEach(() => {
  heard = []
})
afterEach(async () => {
  await restaurant.db.delete(breadTable)
  await restaurant.db.delete(ovenTable)
})

const builtAt = new Date('2026-05-06T05:00:00.123Z')
const event = { lists: ['menu'] as const }
const oven = (id: string) => ({ table: ovenTable, values: { id, builtAt } })
const bread = (id: string, ovenId: string) => ({ table: breadTable, values: { id, ovenId } })
const ovens = () => restaurant.db.select().from(ovenTable)

/**
 * All that was told in this test: PostgreSQL delivers in the order of the commits. Every test that tells something asks
 * for it, so that nothing of it reaches the next one.
 */
async function told(): Promise<unknown[]> {
  await publishOfficeEvent(restaurant.db, { lists: [] })
  await expect.poll(() => heard.at(-1)).toEqual({ lists: [] })
  return heard.slice(0, -1)
}

it('rows written together come back as any insert writes them, each kind of value and null', async () => {
  const written = { id: 'stone', builtAt, heat: 485.5, note: null, parts: [{ name: 'Vòm “đất nung”' }] }
  await insertTogether(restaurant.db, [{ table: ovenTable, values: written }], event)
  expect(await ovens()).toEqual([written])
  expect(await told()).toEqual([event])
})

it('null is no value of its own in any kind of column', async () => {
  const written = { id: 'clay', builtAt, heat: null, note: null, parts: null }
  await insertTogether(restaurant.db, [{ table: ovenTable, values: written }], event)
  const { rows } = await restaurant.db.execute(sql`select num_nulls(heat, note, parts) as nulls from ovens`)
  expect(rows).toEqual([{ nulls: 3 }])
  expect(await told()).toEqual([event])
})

it('what a row leaves out gets its default', async () => {
  const row = { table: ovenTable, values: { id: 'steel', builtAt, note: undefined } }
  await insertTogether(restaurant.db, [row], event)
  expect(await ovens()).toEqual([{ id: 'steel', builtAt, heat: null, note: 'new', parts: null }])
  expect(await told()).toEqual([event])
})

it('rows of several tables may refer to one another', async () => {
  await insertTogether(restaurant.db, [bread('ciabatta', 'clay'), oven('clay')], event)
  expect(await restaurant.db.select().from(breadTable)).toEqual([{ id: 'ciabatta', ovenId: 'clay' }])
  expect(await told()).toEqual([event])
})

it('where one row cannot be written, none is, and the restaurant is told nothing', async () => {
  await insertTogether(restaurant.db, [oven('taken')], event)
  const rows = [oven('free'), bread('focaccia', 'free'), oven('taken')]
  await expect(insertTogether(restaurant.db, rows, { lists: ['orders'] })).rejects.toMatchObject({
    code: '23505',
  })
  expect(await ovens()).toMatchObject([{ id: 'taken' }])
  expect(await told()).toEqual([event])
})

describe('writes that come at the same time', () => {
  const numbers = Array.from({ length: 50 }, (_, index) => index)
  const write = (id: string, lock?: string) =>
    insertTogether(restaurant.db, [oven(id)], { lists: ['orders'], notificationId: id }, lock)

  it('are all there, and the restaurant is told of each', async () => {
    await Promise.all(numbers.map((number) => write(`crowd-${number}`, `lock-${50 - number}`)))
    expect(await ovens()).toHaveLength(numbers.length)
    expect(await told()).toHaveLength(numbers.length)
  })

  it('take fewer statements than they are', async () => {
    await Promise.all(numbers.map((number) => write(`crowd-${number}`)))
    const transactions = await restaurant.db.execute(sql`select distinct xmin::text from ovens`)
    expect(transactions.rowCount).toBeLessThan(numbers.length)
    expect(await told()).toHaveLength(numbers.length)
  })

  it('fail each for itself: a key that is taken rejects no other', async () => {
    await write('crowd-7')
    const outcomes = await Promise.allSettled(numbers.map((number) => write(`crowd-${number}`)))
    expect(outcomes.filter(({ status }) => status === 'rejected')).toMatchObject([
      { reason: { code: '23505' } },
    ])
    expect(outcomes[7]?.status).toBe('rejected')
    expect(await ovens()).toHaveLength(numbers.length)
    expect(await told()).toHaveLength(numbers.length)
  })

  it('of one key write it once', async () => {
    const outcomes = await Promise.allSettled(numbers.map(() => write('same', 'same')))
    expect(outcomes.filter(({ status }) => status === 'fulfilled')).toHaveLength(1)
    expect(await ovens()).toHaveLength(1)
    expect(await told()).toHaveLength(1)
  })

  it('lock in one order, so that no two servers wait for each other in a circle', async () => {
    const { $client: pool } = restaurant.db
    const query = pool.query.bind(pool)
    const locks: string[][] = []
    pool.query = ((statement: { readonly values?: readonly unknown[] }) => {
      const values = (statement.values ?? []).map(String)
      locks.push(values.filter((value) => value.startsWith('lock-')))
      return query(statement as Parameters<typeof query>[0])
    }) as typeof pool.query // the same function, which is told of
    await Promise.all(numbers.map((number) => write(`crowd-${number}`, `lock-${90 - number}`)))
    pool.query = query
    expect(Math.max(...locks.map(({ length }) => length))).toBeGreaterThan(5)
    expect(locks).toEqual(locks.map((names) => names.toSorted()))
    expect(await told()).toHaveLength(numbers.length)
  })

  it('of different columns do not mix', async () => {
    const hot = (id: string) =>
      insertTogether(restaurant.db, [{ table: ovenTable, values: { id, builtAt, heat: 400 } }], event)
    await Promise.all(numbers.map((number) => (number % 2 === 0 ? write(`${number}`) : hot(`${number}`))))
    const heated = (await ovens()).filter(({ heat }) => heat === 400)
    expect(heated.map(({ id }) => Number(id) % 2)).toEqual(heated.map(() => 1))
    expect(heated).toHaveLength(numbers.length / 2)
    await told()
  })
})
