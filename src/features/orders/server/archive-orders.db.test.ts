import { sql } from 'drizzle-orm'
import { beforeEach, describe, expect, it } from 'vitest'

import { hearEvents } from '#test/support/heard-events.ts'
import { officeCalls, type OfficeCall } from '#test/support/office-calls.ts'
import { storedOrder } from '#test/support/stored-rows.ts'
import { testRestaurant } from '#test/support/test-restaurant.ts'
import { runJob } from '#src/server/jobs/run-job.ts'
import type { Order } from '../contract/order.ts'
import { orderArchiveTable } from './order-archive-table.ts'
import { orderJobs } from './order-jobs.ts'
import { orderTable } from './order-table.ts'

const restaurant = testRestaurant()
const placed = new Date('2026-01-15T11:00:00Z')
/** When the three months, and the six, of an order of that day are over. */
const archived = '2026-04-15T17:00:00Z'
const erased = '2026-07-15T17:00:00Z'

beforeEach(async () => {
  await restaurant.db.delete(orderTable)
  await restaurant.db.delete(orderArchiveTable)
})

async function store(...orders: ReturnType<typeof storedOrder>[]) {
  await restaurant.db.insert(orderTable).values(orders)
}

/** Runs the job at a time, and returns what it recorded. */
async function runAt(now: string) {
  restaurant.clock.set(now)
  const job = orderJobs(restaurant).find(({ name }) => name === 'order-retention')
  if (!job) throw new Error('There is no such job')
  return runJob(restaurant, job)
}

const live = () => restaurant.db.select().from(orderTable)
const stored = () => restaurant.db.select().from(orderArchiveTable)

describe('the retention of orders', () => {
  it('archives an order once three months are over, whole and as it was', async () => {
    const order = storedOrder(placed)
    await store(order)
    expect(await runAt('2026-04-15T16:59:59Z')).toEqual({ archived: 0, erased: 0 })
    expect(await live()).toEqual([order])
    expect(await runAt(archived)).toEqual({ archived: 1, erased: 0 })
    expect(await live()).toEqual([])
    expect(await stored()).toEqual([
      {
        ...order,
        originalId: order.id,
        originalCreatedAt: order.createdAt,
        archivedAt: new Date(archived),
        erasedAt: null,
      },
    ])
    expect(await runAt(archived)).toEqual({ archived: 0, erased: 0 })
  })

  it('counts from the day it was wanted for, or taken up, where that is later', async () => {
    await store(
      storedOrder(placed, { requestedTime: '2026-01-20T18:30', scheduledTime: '2026-01-20T18:30' }),
      storedOrder(placed, { scheduledTime: '2026-01-16T11:30' }),
      storedOrder(placed),
    )
    const counts = async (now: string) => (await runAt(now))['archived']
    expect(await counts(archived)).toBe(1)
    expect(await counts('2026-04-16T17:00:00Z')).toBe(1)
    expect(await counts('2026-04-20T16:59:00Z')).toBe(0)
    expect(await counts('2026-04-20T17:00:00Z')).toBe(1)
  })

  it('never archives what is still to come, whatever its status', async () => {
    for (const status of ['pending', 'confirmed'] as const)
      await store(storedOrder(placed, { status, requestedTime: '2026-04-16T11:30' }))
    expect(await runAt(archived)).toEqual({ archived: 0, erased: 0 })
  })

  it('leaves figures alone once six months are over, and erases every word of the guest', async () => {
    const order = storedOrder(placed, { taxMode: 'included' })
    await store(order)
    await runAt(archived)
    expect(await runAt('2026-07-15T16:59:59Z')).toEqual({ archived: 0, erased: 0 })
    expect(await runAt(erased)).toEqual({ archived: 0, erased: 1 })
    const [row] = await stored()
    expect(row).toMatchObject({
      id: order.id,
      createdAt: order.createdAt,
      totalAmount: order.totalAmount,
      grandTotal: order.grandTotal,
      taxMode: 'included',
      vatAmount: order.vatAmount,
      status: order.status,
      paidAmount: order.paidAmount,
      items: [{ ...order.items[0], note: null }],
      erasedAt: new Date(erased),
    })
    const { rows } = await restaurant.db.execute(sql`select * from orders_archive`)
    expect(JSON.stringify(rows)).not.toMatch(/An |an@|Bàn|84900000001|Đường|bà An|ticket-/)
    expect(JSON.stringify(rows)).not.toContain('nguyen')
  })

  it('tells open screens where it has archived or erased something, and else nothing', async () => {
    await store(storedOrder(placed))
    const screen = await hearEvents(restaurant.databaseUrl)
    try {
      await runAt('2026-04-15T16:59:59Z')
      await runAt(archived)
      await expect.poll(() => screen.heard).toEqual([{ lists: ['orders'] }])
      await runAt(erased)
      await expect.poll(() => screen.heard).toEqual([{ lists: ['orders'] }, { lists: ['orders'] }])
    } finally {
      await screen.close()
    }
  })

  it('does both at once where no server ran for long', async () => {
    await store(storedOrder(placed))
    expect(await runAt('2026-12-01T05:00:00Z')).toEqual({ archived: 1, erased: 1 })
  })

  it('moves more than one batch, and leaves what somebody is changing to the next run', async () => {
    const many = Array.from({ length: 1100 }, (_, second) =>
      storedOrder(new Date(placed.getTime() + second * 1000)),
    )
    await store(...many)
    const [held] = many
    await restaurant.db.transaction(async (tx) => {
      await tx.execute(sql`select id from orders where id = ${held?.id} for update`)
      expect(await runAt(archived)).toEqual({ archived: 1099, erased: 0 })
    })
    expect(await live()).toEqual([held])
    expect(await runAt(archived)).toEqual({ archived: 1, erased: 0 })
  })
})

describe('an archived order', () => {
  let staff: OfficeCall
  const order = storedOrder(placed, { customerName: 'Lê Thị Đào' })

  beforeEach(async () => {
    await store(order, storedOrder(new Date('2026-04-10T05:00:00Z'), { customerName: 'Phạm Dũng' }))
    await runAt(archived)
    staff = await officeCalls(restaurant, 'staff')
  })

  const names = async (query: string) => {
    const response = await staff('GET', `/api/orders?${query}`)
    expect(response.statusCode, response.body).toBe(200)
    const rows = response.json<Order[]>()
    expect(response.headers['x-total-count']).toBe(String(rows.length))
    return rows.map(({ customerName }) => customerName)
  }

  it('is listed, searched and counted among the others, and says that it is archived', async () => {
    expect(await names('')).toEqual(['Phạm Dũng', 'Lê Thị Đào'])
    expect(await names('period=year')).toEqual(['Phạm Dũng', 'Lê Thị Đào'])
    expect(await names('period=180days')).toEqual(['Phạm Dũng', 'Lê Thị Đào'])
    expect(await names('period=month')).toEqual(['Phạm Dũng'])
    expect(await names('q=dao')).toEqual(['Lê Thị Đào'])
    expect(await names(`q=${order.id.slice(0, 8)}&status=completed`)).toEqual(['Lê Thị Đào'])
    expect(await names('archive=without')).toEqual(['Phạm Dũng'])
    const [, row] = (await staff('GET', '/api/orders')).json<Order[]>()
    expect(row).toMatchObject({ id: order.id, archivedAt: new Date(archived).toISOString() })
    expect((await staff('GET', `/api/orders/${order.id}`)).json<Order>()).toEqual(row)
  })

  it('can only be read', async () => {
    const admin = await officeCalls(restaurant, 'admin')
    const before = await stored()
    const address = `/api/orders/${order.id}`
    const responses = [
      await staff('PATCH', `${address}/status`, { status: 'cancelled' }),
      await staff('PATCH', `${address}/payment`, { paidVia: 'cash' }),
      await admin('PATCH', address, { status: 'cancelled' }),
      await admin('DELETE', address),
    ]
    for (const response of responses) {
      expect(response.statusCode).toBe(409)
      expect(response.json()).toMatchObject({ code: 'orders.archived' })
    }
    expect(await stored()).toEqual(before)
  })

  it('comes after the others page by page', async () => {
    const first = await staff('GET', '/api/orders?limit=1')
    expect(first.headers['x-total-count']).toBe('2')
    const next = /<([^>]+)>; rel="next"/.exec(String(first.headers.link))?.[1] ?? ''
    const second = await staff('GET', next)
    expect(second.json<Order[]>().map(({ id }) => id)).toEqual([order.id])
    expect(second.headers.link).toBeUndefined()
  })

  it('shows its ticket until it is erased, and is then in no list', async () => {
    const ticket = () => restaurant.app.inject(`/api/orders/ticket/${order.ticketToken}`)
    expect((await ticket()).statusCode).toBe(200)
    await runAt(erased)
    expect((await ticket()).statusCode).toBe(404)
    // The session of before has ended meanwhile.
    staff = await officeCalls(restaurant, 'staff')
    expect(await names('q=pham')).toEqual(['Phạm Dũng'])
    expect(await names('')).toEqual(['Phạm Dũng'])
    expect((await staff('GET', `/api/orders/${order.id}`)).statusCode).toBe(404)
    const patch = await staff('PATCH', `/api/orders/${order.id}/status`, { status: 'cancelled' })
    expect(patch.statusCode).toBe(404)
  })
})
