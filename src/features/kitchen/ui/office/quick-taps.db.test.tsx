import { screen, waitFor, within } from '@testing-library/react'
import { expect, test } from 'vitest'

import type { PlacedOrder } from '#src/features/orders/contract/order.ts'
import { shortCode } from '#src/features/orders/rules/order-code.ts'
import { orderTable } from '#src/features/orders/server/order-table.ts'
import { showOfficePart } from '#test/support/dom/shown-part.tsx'
import { orderFor, smallPepperoni } from '#test/support/orders.ts'
import { testRestaurant } from '#test/support/test-restaurant.ts'
import { strikeTable } from '../../server/strike-table.ts'
import { KitchenBoard } from './kitchen-board.tsx'

const restaurant = testRestaurant()

test('a cook starts two orders and strikes their dishes as fast as fingers go, and every tap counts', async () => {
  restaurant.clock.set('2026-05-06T05:00:00Z')
  const placed: PlacedOrder[] = []
  for (const _each of [1, 2]) {
    const payload = await orderFor(restaurant.app, [smallPepperoni])
    placed.push(
      (await restaurant.app.inject({ method: 'POST', url: '/api/orders', payload })).json<PlacedOrder>(),
    )
  }
  await restaurant.db.update(orderTable).set({ status: 'confirmed' })
  const { user } = await showOfficePart(restaurant, 'staff', <KitchenBoard />, { address: '/staff/kitchen' })
  const ticket = async ({ id }: PlacedOrder) =>
    within(await screen.findByRole('article', { name: new RegExp(shortCode(id)) }))
  for (const each of placed)
    await user.click((await ticket(each)).getByRole('button', { name: /^Bắt đầu làm/ }))
  for (const each of placed) {
    await (await ticket(each)).findByRole('button', { name: /^Làm xong/ })
    await user.click((await ticket(each)).getByRole('button', { name: /Pepperoni/ }))
  }
  await waitFor(async () => expect(await restaurant.db.select().from(strikeTable)).toHaveLength(2))
  expect((await restaurant.db.select().from(orderTable)).map(({ status }) => status)).toEqual([
    'preparing',
    'preparing',
  ])
})
