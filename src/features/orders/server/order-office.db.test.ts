import { sql } from 'drizzle-orm'
import { beforeAll, beforeEach, describe, expect, it } from 'vitest'

import { hearEvents } from '#test/support/heard-events.ts'
import { type OfficeCall, officeCalls } from '#test/support/office-calls.ts'
import { orderFor, smallPepperoni } from '#test/support/orders.ts'
import { testRestaurant } from '#test/support/test-restaurant.ts'
import type { Order, OrderStatus, PlacedOrder } from '../contract/order.ts'
import { auditEntryTable } from '#src/features/audit/server/audit-table.ts'
import { orderTable } from './order-table.ts'

const restaurant = testRestaurant()
let staff: OfficeCall
let admin: OfficeCall

beforeAll(async () => {
  staff = await officeCalls(restaurant, 'staff')
  admin = await officeCalls(restaurant, 'admin')
})
beforeEach(async () => {
  restaurant.clock.set('2026-05-06T05:00:00Z')
  await restaurant.db.delete(orderTable)
  await restaurant.db.delete(auditEntryTable)
})

async function place(changes: object = {}): Promise<PlacedOrder> {
  const payload = await orderFor(restaurant.app, [smallPepperoni], changes)
  const response = await restaurant.app.inject({ method: 'POST', url: '/api/orders', payload })
  return response.json<PlacedOrder>()
}

const names = async (url: string) =>
  (await staff('GET', url)).json<Order[]>().map((order) => order.customerName)

describe('the list of orders', () => {
  it.each([
    ['an unknown period', 'period=ever'],
    ['an unknown status', 'status=eaten'],
    ['too large a page', 'limit=1000'],
    ['a cursor of somebody else', 'cursor=abc'],
    ['a cursor without a moment', `cursor=${Buffer.from('today id').toString('base64url')}`],
    ['a cursor beyond all time', `cursor=${Buffer.from('9e15 id').toString('base64url')}`],
  ])('rejects %s', async (_name, query) => {
    const response = await staff('GET', `/api/orders?${query}`)
    expect(response.statusCode).toBe(400)
    expect(response.json()).toMatchObject({
      message: expect.stringMatching(/\w/),
      code: expect.stringMatching(/^request\./),
    })
  })

  it('returns it to staff and admins, newest first, and is not cached', async () => {
    await place({ customerName: 'Đầu tiên' })
    restaurant.clock.set('2026-05-06T05:01:00Z')
    await place({ customerName: 'Sau đó' })
    expect(await names('/api/orders')).toEqual(['Sau đó', 'Đầu tiên'])
    const response = await admin('GET', '/api/orders')
    expect(response.statusCode).toBe(200)
    expect(response.headers['cache-control']).toBe('no-store')
    expect(response.body).not.toContain('ticket')
  })

  it('finds by name without diacritics, by e-mail and by the short code', async () => {
    const order = await place({ customerName: 'Nguyễn Thị Đào', customerEmail: 'Dao@example.com' })
    await place({ customerName: 'Trần Văn Bình', customerEmail: 'binh@example.com' })
    for (const text of ['nguyen thi dao', 'ĐÀO', 'dao@EXAMPLE', order.shortCode, order.id.slice(0, 8)]) {
      expect(await names(`/api/orders?q=${encodeURIComponent(text)}`), text).toEqual(['Nguyễn Thị Đào'])
    }
    expect(await names('/api/orders?q=%25')).toEqual([])
    expect(await names('/api/orders?q=_')).toEqual([])
  })

  it('counts periods back from now', async () => {
    restaurant.clock.set('2026-04-01T05:00:00Z')
    await place({ customerName: 'Tháng trước nữa' })
    restaurant.clock.set('2026-05-04T05:00:00Z')
    await place({ customerName: 'Tuần này' })
    restaurant.clock.set('2026-05-06T05:00:00Z')
    await place({ customerName: 'Hôm nay' })
    expect(await names('/api/orders?period=today')).toEqual(['Hôm nay'])
    expect(await names('/api/orders?period=week')).toEqual(['Hôm nay', 'Tuần này'])
    expect(await names('/api/orders?period=month')).toEqual(['Hôm nay', 'Tuần này'])
    expect(await names('/api/orders?period=all')).toHaveLength(3)
  })

  it('filters by one status or several', async () => {
    const first = await place({ customerName: 'Đã nhận' })
    await place({ customerName: 'Đang chờ' })
    await staff('PATCH', `/api/orders/${first.id}/status`, { status: 'confirmed' })
    expect(await names('/api/orders?status=confirmed')).toEqual(['Đã nhận'])
    expect((await names('/api/orders?status=pending,confirmed')).toSorted()).toEqual(
      ['Đang chờ', 'Đã nhận'].toSorted(),
    )
  })

  it('comes in pages that miss and repeat nothing, even where orders share a moment', async () => {
    for (let guest = 0; guest < 5; guest += 1) await place({ customerName: `Khách ${guest}` })
    const seen: string[] = []
    let next: string | undefined = '/api/orders?limit=2'
    while (next) {
      const page = await staff('GET', next)
      expect(page.headers['x-total-count']).toBe('5')
      seen.push(...page.json<Order[]>().map((order) => order.customerName))
      next = /<([^>]+)>; rel="next"/.exec(String(page.headers.link ?? ''))?.[1]
    }
    expect(seen.toSorted()).toEqual(['Khách 0', 'Khách 1', 'Khách 2', 'Khách 3', 'Khách 4'])
  })

  it('keeps its filters in the address of the next page', async () => {
    for (const customerName of ['Hoa', 'Hoa', 'Lan']) await place({ customerName })
    const first = await staff('GET', '/api/orders?limit=1&q=hoa')
    const next = /<([^>]+)>; rel="next"/.exec(String(first.headers.link))?.[1] ?? ''
    const last = await staff('GET', next)
    expect(last.json<Order[]>().map((order) => order.customerName)).toEqual(['Hoa'])
    expect(last.headers.link).toBeUndefined()
  })
})

describe('a single order', () => {
  it('is returned by its whole id, to staff and admins alone, and is not cached', async () => {
    const { id } = await place()
    const anonymous = await officeCalls(restaurant, 'anonymous')
    const customer = await officeCalls(restaurant, 'customer')
    const url = `/api/orders/${id}`
    expect((await anonymous('GET', url)).statusCode).toBe(401)
    expect((await customer('GET', url)).statusCode).toBe(403)
    const missing = await staff('GET', `/api/orders/${id.slice(0, 8)}`)
    expect([missing.statusCode, missing.json<{ code: string }>().code]).toEqual([404, 'orders.not-found'])
    for (const call of [staff, admin]) {
      const response = await call('GET', url)
      expect(response.statusCode).toBe(200)
      expect(response.headers['cache-control']).toBe('no-store')
      expect(response.json()).toEqual((await staff('GET', '/api/orders')).json<Order[]>()[0])
    }
  })
})

describe('the status of an order', () => {
  const move = (call: OfficeCall, id: string, body: object) => call('PATCH', `/api/orders/${id}/status`, body)

  it('is set by staff from any to any other, each change logged with who and when', async () => {
    const { id } = await place()
    const path: OrderStatus[] = [
      'confirmed',
      'preparing',
      'ready',
      'delivered',
      'completed',
      'cancelled',
      'pending',
    ]
    for (const status of path) {
      expect((await move(staff, id, { status })).json()).toMatchObject({ id, status })
    }
    const log = await restaurant.db.select().from(auditEntryTable).orderBy(auditEntryTable.id)
    expect(log.map(({ thingId, changes }) => [thingId, changes])).toEqual(
      path.map((status, index) => [id, { status: { before: path[index - 1] ?? 'pending', after: status } }]),
    )
    expect(new Set(log.map((entry) => entry.actorId)).size).toBe(1)
  })

  it('set to what it is already logs nothing and leaves the order as it is', async () => {
    const { id, updatedAt } = await place()
    restaurant.clock.set('2026-05-06T05:00:01Z')
    const again = await move(staff, id, { status: 'pending' })
    expect(again.statusCode).toBe(200)
    expect(again.json()).toMatchObject({ id, status: 'pending', updatedAt })
    expect(await restaurant.db.select().from(auditEntryTable)).toEqual([])
  })

  it('checks session, role, input, existence and newer edits, in this order', async () => {
    const { id } = await place()
    const anonymous = await officeCalls(restaurant, 'anonymous')
    const customer = await officeCalls(restaurant, 'customer')
    expect((await move(anonymous, id, { status: 'eaten' })).statusCode).toBe(401)
    expect((await move(customer, id, { status: 'eaten' })).statusCode).toBe(403)
    expect((await move(staff, id, { status: 'eaten' })).statusCode).toBe(400)
    expect((await move(staff, 'unknown', { status: 'ready' })).statusCode).toBe(404)
    const stale = { status: 'ready', updatedAt: '2020-01-01T00:00:00.000Z' }
    expect((await move(staff, id, stale)).json()).toMatchObject({ code: 'orders.stale' })
    expect((await move(admin, id, { status: 'ready' })).statusCode).toBe(200)
  })

  it('changes once where two tablets that show the same order press at the same time', async () => {
    const { id, updatedAt } = await place()
    restaurant.clock.set('2026-05-06T05:00:01Z')
    const both = [
      move(staff, id, { status: 'confirmed', updatedAt }),
      move(admin, id, { status: 'cancelled', updatedAt }),
    ]
    const statuses = (await Promise.all(both)).map((response) => response.statusCode)
    expect(new Set(statuses)).toEqual(new Set([200, 409]))
  })

  it('is checked against the order as it is once a change under way has ended', async () => {
    const { id, updatedAt } = await place()
    const waiting = async () => {
      const { rows } = await restaurant.db.execute(
        sql`select count(*)::int as waiting from pg_stat_activity
          where datname = current_database() and wait_event_type = 'Lock'`,
      )
      return rows[0]?.['waiting']
    }
    let pressed: ReturnType<typeof move> | undefined
    await restaurant.db.transaction(async (tx) => {
      await tx.update(orderTable).set({ status: 'cancelled', updatedAt: new Date('2026-05-06T05:00:01Z') })
      pressed = move(staff, id, { status: 'confirmed', updatedAt })
      await expect.poll(waiting).toBe(1)
    })
    expect((await pressed)?.json()).toMatchObject({ code: 'orders.stale' })
  })

  it('takes the table along, which stays where the call says nothing of it', async () => {
    const { id } = await place({ orderType: 'dine-in', tableLabel: '7' })
    expect((await move(staff, id, { status: 'confirmed' })).json()).toMatchObject({ tableLabel: '7' })
    expect((await move(staff, id, { status: 'confirmed', tableLabel: ' Sân 2 ' })).json()).toMatchObject({
      status: 'confirmed',
      tableLabel: 'Sân 2',
    })
    const tooLong = await move(staff, id, { status: 'confirmed', tableLabel: 'x'.repeat(21) })
    expect(tooLong.json()).toMatchObject({ fields: { tableLabel: 'Use at most 20 characters.' } })
    expect((await move(admin, id, { status: 'confirmed', tableLabel: '' })).json()).toMatchObject({
      tableLabel: null,
    })
    const log = await restaurant.db.select().from(auditEntryTable).orderBy(auditEntryTable.id)
    expect(log.map(({ changes }) => changes)).toEqual([
      { status: { before: 'pending', after: 'confirmed' } },
      { tableLabel: { masked: true } },
      { tableLabel: { masked: true } },
    ])
  })

  it('is told to open screens, unless the change is rejected or changes nothing', async () => {
    const { id } = await place()
    const screen = await hearEvents(restaurant.databaseUrl)
    try {
      await move(staff, id, { status: 'eaten' })
      await move(staff, id, { status: 'ready', updatedAt: '2020-01-01T00:00:00.000Z' })
      await move(staff, id, { status: 'pending' })
      await move(staff, id, { status: 'ready' })
      await expect.poll(() => screen.heard).toEqual([{ lists: ['orders'] }])
    } finally {
      await screen.close()
    }
  })

  it('what staff enter for a guest is confirmed from the start and does not ring', async () => {
    const screen = await hearEvents(restaurant.databaseUrl)
    try {
      const order = await orderFor(restaurant.app, [smallPepperoni], { customerPhone: '0911 111 111' })
      expect((await staff('POST', '/api/orders', order)).json()).toMatchObject({ status: 'confirmed' })
      const guests = { name: 'Lan', phone: '0911 111 111', date: '2026-05-08', time: '19:00', guests: 2 }
      expect((await staff('POST', '/api/reservations', guests)).json()).toMatchObject({ status: 'confirmed' })
      const rings = { notificationId: expect.any(String) }
      await place({ customerPhone: '0922 222 222' })
      await expect
        .poll(() => screen.heard)
        .toEqual([
          { lists: ['orders', 'notifications'] },
          { lists: ['reservations', 'notifications'] },
          { lists: ['orders', 'notifications'], ...rings },
        ])
    } finally {
      await screen.close()
    }
  })

  it('changes nothing else, whatever the call sends along', async () => {
    const { id } = await place()
    const response = await move(staff, id, { status: 'ready', totalAmount: '1.00', customerName: 'Ai khác' })
    expect(response.json()).toMatchObject({ totalAmount: '188000.00', customerName: 'Khách Thử' })
  })
})
