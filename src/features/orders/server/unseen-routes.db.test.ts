import { eq } from 'drizzle-orm'
import { beforeEach, expect, onTestFinished, test } from 'vitest'

import { hearEvents } from '#test/support/heard-events.ts'
import { officeCalls } from '#test/support/office-calls.ts'
import { orderFor, smallPepperoni } from '#test/support/orders.ts'
import { storedOrder } from '#test/support/stored-rows.ts'
import { testRestaurant } from '#test/support/test-restaurant.ts'
import type { Order, PlacedOrder } from '../contract/order.ts'
import type { UnseenOrders } from '../contract/unseen-orders.ts'
import { shortCode } from '../rules/order-code.ts'
import { orderTable } from './order-table.ts'

const restaurant = testRestaurant()

beforeEach(async () => {
  restaurant.clock.set('2026-05-06T05:00:00Z')
  await restaurant.db.delete(orderTable)
})

async function placeOrder(changes: object = {}): Promise<PlacedOrder> {
  const payload = await orderFor(restaurant.app, [smallPepperoni], changes)
  return (await restaurant.app.inject({ method: 'POST', url: '/api/orders', payload })).json<PlacedOrder>()
}

async function unseen(): Promise<UnseenOrders> {
  const staff = await officeCalls(restaurant, 'staff')
  return (await staff('GET', '/api/orders/unseen')).json<UnseenOrders>()
}

const idsOf = ({ orders }: UnseenOrders) => orders.map(({ id }) => id)

test('checks session and role before anything else', async () => {
  for (const [who, status] of [
    ['anonymous', 401],
    ['customer', 403],
  ] as const) {
    const call = await officeCalls(restaurant, who)
    expect((await call('GET', '/api/orders/unseen')).statusCode).toBe(status)
    expect((await call('POST', '/api/orders/none/seen')).statusCode).toBe(status)
  }
  const staff = await officeCalls(restaurant, 'staff')
  expect((await staff('POST', '/api/orders/none/seen')).json()).toMatchObject({ code: 'orders.not-found' })
})

test('an order that somebody has opened is no longer rung for, on any screen, and is as it was', async () => {
  const first = await placeOrder()
  restaurant.clock.set('2026-05-06T05:00:10Z')
  const second = await placeOrder()
  expect(idsOf(await unseen())).toEqual([first.id, second.id])
  const { heard, close } = await hearEvents(restaurant.databaseUrl)
  onTestFinished(close)
  const staff = await officeCalls(restaurant, 'staff')
  const read = async () => (await staff('GET', `/api/orders/${first.id}`)).json<Order>()
  const before = await read()
  restaurant.clock.set('2026-05-06T05:01:00Z')
  const looks = await Promise.all(
    Array.from({ length: 20 }, () => staff('POST', `/api/orders/${first.id}/seen`)),
  )
  expect(looks.map(({ statusCode }) => statusCode)).toEqual(looks.map(() => 204))
  expect(idsOf(await unseen())).toEqual([second.id])
  await staff('POST', `/api/orders/${second.id}/seen`)
  // An edit that somebody began before may still be saved, and screens fetch nothing but what they ring for.
  expect(await read()).toEqual(before)
  await expect.poll(() => heard).toEqual([{ lists: ['unseen-orders'] }, { lists: ['unseen-orders'] }])
})

test.each([
  ['status', { status: 'confirmed' }],
  ['payment', { paidVia: 'cash' }],
  ['', { specialInstructions: 'Không hành' }],
])(
  'an order that somebody has changed is not rung for again, even if it waits again: %s',
  async (path, change) => {
    const { id } = await placeOrder()
    const staff = await officeCalls(restaurant, 'staff')
    const changed = await staff('PATCH', `/api/orders/${id}${path && `/${path}`}`, change)
    expect(changed.statusCode).toBe(200)
    await staff('PATCH', `/api/orders/${id}/status`, { status: 'pending' })
    expect(idsOf(await unseen())).toEqual([])
  },
)

test('what staff entered, what is decided and what is left over for half a day rings nowhere', async () => {
  const now = restaurant.clock.now()
  const waiting = (changes: Parameters<typeof storedOrder>[1]) =>
    storedOrder(new Date('2026-05-05T10:00:00Z'), { status: 'pending', seenAt: null, ...changes })
  const tomorrow = waiting({ requestedTime: '2026-05-07T12:00' })
  await restaurant.db
    .insert(orderTable)
    .values([waiting({}), tomorrow, waiting({ createdAt: now, status: 'confirmed' })])
  expect(await unseen()).toEqual({
    orders: [
      {
        id: tomorrow.id,
        shortCode: shortCode(tomorrow.id),
        createdAt: '2026-05-05T10:00:00.000Z',
      },
    ],
    total: 1,
    openSince: expect.any(String),
  })
  await restaurant.db.delete(orderTable).where(eq(orderTable.id, tomorrow.id))
  const staff = await officeCalls(restaurant, 'staff')
  const payload = await orderFor(restaurant.app, [smallPepperoni], {
    enteredByStaff: true,
    customerEmail: '',
  })
  expect((await staff('POST', '/api/orders', payload)).statusCode).toBe(201)
  expect(idsOf(await unseen())).toEqual([])
})

test('says since when the restaurant is open, and that it is closed', async () => {
  const { openSince } = await unseen()
  expect(new Date(openSince ?? 0).getTime()).toBeLessThan(restaurant.clock.now().getTime())
  restaurant.clock.set('2026-05-06T20:00:00Z')
  expect((await unseen()).openSince).toBeNull()
})
