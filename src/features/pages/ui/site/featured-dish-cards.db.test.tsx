import { showPart } from '#test/support/dom/shown-part.tsx'
import { act, screen, waitFor, within } from '@testing-library/react'
import { sql } from 'drizzle-orm'
import { expect, test, vi } from 'vitest'

import { NearObserver } from '#test/support/dom/near-observer.ts'
import { testRestaurant } from '#test/support/test-restaurant.ts'
import { homeTexts } from '../../texts/home-texts.ts'
import { FeaturedDishCards } from './featured-dish-cards.tsx'
import { FeaturedDishes } from './featured-dishes.tsx'

const restaurant = testRestaurant()

test.each([
  ['vi', 'Chưa lấy được các món lúc này. Bạn xem trong thực đơn giúp quán nhé.'],
  ['en', 'Failed to fetch pinned menu items. The full menu has them all.'],
] as const)('dishes that cannot be had lead to the menu: %s', async (language, text) => {
  await restaurant.content.change((tx) => tx.execute(sql`alter table menu_items rename to menu_away`))
  await showPart(restaurant, <FeaturedDishCards waiting="…" />, { language })
  expect((await screen.findByRole('status')).textContent).toContain(text)
  await restaurant.content.change((tx) => tx.execute(sql`alter table menu_away rename to menu_items`))
})

test('what a first tap needs is fetched once the cards are there', async () => {
  const { network } = await showPart(restaurant, <FeaturedDishCards waiting="…" />)
  expect(await screen.findAllByRole('article')).toHaveLength(4)
  const calls = ['GET /api/menu-items/customization-schemas', 'GET /api/menu-items'] as const
  for (const call of calls)
    await waitFor(() => expect([call, network.sentTo(call).length]).toEqual([call, 1]))
})

test('more about a dish says what it contains, what its price buys and that it may be a half', async () => {
  const { user } = await showPart(restaurant, <FeaturedDishCards waiting="…" />)
  const card = await screen.findByRole('article', { name: 'Margherita Phô Mai Tươi' })
  await user.hover(card)
  const more = await screen.findByRole('tooltip', undefined, { timeout: 3000 })
  for (const text of ['Chay · Có gluten, sữa', '16 cm, một người · Một bánh, hai vị'])
    expect(within(more).getByText(text)).toBeDefined()
})

test('the place of the dishes is held by four empty cards until they are there, asked for once it is near', async () => {
  const near = new Set<() => void>()
  vi.stubGlobal(
    'IntersectionObserver',
    class extends NearObserver {
      override observe(target: Element) {
        near.add(() => super.observe(target))
      }
    },
  )
  const { network } = await showPart(restaurant, <FeaturedDishes title="Món" subtitle="Hôm nay" />)
  const pinned = 'GET /api/menu-items/pinned'
  const release = network.hold(pinned)
  const places = () => document.querySelector('[role=status] ~ [aria-hidden=true]')?.children.length
  expect([screen.getByRole('status').textContent, places()]).toEqual([homeTexts.vi.featured.loading, 4])
  expect(network.sentTo(pinned)).toEqual([])
  act(() => near.forEach((tell) => tell()))
  // While the code comes, and while the dishes do.
  expect(places()).toBe(4)
  await waitFor(() => expect(network.sentTo(pinned)).toHaveLength(1))
  expect(places()).toBe(4)
  release()
  expect(await screen.findAllByRole('article')).toHaveLength(4)
  expect(screen.queryByText(homeTexts.vi.featured.loading)).toBeNull()
})
