import { beforeEach, expect, test } from 'vitest'

import { officeCalls } from '#test/support/office-calls.ts'
import { storedOrder } from '#test/support/stored-rows.ts'
import { testRestaurant } from '#test/support/test-restaurant.ts'
import { OrderStatus } from '../contract/order.ts'
import { DueStage, type DueOrders } from '../contract/order-lists.ts'
import { isAtStage } from '../rules/order-due.ts'
import { orderArchiveTable } from './order-archive-table.ts'
import { orderTable } from './order-table.ts'

const restaurant = testRestaurant()
const url = '/api/orders/due'
const none = { pending: 0, confirmed: 0, preparing: 0, ready: 0, done: 0 }

beforeEach(() => restaurant.db.delete(orderTable))

/** An order placed so many minutes ago; it is noon at the restaurant. */
const placed = (minutesAgo: number, changes: Parameters<typeof storedOrder>[1]) =>
  storedOrder(new Date(restaurant.clock.now().getTime() - minutesAgo * 60_000), {
    status: 'confirmed',
    ...changes,
  })

async function due(query = '') {
  const staff = await officeCalls(restaurant, 'staff')
  const { orders, counts } = (await staff('GET', `${url}${query}`)).json<DueOrders>()
  return { names: orders.map(({ customerName }) => customerName), counts }
}

test('checks session, role and input, in this order, and is not cached', async () => {
  const [anonymous, customer, staff, admin] = await Promise.all(
    (['anonymous', 'customer', 'staff', 'admin'] as const).map((who) => officeCalls(restaurant, who)),
  )
  expect((await anonymous?.('GET', `${url}?limit=0`))?.statusCode).toBe(401)
  expect((await customer?.('GET', `${url}?limit=0`))?.statusCode).toBe(403)
  for (const wrong of ['limit=0', 'limit=5001', 'stage=cancelled'])
    expect((await staff?.('GET', `${url}?${wrong}`))?.statusCode).toBe(400)
  for (const call of [staff, admin]) {
    const response = await call?.('GET', url)
    expect(response?.json()).toEqual({ orders: [], counts: none })
    expect(response?.headers['cache-control']).toBe('no-store')
  }
})

test('has what is open by the time it is due, what is to confirm first, what was left over for half a day last', async () => {
  await restaurant.db.insert(orderTable).values([
    placed(0, { customerName: 'Ngày mai', requestedTime: '2026-05-07T11:00' }),
    placed(5, { customerName: 'Làm ngay 11:55', status: 'pending' }),
    placed(600, { customerName: 'Trễ 11:30', requestedTime: '2026-05-06T11:30', status: 'ready' }),
    placed(1, {
      customerName: 'Hẹn 12:30',
      requestedTime: '2026-05-06T12:30',
      scheduledTime: '2026-05-06T12:00',
    }),
    placed(20, { customerName: 'Gọi trước 11:40', status: 'pending', needsCall: true }),
    placed(900, { customerName: 'Mở cửa 11:00', scheduledTime: '2026-05-06T11:00', status: 'preparing' }),
    placed(7_000, { customerName: 'Sót lại' }),
    placed(9_000, { customerName: 'Sót lâu hơn', requestedTime: '2026-05-01T12:00' }),
    placed(1, { customerName: 'Đã huỷ', status: 'cancelled' }),
    placed(1, { customerName: 'Xong', status: 'completed' }),
  ])
  const archived = placed(1, { customerName: 'Lưu trữ' })
  const archivedAt = restaurant.clock.now()
  await restaurant.db
    .insert(orderArchiveTable)
    .values({ ...archived, originalId: archived.id, originalCreatedAt: archived.createdAt, archivedAt })
  expect(await due()).toEqual({
    names: [
      'Gọi trước 11:40',
      'Làm ngay 11:55',
      'Mở cửa 11:00',
      'Trễ 11:30',
      'Hẹn 12:30',
      'Ngày mai',
      'Sót lâu hơn',
      'Sót lại',
    ],
    counts: { pending: 2, confirmed: 4, preparing: 1, ready: 1, done: 1 },
  })
})

test('has one stage alone, as the screen understands it, while the numbers are those of all', async () => {
  const rows = OrderStatus.options.map((status) => placed(1, { customerName: status, status }))
  await restaurant.db.insert(orderTable).values(rows)
  for (const stage of DueStage.options) {
    const { names, counts } = await due(`?stage=${stage}`)
    // The screen takes an order out of the list by the rule, before the server's list is there.
    const expected = OrderStatus.options.filter((status) => isAtStage(status, stage))
    expect([...names].toSorted()).toEqual(expected.toSorted())
    expect(counts).toEqual({ pending: 1, confirmed: 1, preparing: 1, ready: 1, done: 2 })
  }
})

test('has what was done today at the restaurant, the last one first, whenever it was placed', async () => {
  const done = (customerName: string, updatedAt: string) =>
    placed(3_000, { customerName, status: 'completed', updatedAt: new Date(updatedAt) })
  await restaurant.db
    .insert(orderTable)
    .values([
      done('Sớm', '2026-05-06T00:00:00+07:00'),
      done('Vừa xong', '2026-05-06T11:59:00+07:00'),
      done('Hôm qua', '2026-05-05T23:59:59+07:00'),
    ])
  expect(await due('?stage=done')).toEqual({ names: ['Vừa xong', 'Sớm'], counts: { ...none, done: 2 } })
})

test('counts what the response has no room for', async () => {
  const rows = [3, 2, 1].map((minutes) => placed(minutes, { customerName: `${minutes}` }))
  await restaurant.db.insert(orderTable).values(rows)
  expect(await due('?limit=1')).toEqual({ names: ['3'], counts: { ...none, confirmed: 3 } })
})
