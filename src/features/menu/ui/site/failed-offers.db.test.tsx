import { showPart } from '#test/support/dom/shown-part.tsx'
import { screen, waitFor, within } from '@testing-library/react'
import { beforeEach, expect, test } from 'vitest'

import { cartLines, replaceCart } from '#src/features/cart/ui/site/cart-store.ts'
import type { MenuItem } from '../../contract/menu.ts'
import { testRestaurant } from '#test/support/test-restaurant.ts'
import { groupDishes, menuFilter } from './menu-filter.ts'
import { MenuResults } from './menu-results.tsx'

const restaurant = testRestaurant()
const offers = 'GET /api/menu-items/:id/customization-schemas'

beforeEach(() => replaceCart([]))

async function show() {
  const response = await restaurant.app.inject({ url: '/api/menu-items?includeUnavailable=true' })
  const groups = groupDishes(response.json<MenuItem[]>(), menuFilter(new URLSearchParams(), []), 'vi')
  const shown = await showPart(restaurant, <MenuResults groups={groups} />)
  const add = (name: string) =>
    shown.user.click(screen.getByRole('button', { name: `Thêm ${name} vào giỏ hàng` }))
  return { ...shown, add }
}

// The first to ask for the menu, which the page then has.
test('a dish can be chosen without the others of the menu, but for a second half', async () => {
  const { network, add } = await show()
  network.cut('GET /api/menu-items')
  await add('Bốn Loại Phô Mai')
  const dialog = within(await screen.findByRole('dialog', { name: 'Bốn Loại Phô Mai' }))
  expect(await dialog.findByRole('radio', { name: /^18 cm/ })).toBeDefined()
  expect(dialog.queryByRole('radio', { name: /^Hawai/ })).toBeNull()
})

test('what a dish offers is asked for again where it could not be had, and the dish is added without it', async () => {
  const { network, add } = await show()
  network.cut(offers)
  network.cut('GET /api/customization-schemas')
  await add('Pepperoni Ý')
  await waitFor(() => expect(cartLines()).toMatchObject([{ id: 'pepperoni', customization: null }]))
  network.restore(offers)
  await add('Pepperoni Ý')
  expect(await screen.findByRole('dialog', { name: 'Pepperoni Ý' })).toBeDefined()
  expect(network.sentTo(offers)).toHaveLength(2)
})

test('a dish with one question asks it where its list cannot be had, but the questions of all dishes can', async () => {
  const { network, add } = await show()
  network.cut(offers)
  await add('Cánh Gà Nướng Mật Ong')
  const dialog = within(await screen.findByRole('dialog', { name: 'Cánh Gà Nướng Mật Ong' }))
  expect(dialog.getAllByRole('radiogroup')).toHaveLength(1)
  expect(cartLines()).toEqual([])
})
