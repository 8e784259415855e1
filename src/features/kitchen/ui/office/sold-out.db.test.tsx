import { screen } from '@testing-library/react'
import { expect, test } from 'vitest'

import { showOfficePart } from '#test/support/dom/shown-part.tsx'
import { testRestaurant } from '#test/support/test-restaurant.ts'
import { KitchenBoard } from './kitchen-board.tsx'

const restaurant = testRestaurant()

test('staff find at the board where to mark what is sold out and to pause, and the key that opened that closes it', async () => {
  restaurant.clock.set('2026-05-06T05:00:00Z')
  const board = <KitchenBoard back="/staff/orders" />
  const { user } = await showOfficePart(restaurant, 'staff', board, { address: '/staff/kitchen' })
  const key = await screen.findByRole('button', { name: /^Tạm hết/ })
  await user.click(key)
  const linkTo = (name: RegExp) => screen.getByRole('link', { name }).getAttribute('href')
  expect([linkTo(/hết món/), linkTo(/nghỉ bếp/)]).toEqual(['/staff/menu', '/staff/orders'])
  await user.click(key)
  expect(screen.queryByRole('complementary')).toBeNull()
})
