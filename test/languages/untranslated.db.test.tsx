import { act, screen, waitFor, within } from '@testing-library/react'
import { beforeAll, expect, onTestFinished, test, vi } from 'vitest'

import { cartLines, replaceCart } from '#src/features/cart/ui/site/cart-store.ts'
import { showOrdering } from '#src/features/cart/ui/site/ordering-step.ts'
import type { MenuItem } from '#src/features/menu/contract/menu.ts'
import { groupDishes, menuFilter } from '#src/features/menu/ui/site/menu-filter.ts'
import { MenuResults } from '#src/features/menu/ui/site/menu-results.tsx'
import { LatestNews } from '#src/features/news/ui/site/latest-news.tsx'
import { Ordering } from '#src/features/orders/ui/site/ordering.tsx'
import type { HomeContent } from '#src/features/pages/contract/home-content.ts'
import { LowerHome } from '#src/features/pages/ui/site/lower-home.tsx'
import { NearObserver } from '../support/dom/near-observer.ts'
import { showPart } from '../support/dom/shown-part.tsx'
import { testRestaurant } from '../support/test-restaurant.ts'
import { mark, takeTranslations, unmarked } from './untranslated.ts'

// The same as untranslated-pages.db.test.ts, of what comes after the server's HTML.

const restaurant = testRestaurant()

beforeAll(() => takeTranslations(restaurant))

test('in the dialog of a dish, in the cart, at the checkout and in what is said of it', async () => {
  replaceCart([])
  const dishes = (await restaurant.app.inject('/api/menu-items')).json<MenuItem[]>()
  const groups = groupDishes(dishes, menuFilter(new URLSearchParams(), []), 'vi')
  const parts = (
    <>
      <MenuResults groups={groups} />
      <Ordering />
    </>
  )
  const { user, toast } = await showPart(restaurant, parts)
  await user.click(screen.getByRole('button', { name: `Thêm Pepperoni ${mark} vào giỏ hàng` }))
  const dialog = within(await screen.findByRole('dialog', { name: `Pepperoni ${mark}` }))
  for (const choice of [/^16 cm/, /^Puffy rim/, /^Hai vị/, /^Hawaiian/])
    await user.click(await dialog.findByRole('radio', { name: choice }))
  await user.click(dialog.getByRole('checkbox', { name: /^Mushroom/ }))
  expect(dialog.getByText('Xem cách tính giá')).toBeDefined()
  expect(unmarked(document)).toEqual([])
  await user.click(dialog.getByRole('button', { name: 'Thêm vào giỏ' }))
  await waitFor(() => expect(toast()).toContain(mark))
  expect(unmarked(document)).toEqual([])
  expect(cartLines()).toHaveLength(1)
  act(() => showOrdering('cart'))
  await screen.findByText('Xem cách tính giá')
  expect(unmarked(document)).toEqual([])
  await user.click(await screen.findByRole('button', { name: 'Tiếp tục đặt hàng' }))
  await screen.findByRole('dialog', { name: 'Thông tin đặt món' })
  expect(unmarked(document)).toEqual([])
})

test('below the first of the home page', async () => {
  vi.stubGlobal('IntersectionObserver', NearObserver)
  onTestFinished(() => void vi.unstubAllGlobals())
  const content = (await restaurant.app.inject('/api/home-content')).json<HomeContent>()
  await showPart(
    restaurant,
    <>
      <LowerHome content={content} />
      <LatestNews heading={content} />
    </>,
  )
  expect(unmarked(document)).toEqual([])
})
