import { eq, sql } from 'drizzle-orm'
import { beforeAll, beforeEach, describe, expect, it } from 'vitest'

import { messageTable } from '#src/features/contact/server/message-table.ts'
import { orderTable } from '#src/features/orders/server/order-table.ts'
import { reservationTable } from '#src/features/reservations/server/reservation-table.ts'
import { createUser, signIn } from '#test/support/sign-in.ts'
import { testRestaurant } from '#test/support/test-restaurant.ts'
import type { SearchResponse, Today } from '../contract/search.ts'

const restaurant = testRestaurant()
let cookie: string
/** Noon of 2026-05-06 in the restaurant. */
const now = new Date('2026-05-06T05:00:00Z')
const hoursAgo = (hours: number) => new Date(now.getTime() - hours * 3_600_000)

beforeAll(async () => {
  cookie = await signIn(restaurant.app, await createUser(restaurant.db, { role: 'admin' }))
})
beforeEach(async () => {
  restaurant.clock.set(now.toISOString())
  await restaurant.db.execute(sql`truncate ${orderTable}, ${reservationTable}, ${messageTable} cascade`)
})

const read = (url: string) =>
  restaurant.app.inject({ method: 'GET', url: `/api/search${url}`, headers: { cookie } })
const search = async (query = '') => {
  const response = await read(query)
  expect(response.statusCode, response.body).toBe(200)
  return response.json<SearchResponse>()
}
const today = async () => (await read('/today')).json<Today>()

type Order = typeof orderTable.$inferInsert
type Reservation = typeof reservationTable.$inferInsert

const order = (id: string, changes: Partial<Order> = {}) =>
  restaurant.db.insert(orderTable).values({
    id,
    customerName: 'Nguyễn An',
    customerEmail: 'an@example.com',
    customerPhone: '+84900000000',
    items: [],
    totalAmount: '100000.00',
    vatRate: 8,
    vatAmount: '8000.00',
    grandTotal: '108000.00',
    orderType: 'takeout',
    ticketToken: id,
    createdAt: hoursAgo(1),
    ...changes,
  })
const reservation = (id: string, changes: Partial<Reservation> = {}) =>
  restaurant.db.insert(reservationTable).values({
    id,
    name: 'Trần Bình',
    phone: '+84912345678',
    date: '2026-05-06',
    time: '19:00',
    guests: 4,
    ticketToken: id,
    createdAt: hoursAgo(2),
    ...changes,
  })
const message = (id: string, changes: Partial<typeof messageTable.$inferInsert> = {}) =>
  restaurant.db.insert(messageTable).values({
    id,
    name: 'Lê Chi',
    email: 'chi@example.com',
    subject: 'Đặt tiệc',
    message: 'Xin chào',
    createdAt: hoursAgo(3),
    ...changes,
  })

describe('the search over reservations, orders and messages', () => {
  it('counts all of them and finds the newest, whatever they are', async () => {
    await order('k7m2xq9pabcd')
    await order('cancelled', { status: 'cancelled', createdAt: hoursAgo(5) })
    await reservation('res_1')
    await reservation('res_2', { status: 'cancelled', createdAt: hoursAgo(6) })
    await message('msg_1')
    const found = await search()
    expect(found.summary).toEqual({
      reservations: 2,
      orders: 2,
      messages: 1,
      cancelledReservations: 1,
      cancelledOrders: 1,
    })
    expect(found.total).toBe(5)
    expect(found.results.map(({ type, id }) => `${type} ${id}`)).toEqual([
      'order k7m2xq9pabcd',
      'reservation res_1',
      'message msg_1',
      'order cancelled',
      'reservation res_2',
    ])
    expect(found.results.slice(0, 3)).toMatchObject([
      { title: 'Nguyễn An', subtitle: '#K7M2XQ9P · 108.000đ', status: 'pending' },
      { title: 'Trần Bình', subtitle: '19:00, 06/05/2026 × 4', status: 'pending' },
      { title: 'Lê Chi', subtitle: 'Đặt tiệc', status: 'new', createdAt: hoursAgo(3).toISOString() },
    ])
  })

  it.each([10, 10_001])('finds the newest of %i messages', async (count) => {
    await restaurant.db.execute(sql`
      insert into ${messageTable} (id, name, email, subject, message, created_at)
      select 'msg_' || n, 'Lê Chi', 'chi@example.com', 'Đặt tiệc', 'Xin chào', ${now.toISOString()}::timestamptz - n * interval '1 minute'
      from generate_series(1, ${count}::int) n`)
    const found = await search('?q=tiec')
    expect(found.total).toBe(Math.min(count, 10_000))
    const newest = Array.from({ length: 10 }, (_, index) => `msg_${index + 1}`)
    expect(found.results.map(({ id }) => id)).toEqual(newest)
  })

  describe('of very many hits', () => {
    /** So many of each, of which the first `cancelled` are cancelled. */
    const fill = async (orders: number, reservations: number, cancelled: number) => {
      const status = sql`case when n <= ${cancelled}::int then 'cancelled' else 'pending' end`
      await restaurant.db.execute(sql`
        insert into ${orderTable} (id, customer_name, customer_email, customer_phone, items, total_amount, vat_rate, vat_amount,
          grand_total, order_type, ticket_token, status, created_at)
        select 'many_' || n, 'Phạm Dũng', 'dung@example.com', '+84900000000', '[]', 0, 8, 0, 0, 'takeout', 'many_' || n,
          (${status})::order_status, ${now.toISOString()}::timestamptz from generate_series(1, ${orders}::int) n`)
      await restaurant.db.execute(sql`
        insert into ${reservationTable} (id, name, phone, date, time, guests, ticket_token, status, created_at)
        select 'many_' || n, 'Phạm Dũng', '+84900000000', '2026-05-06', '19:00', 2, 'many_' || n,
          (${status})::reservation_status, ${now.toISOString()}::timestamptz from generate_series(1, ${reservations}::int) n`)
    }
    const figures = async (query: string) => {
      const { summary, total, capped, results } = await search(query)
      expect(results).toHaveLength(10)
      return { ...summary, total, capped }
    }

    it('counts 10,000 of each exactly', async () => {
      await fill(10_000, 3, 2)
      expect(await figures('?q=dung')).toEqual({
        orders: 10_000,
        cancelledOrders: 2,
        reservations: 3,
        cancelledReservations: 2,
        messages: 0,
        total: 10_003,
        capped: [],
      })
    })

    it('says of more that they are more than 10,000, and still which of them are cancelled', async () => {
      await fill(10_001, 10_001, 10_000)
      expect(await figures('?q=dung')).toEqual({
        orders: 10_000,
        cancelledOrders: 10_000,
        reservations: 10_000,
        cancelledReservations: 10_000,
        messages: 0,
        total: 20_000,
        capped: ['reservations', 'orders', 'total'],
      })
    })

    it('says so of the cancelled ones too', async () => {
      await fill(10_001, 10_001, 10_001)
      expect(await figures('?q=d&category=orders')).toMatchObject({
        cancelledOrders: 10_000,
        total: 10_000,
        capped: ['orders', 'cancelledOrders', 'total'],
      })
    })

    it.each(['?period=year', '?period=year&q='])(
      'counts all of them where no text is searched for: %s',
      async (query) => {
        await fill(10_001, 10_002, 10_001)
        expect(await figures(query)).toEqual({
          orders: 10_001,
          cancelledOrders: 10_001,
          reservations: 10_002,
          cancelledReservations: 10_001,
          messages: 0,
          total: 20_003,
          capped: [],
        })
      },
    )
  })

  it('looks where the lists look, whatever the case and diacritics', async () => {
    await order('k7m2xq9pabcd')
    await reservation('res_1')
    await message('msg_1')
    const ids = async (query: string) => (await search(query)).results.map(({ id }) => id)
    expect(await ids('?q=nguyen+an')).toEqual(['k7m2xq9pabcd'])
    expect(await ids('?q=%23K7M2XQ9P')).toEqual(['k7m2xq9pabcd'])
    expect(await ids('?q=0912+345')).toEqual(['res_1'])
    expect(await ids('?q=dat+tiec')).toEqual(['msg_1'])
    expect(await ids('?q=chi@')).toEqual(['msg_1'])
    expect(await ids('?q=%25')).toEqual([])
    // One or two letters stand at the beginning of a word; a number may begin with its 0 alone.
    expect(await ids('?q=an')).toEqual(['k7m2xq9pabcd'])
    expect(await ids('?q=d')).toEqual(['msg_1'])
    expect(await ids('?q=0')).toEqual(['k7m2xq9pabcd', 'res_1'])
    expect(await ids('?q=g')).toEqual([])
  })

  it('figures follow category and time', async () => {
    await order('new')
    await order('old', { createdAt: hoursAgo(24 * 40) })
    await reservation('res_1', { createdAt: hoursAgo(24 * 100) })
    await message('msg_1')
    expect((await search('?category=orders')).summary).toMatchObject({
      orders: 2,
      reservations: 0,
      messages: 0,
    })
    expect((await search('?period=7days')).summary).toMatchObject({ orders: 1, reservations: 0, messages: 1 })
    expect((await search('?period=180days&category=reservations')).total).toBe(1)
    expect((await search('?period=90days&category=reservations')).total).toBe(0)
  })

  it('shows ten and says how many there are', async () => {
    for (let number = 0; number < 12; number += 1) {
      await order(`order${number}`, { createdAt: hoursAgo(number + 1) })
      await message(`msg${number}`, { createdAt: hoursAgo(number + 1.5) })
    }
    const { total, results } = await search()
    expect(total).toBe(24)
    expect(results.map(({ id }) => id)).toEqual(
      [0, 1, 2, 3, 4].flatMap((number) => [`order${number}`, `msg${number}`]),
    )
  })

  it.each(['?category=users', '?period=century', '?q=a%00b'])('rejects %s', async (query) => {
    expect((await read(query)).statusCode).toBe(400)
  })
})

describe('the restaurant’s day', () => {
  it('sums the orders due today, cancelled ones left out, and what is paid of them', async () => {
    const paid = { paidAt: now, paidAmount: '108000.00', paidVia: 'cash' } as const
    await order('placed today')
    await order('paid', paid)
    await order('cancelled', { status: 'cancelled', ...paid })
    await order('placed yesterday', { createdAt: hoursAgo(13) })
    // Of the restaurant's day, while it is yesterday in London.
    await order('placed after midnight', { createdAt: new Date('2026-05-05T17:30:00Z') })
    await order('wished for today', { createdAt: hoursAgo(24 * 7), requestedTime: '2026-05-06T18:00' })
    await order('next opening today', { createdAt: hoursAgo(13), scheduledTime: '2026-05-06T11:00' })
    await order('wished for tomorrow', { requestedTime: '2026-05-07T18:00' })
    expect(await today()).toMatchObject({
      date: '2026-05-06',
      orders: 5,
      takings: '540000.00',
      paid: '108000.00',
    })
  })

  it('counts the guests of today’s bookings, also of those that have left, as the screen of the day does', async () => {
    await reservation('pending')
    await reservation('confirmed', { status: 'confirmed', guests: 3 })
    await reservation('cancelled', { status: 'cancelled' })
    await reservation('completed', { status: 'completed', guests: 5 })
    await reservation('tomorrow', { date: '2026-05-07' })
    expect(await today()).toMatchObject({ reservations: 3, covers: 12 })
    const day = await restaurant.app.inject({ url: '/api/reservations/days/2026-05-06', headers: { cookie } })
    expect(day.json()).toMatchObject({ covers: 12 })
  })

  it('names what waits longest of each kind, an order before all else', async () => {
    expect((await today()).waiting).toEqual([])
    // By its time, whatever its id.
    await order('a late order')
    await order('early order', { createdAt: hoursAgo(4) })
    await order('done', { status: 'confirmed', createdAt: hoursAgo(9) })
    await reservation('res_0', { createdAt: hoursAgo(29) })
    await reservation('res_1', { createdAt: hoursAgo(30) })
    await message('msg_0', { createdAt: hoursAgo(2) })
    await message('msg_1', { status: 'replied' })
    await message('msg_2')
    expect((await today()).waiting).toEqual([
      { type: 'order', id: 'early order', title: '#EARLY OR · Nguyễn An', since: hoursAgo(4).toISOString() },
      { type: 'reservation', id: 'res_1', title: 'Trần Bình', since: hoursAgo(30).toISOString() },
      { type: 'message', id: 'msg_2', title: 'Lê Chi', since: hoursAgo(3).toISOString() },
    ])
    await restaurant.db.delete(orderTable).where(eq(orderTable.status, 'pending'))
    expect((await today()).waiting).toHaveLength(2)
  })

  it('is zero where nothing is', async () => {
    expect(await today()).toEqual({
      date: '2026-05-06',
      orders: 0,
      takings: '0.00',
      paid: '0.00',
      reservations: 0,
      covers: 0,
      waiting: [],
    })
  })
})
