import { showPart } from '#test/support/dom/shown-part.tsx'
import { screen, waitFor } from '@testing-library/react'
import { sql } from 'drizzle-orm'
import { expect, test } from 'vitest'

import { testRestaurant } from '#test/support/test-restaurant.ts'
import { FeaturedDishCards } from './featured-dish-cards.tsx'

const restaurant = testRestaurant()

test.each([
  ['vi', 'Chưa lấy được các món lúc này. Bạn xem trong thực đơn giúp quán nhé.'],
  ['en', 'Failed to fetch pinned menu items. The full menu has them all.'],
] as const)('dishes that cannot be had lead to the menu: %s', async (language, text) => {
  await restaurant.content.change((tx) => tx.execute(sql`alter table menu_items rename to menu_away`))
  await showPart(restaurant, <FeaturedDishCards waiting="…" />, { language })
  expect((await screen.findByRole('status')).textContent).toBe(text)
  await restaurant.content.change((tx) => tx.execute(sql`alter table menu_away rename to menu_items`))
})

test('what a first tap needs is fetched once the cards are there', async () => {
  const { network } = await showPart(restaurant, <FeaturedDishCards waiting="…" />)
  expect(await screen.findAllByRole('article')).toHaveLength(4)
  const calls = ['GET /api/menu-items/customization-schemas', 'GET /api/menu-items'] as const
  for (const call of calls)
    await waitFor(() => expect([call, network.sentTo(call).length]).toEqual([call, 1]))
})
