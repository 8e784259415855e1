import { expect, it } from 'vitest'

import { testRestaurant } from '#test/support/test-restaurant.ts'
import { amountText } from '#src/kernel/money.ts'
import { defaultChoices } from '#src/features/customization/rules/default-choices.ts'
import { DishOffers } from '#src/features/menu/contract/dish-offers.ts'
import type { MenuItem } from '#src/features/menu/contract/menu.ts'
import { offersOfDish } from '#src/features/menu/rules/dish-offers.ts'
import type { Quote } from '../contract/order.ts'

const restaurant = testRestaurant()

it('sells every dish of the demo as its dialog opens, for the price on its card', async () => {
  const get = async (url: string) => (await restaurant.app.inject(url)).json<unknown>()
  const dishes = (await get('/api/menu-items')) as MenuItem[] // as the contract says
  const offers = DishOffers.parse(await get('/api/menu-items/customization-schemas'))
  const items = dishes.map(({ id, name, price }) => ({
    id,
    name,
    price,
    quantity: 1,
    customization: defaultChoices(offersOfDish(offers, id) ?? []),
  }))
  const response = await restaurant.app.inject({
    method: 'POST',
    url: '/api/orders/quote',
    payload: { items },
  })
  expect(response.statusCode, response.body).toBe(200)
  const { lines } = response.json<Quote>()
  expect(lines.map(({ id, unitPrice }) => [id, unitPrice])).toEqual(
    dishes.map(({ id, price }) => [id, amountText(Number(price))]),
  )
})
