import { beforeEach, expect, test } from 'vitest'

import { officeCalls } from '#test/support/office-calls.ts'
import { storedOrder } from '#test/support/stored-rows.ts'
import { testRestaurant } from '#test/support/test-restaurant.ts'
import type { UnpaidTransfers } from '../contract/order-lists.ts'
import { awaitsTransfer } from '../rules/order-progress.ts'
import { orderArchiveTable } from './order-archive-table.ts'
import { orderTable } from './order-table.ts'

const restaurant = testRestaurant()
const url = '/api/orders/unpaid'

beforeEach(() => restaurant.db.delete(orderTable))

/** `storedOrder` makes an order that is paid. */
const notPaid = { paymentMethod: 'transfer', paidAt: null, paidAmount: null, paidVia: null } as const
const unpaid = (day: string, changes: Parameters<typeof storedOrder>[1] = {}) =>
  storedOrder(new Date(`2026-05-0${day}T05:00:00Z`), { ...notPaid, ...changes })

test('checks session, role and input, in this order, and is not cached', async () => {
  const [anonymous, customer, staff, admin] = await Promise.all(
    (['anonymous', 'customer', 'staff', 'admin'] as const).map((who) => officeCalls(restaurant, who)),
  )
  expect((await anonymous?.('GET', `${url}?limit=0`))?.statusCode).toBe(401)
  expect((await customer?.('GET', `${url}?limit=0`))?.statusCode).toBe(403)
  expect((await staff?.('GET', `${url}?limit=0`))?.statusCode).toBe(400)
  for (const call of [staff, admin]) {
    const response = await call?.('GET', url)
    expect(response?.json()).toEqual({ orders: [], total: 0, sum: '0.00' })
    expect(response?.headers['cache-control']).toBe('no-store')
  }
})

test('has what is still to arrive and nothing else, oldest first', async () => {
  const paid = { paidAt: restaurant.clock.now(), paidAmount: '140400.00', paidVia: 'transfer' } as const
  const rows = [
    unpaid('3', { customerName: 'Hôm nay', status: 'pending' }),
    unpaid('1', { customerName: 'Đã giao hôm kia', status: 'completed' }),
    unpaid('2', { customerName: 'Đã gọi', status: 'confirmed', needsCall: true }),
    unpaid('1', { customerName: 'Chưa gọi', status: 'pending', needsCall: true }),
    unpaid('1', { customerName: 'Đã huỷ', status: 'cancelled' }),
    unpaid('1', { customerName: 'Đã trả', ...paid }),
    unpaid('1', { customerName: 'Tiền mặt', paymentMethod: 'cash' }),
  ]
  await restaurant.db.insert(orderTable).values(rows)
  const archived = unpaid('1', { customerName: 'Lưu trữ' })
  const archivedAt = restaurant.clock.now()
  await restaurant.db
    .insert(orderArchiveTable)
    .values({ ...archived, originalId: archived.id, originalCreatedAt: archived.createdAt, archivedAt })
  const staff = await officeCalls(restaurant, 'staff')
  const { orders, total, sum } = (await staff('GET', url)).json<UnpaidTransfers>()
  expect(orders.map(({ customerName }) => customerName)).toEqual(['Đã giao hôm kia', 'Đã gọi', 'Hôm nay'])
  expect({ total, sum }).toEqual({ total: 3, sum: '421200.00' })
  // The screen takes an order out of the list by the rule, before the server's list is there.
  expect(rows.filter(awaitsTransfer).length).toBe(total)
})

test('counts and sums up what the response has no room for, also beyond what one order may cost', async () => {
  const rows = ['1', '2', '3'].map((day) => unpaid(day, { grandTotal: '60000000.00' }))
  await restaurant.db.insert(orderTable).values(rows)
  const staff = await officeCalls(restaurant, 'staff')
  const { orders, ...sums } = (await staff('GET', `${url}?limit=1`)).json<UnpaidTransfers>()
  expect(orders.map(({ id }) => id)).toEqual([rows[0]?.id])
  expect(sums).toEqual({ total: 3, sum: '180000000.00' })
})
