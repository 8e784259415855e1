import { screen, within } from '@testing-library/react'
import { afterEach, beforeEach, expect, test } from 'vitest'

import { showPart } from '#test/support/dom/shown-part.tsx'
import { officeCalls } from '#test/support/office-calls.ts'
import { orderFor, smallPepperoni } from '#test/support/orders.ts'
import { setSettings } from '#test/support/set-settings.ts'
import { testRestaurant } from '#test/support/test-restaurant.ts'
import type { CartLine } from '#src/features/cart/rules/cart.ts'
import { replaceCart } from '#src/features/cart/ui/site/cart-store.ts'
import { showOrdering } from '#src/features/cart/ui/site/ordering-step.ts'
import { orderTable } from '../../server/order-table.ts'
import { orderTimesTexts } from '../../texts/order-times-texts.ts'
import { orderingTexts } from '../../texts/ordering-texts.ts'
import { Ordering } from './ordering.tsx'

const restaurant = testRestaurant()
const { checkout } = orderingTexts.vi
const times = orderTimesTexts.vi
const oven = { pizzas: 4, minutes: 20, sizes: [], halves: 0, perGuest: 0, withoutOven: '' }
const pizza: CartLine = {
  id: 'pepperoni',
  name: 'Pepperoni',
  nameVi: null,
  price: 188_000,
  image: null,
  quantity: 1,
  customization: smallPepperoni.customization,
}

beforeEach(() => setSettings(restaurant, { oven }))
afterEach(() => restaurant.db.delete(orderTable))

/** An order that bakes so many pizzas at this time. */
async function bake(quantity: number, time: string) {
  const requestedTime = `2026-05-06T${time}`
  const payload = await orderFor(restaurant.app, [{ ...smallPepperoni, quantity }], { requestedTime })
  const response = await restaurant.app.inject({ method: 'POST', url: '/api/orders', payload })
  expect(response.statusCode, response.body).toBe(201)
}

async function openCheckout() {
  replaceCart([pizza])
  showOrdering('checkout')
  const shown = await showPart(restaurant, <Ordering />)
  const press = async (name: string | RegExp) => shown.user.click(await screen.findByRole('button', { name }))
  return { ...shown, press }
}

const timeField = () => screen.getByRole<HTMLSelectElement>('combobox', { name: checkout.time })

test('the checkout says when the order would be ready, before it is sent', async () => {
  await openCheckout()
  expect((await screen.findByText(/12:20/)).textContent).toBe(times.readyAbout('12:20 hôm nay'))
})

test('while the kitchen pauses, the checkout says until when, and when the order would be ready', async () => {
  const staff = await officeCalls(restaurant, 'staff')
  await staff('PUT', '/api/pause', { length: 60 })
  await openCheckout()
  expect((await screen.findByText(/13:00/)).textContent).toContain(times.paused('13:00 hôm nay'))
  await staff('DELETE', '/api/pause')
})

test('a time that is full cannot be chosen; one that fills up meanwhile offers the next three by a tap', async () => {
  await bake(4, '18:00')
  const { user, press } = await openCheckout()
  await user.click(await screen.findByRole('radio', { name: checkout.atTime }))
  const full = await screen.findByRole<HTMLOptionElement>('option', { name: times.full('18:00') })
  expect(full.disabled).toBe(true)

  for (const [label, text] of [
    ['Họ và tên', 'Lan'],
    ['Số điện thoại', '0900000000'],
    ['Email', 'lan@example.com'],
  ] as const)
    await user.type(screen.getByRole('textbox', { name: label }), text)
  await user.selectOptions(timeField(), '18:15')
  await bake(4, '18:15')
  await press(/^Đặt hàng/)
  const offered = within(await screen.findByRole('group', { name: times.nextFree }))
  expect(offered.getAllByRole('button').map(({ textContent }) => textContent)).toEqual([
    expect.stringContaining('18:30'),
    expect.stringContaining('18:45'),
    expect.stringContaining('19:00'),
  ])
  await user.click(offered.getByRole('button', { name: /18:30/ }))
  expect(timeField().value).toBe('18:30')
  await press(/^Đặt hàng/)
  await screen.findByRole('dialog', { name: 'Cảm ơn bạn đã đặt món!' })
  const stored = await restaurant.db.select().from(orderTable)
  expect(stored.map(({ promisedTime }) => promisedTime)).toContain('2026-05-06T18:30')
})
