import { type PartOptions, showOfficePart } from '#test/support/dom/shown-part.tsx'
import { screen, waitFor } from '@testing-library/react'
import { beforeEach, expect, test } from 'vitest'

import { officeCalls } from '#test/support/office-calls.ts'
import { orderFor, smallPepperoni } from '#test/support/orders.ts'
import { testRestaurant } from '#test/support/test-restaurant.ts'
import type { PlacedOrder } from '../../contract/order.ts'
import type { UnseenOrders as Unseen } from '../../contract/unseen-orders.ts'
import { orderTable } from '../../server/order-table.ts'
import { unseenTexts } from '../../texts/unseen-texts.ts'
import OrdersPage from './orders-page.tsx'
import { UnseenOrders } from './unseen-strip.tsx'

const restaurant = testRestaurant()
const texts = unseenTexts.vi

beforeEach(async () => {
  localStorage.clear()
  await restaurant.db.delete(orderTable)
})

async function placeOrder(): Promise<PlacedOrder> {
  const payload = await orderFor(restaurant.app, [smallPepperoni])
  return (await restaurant.app.inject({ method: 'POST', url: '/api/orders', payload })).json<PlacedOrder>()
}

async function unseenIds(): Promise<string[]> {
  const staff = await officeCalls(restaurant, 'staff')
  return (await staff('GET', '/api/orders/unseen')).json<Unseen>().orders.map(({ id }) => id)
}

const shown = (options: PartOptions = {}) =>
  showOfficePart(
    restaurant,
    'staff',
    <>
      <UnseenOrders destination="/staff/orders?order=" />
      <OrdersPage />
    </>,
    { address: '/staff/orders', ...options },
  )

test('the strip leads to the order that waits longest; once it is open, nothing waits any more', async () => {
  const { id, shortCode } = await placeOrder()
  const { user } = await shown()
  await screen.findByText(texts.waiting(1))
  await user.click(screen.getByRole('link', { name: texts.open(shortCode) }))
  await screen.findByRole('dialog')
  await waitFor(async () => expect(await unseenIds()).not.toContain(id))
  await waitFor(() => expect(screen.queryByText(texts.waiting(1))).toBeNull())
})

test('what a card unfolds is opened too, and an order that nobody opens stays', async () => {
  const [first, second] = [await placeOrder(), await placeOrder()]
  const { user } = await shown()
  await user.click(await screen.findByRole('button', { name: new RegExp(second.shortCode), expanded: false }))
  await waitFor(async () => expect(await unseenIds()).toEqual([first.id]))
})

test('the person can silence this device, and the order still waits', async () => {
  await placeOrder()
  const { user, toast } = await shown({
    beforeShown: async () => localStorage.setItem('officeSound', 'on'),
  })
  await user.click(await screen.findByRole('button', { name: texts.silence }))
  expect(screen.queryByRole('button', { name: texts.silence })).toBeNull()
  expect(toast()).toContain(texts.silenced)
  expect(await unseenIds()).toHaveLength(1)
  await screen.findByText(texts.waiting(1))
})
