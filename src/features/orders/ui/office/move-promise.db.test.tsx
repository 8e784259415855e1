import { screen, waitFor } from '@testing-library/react'
import { afterEach, expect, test } from 'vitest'

import { showOfficePart } from '#test/support/dom/shown-part.tsx'
import { orderFor, smallPepperoni } from '#test/support/orders.ts'
import { setSettings } from '#test/support/set-settings.ts'
import { testRestaurant } from '#test/support/test-restaurant.ts'
import { fieldTexts } from '#src/web/texts/field-texts.ts'
import type { PlacedOrder } from '../../contract/order.ts'
import { shortCode } from '../../rules/order-code.ts'
import { orderTable } from '../../server/order-table.ts'
import { orderTimesTexts } from '../../texts/order-times-texts.ts'
import OrdersPage from './orders-page.tsx'

const restaurant = testRestaurant()
const texts = orderTimesTexts.vi
const oven = { pizzas: 4, minutes: 20, sizes: [], halves: 0, perGuest: 0, withoutOven: '' }

afterEach(() => restaurant.db.delete(orderTable))

async function place(): Promise<PlacedOrder> {
  const payload = await orderFor(restaurant.app, [smallPepperoni])
  return (await restaurant.app.inject({ method: 'POST', url: '/api/orders', payload })).json()
}
const show = () => showOfficePart(restaurant, 'staff', <OrdersPage />, { address: '/staff/orders' })
const promised = async () => (await restaurant.db.select().from(orderTable))[0]?.promisedTime

test('the promised time is moved by a tap, which says the new one and can be undone', async () => {
  await setSettings(restaurant, { oven })
  const { id } = await place()
  const { user, toast } = await show()
  await user.click(await screen.findByRole('button', { name: texts.moveOf(20, shortCode(id)) }))
  await waitFor(() => expect(toast()).toContain(texts.moved(shortCode(id), '12:40')))
  expect(await promised()).toBe('2026-05-06T12:40')
  await user.click(screen.getByRole('button', { name: fieldTexts.vi.undo }))
  await waitFor(async () => expect(await promised()).toBe('2026-05-06T12:20'))
})

test('a move that failed says so, and the time stays', async () => {
  await setSettings(restaurant, { oven })
  const { id } = await place()
  const { user, toast, network } = await show()
  network.cut('PATCH /api/orders/:id/promise')
  await user.click(await screen.findByRole('button', { name: texts.moveOf(10, shortCode(id)) }))
  await waitFor(() => expect(toast()).toContain(texts.moveFailed))
  expect(await promised()).toBe('2026-05-06T12:20')
})

test('an order without a promised time has nothing to move', async () => {
  const { id } = await place()
  await show()
  await screen.findByRole('article', { name: new RegExp(shortCode(id)) })
  expect(screen.queryByRole('button', { name: texts.moveOf(10, shortCode(id)) })).toBeNull()
})
