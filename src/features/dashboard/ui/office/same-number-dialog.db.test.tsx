import { showOfficePart } from '#test/support/dom/shown-part.tsx'
import { screen, waitFor, within } from '@testing-library/react'
import { beforeEach, expect, test } from 'vitest'

import { orderFor, smallPepperoni } from '#test/support/orders.ts'
import { setSettings } from '#test/support/set-settings.ts'
import { testRestaurant } from '#test/support/test-restaurant.ts'
import OrdersPage from '#src/features/orders/ui/office/orders-page.tsx'
import ReservationsPage from '#src/features/reservations/ui/office/reservations-page.tsx'
import { SameNumberDialog } from './same-number-dialog.tsx'

const restaurant = testRestaurant()

beforeEach(async () => {
  restaurant.clock.set('2026-05-06T05:00:00Z')
  await restaurant.db.execute('delete from reservations')
  await restaurant.db.execute('delete from orders')
})

async function book(changes: object = {}) {
  const payload = {
    date: '2026-05-08',
    time: '19:00',
    guests: 2,
    name: 'Lan',
    phone: '0900000000',
    ...changes,
  }
  await restaurant.app.inject({ method: 'POST', url: '/api/reservations', payload })
}
async function order() {
  const payload = await orderFor(restaurant.app, [smallPepperoni])
  await restaurant.app.inject({ method: 'POST', url: '/api/orders', payload })
}
const statuses = async () => {
  const { rows } = await restaurant.db.execute<{ status: string }>(
    'select status::text from reservations union all select status::text from orders',
  )
  return rows.map(({ status }) => status)
}
const page = (
  <>
    <ReservationsPage />
    <SameNumberDialog />
  </>
)

test('one tap shows all that a number has open, one cancels them, and one takes that back', async () => {
  await book()
  await book({ time: '12:00' })
  await order()
  const { user, toast } = await showOfficePart(restaurant, 'staff', page, {
    address: '/staff/reservations?view=list',
  })
  const [more] = await screen.findAllByRole('button', { name: /^Việc khác/ })
  await user.click(more ?? document.body)
  const [link] = await screen.findAllByRole('link', { name: 'Cùng số: 3 đang mở' })
  if (!link) throw new Error('A row leads to the others of its number')
  await user.click(link)
  const dialog = within(await screen.findByRole('dialog', { name: /0900 000 000/ }))
  expect(dialog.getAllByRole('article')).toHaveLength(3)
  await user.click(dialog.getByRole('button', { name: 'Huỷ tất cả 3' }))
  const asking = within(await screen.findByRole('dialog', { name: 'Huỷ tất cả 3' }))
  await user.click(asking.getByRole('button', { name: 'Khách báo huỷ' }))
  await user.click(asking.getByRole('button', { name: 'Huỷ tất cả 3' }))
  await dialog.findByText('Đã huỷ 3')
  expect(await statuses()).toEqual(['cancelled', 'cancelled', 'cancelled'])
  const { rows } = await restaurant.db.execute('select cancel_reason from orders')
  expect(rows).toEqual([{ cancel_reason: 'Khách báo huỷ' }])
  await user.click(dialog.getByRole('button', { name: 'Hoàn tác' }))
  await waitFor(() => expect(toast()).toContain('Đã khôi phục 3'))
  expect(await statuses()).toEqual(['pending', 'pending', 'pending'])
})

test('what was cancelled can still be had back once the dialog is closed', async () => {
  await book()
  await book()
  const { user, toast } = await showOfficePart(restaurant, 'staff', page, {
    language: 'en',
    address: '/staff/reservations?view=list',
  })
  const [more] = await screen.findAllByRole('button', { name: /^More for/ })
  await user.click(more ?? document.body)
  const [link] = await screen.findAllByRole('link', { name: 'Same number: 2 open' })
  if (link) await user.click(link)
  const dialog = within(await screen.findByRole('dialog'))
  await user.click(await dialog.findByRole('button', { name: 'Cancel all 2' }))
  await dialog.findByText('2 are cancelled')
  const [close] = dialog.getAllByRole('button', { name: 'Close' })
  if (close) await user.click(close)
  await waitFor(() => expect(toast()).toContain('2 are cancelled'))
  await user.click(screen.getByRole('button', { name: 'Undo' }))
  await waitFor(async () => expect(await statuses()).toEqual(['pending', 'pending']))
})

test('a row alone of its number leads nowhere; what waits for a call, or for a day, says so', async () => {
  await setSettings(restaurant, { capacity: { seats: 40, stayMinutes: 120 } })
  await book({ guests: 13 })
  restaurant.clock.set('2026-05-07T05:00:00Z')
  await book({ name: 'Minh', phone: '0900000001' })
  await showOfficePart(restaurant, 'staff', page, { address: '/staff/reservations?view=list' })
  const marked = within(await screen.findByRole('article', { name: /^Lan/ }))
  const other = within(screen.getByRole('article', { name: /^Minh/ }))
  for (const text of ['Gọi xác nhận trước', 'Chờ xác nhận quá 24 giờ']) {
    expect(marked.getByText(text)).toBeDefined()
    expect(other.queryByText(text)).toBeNull()
  }
  expect(screen.queryByRole('link', { name: /Cùng số/ })).toBeNull()
})

test('an order that waits for a call is offered only to be confirmed or cancelled', async () => {
  await setSettings(restaurant, { capacity: { seats: 40, stayMinutes: 120 }, callAboveAmount: 1 })
  await order()
  const { user } = await showOfficePart(restaurant, 'staff', <OrdersPage />, {
    address: '/staff/orders?view=all',
  })
  const card = within(await screen.findByRole('article'))
  expect(card.getByText('Gọi xác nhận trước')).toBeDefined()
  const offered = () => [...card.getByRole<HTMLSelectElement>('combobox').options].map(({ value }) => value)
  expect(offered()).toEqual(['pending', 'confirmed', 'cancelled'])
  await user.click(card.getByRole('button', { name: /^Xác nhận đơn/ }))
  await waitFor(() => expect(offered()).toContain('completed'))
  expect(card.queryByText('Gọi xác nhận trước')).toBeNull()
})
