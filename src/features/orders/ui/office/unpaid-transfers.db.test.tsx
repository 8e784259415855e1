import { showOfficePart } from '#test/support/dom/shown-part.tsx'
import { screen, waitFor } from '@testing-library/react'
import { sql } from 'drizzle-orm'
import { beforeEach, expect, test } from 'vitest'

import { storedOrder } from '#test/support/stored-rows.ts'
import { testRestaurant } from '#test/support/test-restaurant.ts'
import { shortCode } from '../../rules/order-code.ts'
import { orderTable } from '../../server/order-table.ts'
import OrdersPage from './orders-page.tsx'

const restaurant = testRestaurant()
const pay = 'PATCH /api/orders/:id/payment'

beforeEach(() => restaurant.db.execute(sql`truncate ${orderTable} cascade`))

/** `storedOrder` makes an order that is paid. */
const notPaid = { paymentMethod: 'transfer', paidAt: null, paidAmount: null, paidVia: null } as const

/** Two orders to be paid by transfer, of 200.000đ two hours ago and of 100.000đ now. */
async function twoUnpaid() {
  const now = restaurant.clock.now()
  const rows = [
    storedOrder(now, { ...notPaid, grandTotal: '100000.00' }),
    storedOrder(new Date(now.getTime() - 7_200_000), { ...notPaid, grandTotal: '200000.00' }),
  ] as const
  await restaurant.db.insert(orderTable).values([...rows])
  return { young: shortCode(rows[0].id), old: shortCode(rows[1].id), oldId: rows[1].id }
}

const show = (address = '/staff/orders?view=unpaid') =>
  showOfficePart(restaurant, 'staff', <OrdersPage />, { address })
const sum = () => screen.getByText(/^Tổng tiền chưa nhận/).textContent
const shownCodes = () => screen.getAllByRole('heading', { level: 3 }).map(({ textContent }) => textContent)
const received = (code: string) => screen.findByRole('button', { name: `Đã nhận tiền đơn ${code}` })
const paidVia = async (id: string) => {
  const [row] = await restaurant.db
    .select()
    .from(orderTable)
    .where(sql`id = ${id}`)
  return row?.paidVia
}

test('a transfer is noted in one tap: its order leaves the list, the sum falls, and one tap takes it back', async () => {
  const { young, old, oldId } = await twoUnpaid()
  const { user, toast, address } = await show('/staff/orders')
  await user.click(screen.getByRole('radio', { name: 'Chờ chuyển khoản' }))
  expect(address()).toBe('/staff/orders?view=unpaid')
  await received(old)
  expect(shownCodes()).toEqual([old, young])
  expect(screen.getByText(/chờ 2 giờ 00 phút/)).toBeDefined()
  expect(sum()).toContain('300.000đ')
  await user.click(await received(old))
  await waitFor(() => expect(shownCodes()).toEqual([young]))
  expect(sum()).toContain('100.000đ')
  expect(await paidVia(oldId)).toBe('transfer')
  expect(toast()).toContain(`${old}: Đã chuyển khoản`)
  await user.click(screen.getByRole('button', { name: 'Hoàn tác' }))
  await waitFor(() => expect(shownCodes()).toEqual([old, young]))
  expect(sum()).toContain('300.000đ')
  expect(await paidVia(oldId)).toBeNull()
})

test('an order leaves the list and the sum before the list is there again', async () => {
  const { young, old } = await twoUnpaid()
  const { user, network } = await show()
  await received(old)
  network.cut('GET /api/orders/unpaid')
  await user.click(await received(old))
  await waitFor(() => expect(shownCodes()).toEqual([young]))
  expect(sum()).toContain('100.000đ')
})

test('a failed tap leaves the order and the sum as they were, and says so', async () => {
  const { young, old, oldId } = await twoUnpaid()
  const { user, network, toast } = await show()
  await received(old)
  network.cut(pay)
  await user.click(await received(old))
  await waitFor(() => expect(toast()).toContain('Lỗi cập nhật'))
  expect(shownCodes()).toEqual([old, young])
  expect(sum()).toContain('300.000đ')
  expect(await paidVia(oldId)).toBeNull()
})

test('an order that somebody else has changed is not marked, and shows what it costs now', async () => {
  const { old, oldId } = await twoUnpaid()
  const { user, toast } = await show()
  await received(old)
  await restaurant.db
    .update(orderTable)
    .set({ grandTotal: '250000.00', updatedAt: new Date(0) })
    .where(sql`id = ${oldId}`)
  await user.click(await received(old))
  await waitFor(() => expect(sum()).toContain('350.000đ'))
  expect(toast()).toContain('Lỗi cập nhật')
  expect(await paidVia(oldId)).toBeNull()
})

test('says that nothing is missing, and that it could not be loaded', async () => {
  const { network, user } = await show('/staff/orders')
  network.cut('GET /api/orders/unpaid')
  await user.click(screen.getByRole('radio', { name: 'Chờ chuyển khoản' }))
  await screen.findByText('Chưa tải được đơn hàng.')
  network.restore('GET /api/orders/unpaid')
  await user.click(screen.getByRole('button', { name: 'Thử lại' }))
  expect(await screen.findByText('Không còn đơn nào chờ chuyển khoản')).toBeDefined()
  expect(screen.queryByText('Chưa tải được đơn hàng.')).toBeNull()
})

test.each(['100000', '+100,000', '100.000đ'])(
  'the order of a transfer is found by its amount: %s',
  async (amount) => {
    const { old, young } = await twoUnpaid()
    const { user } = await show()
    await received(old)
    await user.type(screen.getByRole('searchbox'), amount)
    await waitFor(() => expect(shownCodes()).toEqual([young]))
    await user.clear(screen.getByRole('searchbox'))
    await waitFor(() => expect(shownCodes()).toEqual([old, young]))
  },
)
