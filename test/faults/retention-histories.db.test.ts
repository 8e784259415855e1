/** @module-tag slow */

import { sql } from 'drizzle-orm'
import fc from 'fast-check'
import { expect, test } from 'vitest'

import { storedOrder, storedReservation } from '#test/support/stored-rows.ts'
import { testRestaurant } from '#test/support/test-restaurant.ts'
import { searchEverything } from '#src/features/dashboard/server/search-everything.ts'
import { periods, periodStart } from '#src/kernel/list-query.ts'
import { addDays, addMonths, restaurantDate } from '#src/kernel/dates.ts'
import { orderArchiveTable } from '#src/features/orders/server/order-archive-table.ts'
import { orderJobs } from '#src/features/orders/server/order-jobs.ts'
import { orderTable } from '#src/features/orders/server/order-table.ts'
import { reservationArchiveTable } from '#src/features/reservations/server/reservation-archive-table.ts'
import { reservationJobs } from '#src/features/reservations/server/reservation-jobs.ts'
import { reservationTable } from '#src/features/reservations/server/reservation-table.ts'

const restaurant = testRestaurant()
const hour = 3_600_000
const begin = new Date('2028-03-01T05:00:00Z')

/** Something that came so many hours before the first run, for so many days later, or for no certain day. */
const visit = fc.record({
  kind: fc.constantFrom('order', 'reservation'),
  // Most lie around the ends of the periods.
  hoursBefore: fc.oneof(
    fc.integer({ min: 0, max: 24 * 800 }),
    fc.integer({ min: 24 * 85, max: 24 * 95 }),
    fc.integer({ min: 24 * 178, max: 24 * 188 }),
  ),
  daysLater: fc.option(fc.oneof(fc.integer({ min: 0, max: 8 }), fc.integer({ min: 0, max: 90 }))),
  status: fc.constantFrom('pending', 'confirmed', 'completed', 'cancelled'),
  amount: fc.integer({ min: 1, max: 900 }),
} as const)
type Visit = typeof visit extends fc.Arbitrary<infer Value> ? Value : never

/** The runs: how long after the one before, and whether two servers take it up at once. */
const runs = fc.array(fc.record({ hoursLater: fc.integer({ min: 0, max: 24 * 60 }), twice: fc.boolean() }), {
  minLength: 1,
  maxLength: 4,
})

type Place = 'live' | 'archived' | 'erased'

/** Where something of a day has to be. */
function placeOf(day: string, now: Date): Place {
  const today = restaurantDate(now)
  if (today <= addMonths(day, 3)) return 'live'
  return today <= addMonths(day, 6) ? 'archived' : 'erased'
}

const later = (one: string, other: string) => (one > other ? one : other)

async function store(visits: readonly Visit[]): Promise<Map<string, string>> {
  const days = new Map<string, string>()
  for (const { kind, hoursBefore, daysLater, status, amount } of visits) {
    const createdAt = new Date(begin.getTime() - hoursBefore * hour)
    const came = restaurantDate(createdAt)
    const dined = addDays(came, daysLater ?? 0)
    if (kind === 'order') {
      const requestedTime = daysLater === null ? null : `${dined}T18:30`
      const order = storedOrder(createdAt, { status, requestedTime, grandTotal: `${amount}000.00` })
      await restaurant.db.insert(orderTable).values(order)
      days.set(order.id, later(came, dined))
    } else {
      const row = storedReservation(createdAt, dined, { status, guests: 1 + (amount % 50) })
      await restaurant.db.insert(reservationTable).values(row)
      days.set(row.id, later(came, dined))
    }
  }
  return days
}

/** Where each row is; a row that is in two places is in neither. */
async function places(): Promise<Map<string, string>> {
  const { rows } = await restaurant.db.execute<{ id: string; place: string; name: string }>(sql`
    select id, 'live' as place, customer_name as name from orders
    union all select id, 'live', name from reservations
    union all select id, case when erased_at is null then 'archived' else 'erased' end, customer_name from orders_archive
    union all select id, case when erased_at is null then 'archived' else 'erased' end, name from reservations_archive`)
  expect(rows.every(({ place, name }) => (name === '') === (place === 'erased'))).toBe(true)
  const found = new Map<string, string>()
  for (const { id, place } of rows) found.set(id, found.has(id) ? 'in two places' : place)
  return found
}

/** What the owner's books say of each month. */
async function figures() {
  const { rows } = await restaurant.db.execute(sql`
    with sold as (
      select created_at, status::text, grand_total as amount, 0 as guests from orders
      union all select created_at, status::text, grand_total, 0 from orders_archive
      union all select created_at, status::text, 0, guests from reservations
      union all select created_at, status::text, 0, guests from reservations_archive
    )
    select date_trunc('month', created_at) as month, status, count(*), sum(amount) as takings, sum(guests) as guests
    from sold group by 1, 2 order by 1, 2`)
  return rows
}

/** The cards of the dashboard for each period, as they are at a moment. */
async function cards(now: Date) {
  const responses = periods.map((period) => searchEverything(restaurant.db, { period, category: 'all' }, now))
  return (await Promise.all(responses)).map(({ summary }) => summary)
}

/** The same, counted row by row. */
async function countedCards(now: Date) {
  const counts = periods.map(async (period) => {
    const since = (periodStart(period, now) ?? new Date(0)).toISOString()
    const { rows } = await restaurant.db.execute(sql`
      with came as (
        select 'order' as kind, created_at, status::text from orders
        union all select 'order', created_at, status::text from orders_archive
        union all select 'reservation', created_at, status::text from reservations
        union all select 'reservation', created_at, status::text from reservations_archive
      )
      select count(*) filter (where kind = 'order')::int as orders,
        count(*) filter (where kind = 'reservation')::int as reservations,
        count(*) filter (where kind = 'order' and status = 'cancelled')::int as "cancelledOrders",
        count(*) filter (where kind = 'reservation' and status = 'cancelled')::int as "cancelledReservations"
      from came where created_at >= ${since}`)
    return rows[0]
  })
  return Promise.all(counts)
}

async function run(now: Date, twice: boolean): Promise<void> {
  const jobs = [...orderJobs(restaurant), ...reservationJobs(restaurant)]
  const due = jobs.filter(({ name }) => name.endsWith('-retention'))
  await Promise.all([...due, ...(twice ? due : [])].map((job) => job.run(now)))
  // What both were changing at the same moment is left to the next run.
  if (twice) await Promise.all(due.map((job) => job.run(now)))
}

test('whatever came when, and whenever the job runs, nothing is archived or erased early or late, nor counted twice', async () => {
  await fc.assert(
    fc.asyncProperty(fc.array(visit, { minLength: 1, maxLength: 30 }), runs, async (visits, times) => {
      for (const table of [orderTable, orderArchiveTable, reservationTable, reservationArchiveTable])
        await restaurant.db.delete(table)
      const days = await store(visits)
      const before = await figures()
      let now = begin
      for (const { hoursLater, twice } of times) {
        now = new Date(now.getTime() + hoursLater * hour)
        const cardsBefore = await cards(now)
        expect(cardsBefore).toMatchObject(await countedCards(now))
        await run(now, twice)
        expect(await cards(now)).toEqual(cardsBefore)
        const due = new Map([...days].map(([id, day]) => [id, placeOf(day, now)]))
        expect(Object.fromEntries(await places())).toEqual(Object.fromEntries(due))
        expect(await figures()).toEqual(before)
      }
    }),
    { numRuns: 40 },
  )
}, 120_000)
