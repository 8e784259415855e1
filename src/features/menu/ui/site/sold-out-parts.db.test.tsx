import { showPart } from '#test/support/dom/shown-part.tsx'
import { act, screen, within } from '@testing-library/react'
import { beforeEach, expect, test, vi } from 'vitest'

import { replaceCart } from '#src/features/cart/ui/site/cart-store.ts'
import type { MenuItem } from '../../contract/menu.ts'
import { officeCalls } from '#test/support/office-calls.ts'
import { testRestaurant } from '#test/support/test-restaurant.ts'
import { DishCard } from './dish-card.tsx'
import { groupDishes, menuFilter } from './menu-filter.ts'
import { MenuResults } from './menu-results.tsx'

const restaurant = testRestaurant()

const dishes = async () =>
  (await restaurant.app.inject({ url: '/api/menu-items?includeUnavailable=true' })).json<MenuItem[]>()

beforeEach(() => replaceCart([]))

test('a dish that is sold out until a time says until when', async () => {
  const soldOutUntil = '2026-05-07T04:00:00.000Z'
  const [dish] = await dishes()
  if (!dish) throw new Error('The demo has dishes')
  const soldOut = { ...dish, isAvailable: false, soldOutUntil }
  await showPart(restaurant, <DishCard dish={soldOut} onAdd={vi.fn<() => void>()} />)
  expect(screen.getByText('Hết đến 11:00, 07/05')).toBeTruthy()
  expect(screen.getByRole('button', { name: /^Hết/ })).toHaveProperty('disabled', true)
})

test('a dish is on sale again on a page that is open at that time', async () => {
  const [dish] = await dishes()
  if (!dish) throw new Error('The demo has dishes')
  const soldOutUntil = '2026-05-06T05:10:00.000Z'
  const onAdd = vi.fn<() => void>()
  const soldOut = { ...dish, isAvailable: false, soldOutUntil }
  const { user } = await showPart(restaurant, <DishCard dish={soldOut} onAdd={onAdd} />)
  await act(async () => {
    vi.setSystemTime(new Date(soldOutUntil))
    document.dispatchEvent(new Event('visibilitychange'))
  })
  expect(screen.queryByText(/^Hết/)).toBeNull()
  await user.click(screen.getByRole('button', { name: /^Thêm/ }))
  expect(onAdd).toHaveBeenCalledOnce()
})

test('a dialog shows what is sold out of its options, and until when, and starts without it', async () => {
  const staff = await officeCalls(restaurant, 'staff')
  const option = (id: string) => `/api/customization-schemas/crust/options/${id}`
  await staff('PATCH', option('crust-puffy'), { isAvailable: false })
  const until = '2026-05-06T10:30:00Z'
  await staff('PATCH', option('crust-cheese'), { isAvailable: false, soldOutUntil: until })
  const groups = groupDishes(await dishes(), menuFilter(new URLSearchParams(), []), 'vi')
  const { user } = await showPart(restaurant, <MenuResults groups={groups} />)
  await user.click(screen.getByRole('button', { name: 'Thêm Tiệc Thịt vào giỏ hàng' }))
  const dialog = within(await screen.findByRole('dialog', { name: 'Tiệc Thịt' }))
  const radio = (name: RegExp) => dialog.findByRole<HTMLInputElement>('radio', { name })
  const puffy = await radio(/^Viền phồng/)
  expect([puffy.disabled, puffy.checked]).toEqual([true, false])
  expect(puffy.closest('label')?.textContent).toContain('Hết món')
  expect((await radio(/^Viền nhân/)).closest('label')?.textContent).toContain('Hết đến 17:30, 06/05')
  expect((await radio(/^Mỏng giòn/)).disabled).toBe(false)
  await user.click(dialog.getByRole('button', { name: 'Thêm vào giỏ' }))
  expect(dialog.getByRole('alert').textContent).toContain('Vui lòng chọn một mục')
})

test('an option that has come back since it was asked for can be chosen, without asking again', async () => {
  const staff = await officeCalls(restaurant, 'staff')
  await staff('PATCH', '/api/customization-schemas/crust/options/crust-puffy', {
    isAvailable: false,
    soldOutUntil: '2026-05-06T05:02:00Z',
  })
  const groups = groupDishes(await dishes(), menuFilter(new URLSearchParams(), []), 'vi')
  const { user, network } = await showPart(restaurant, <MenuResults groups={groups} />)
  const open = async () => {
    await user.click(screen.getByRole('button', { name: 'Thêm Pepperoni Ý vào giỏ hàng' }))
    return within(await screen.findByRole('dialog', { name: 'Pepperoni Ý' }))
  }
  const isOffered = async (dialog: Awaited<ReturnType<typeof open>>) =>
    !(await dialog.findByRole<HTMLInputElement>('radio', { name: /^Viền phồng/ })).disabled
  const dialog = await open()
  expect(await isOffered(dialog)).toBe(false)
  await user.click(dialog.getByRole('button', { name: 'Đóng' }))
  vi.setSystemTime('2026-05-06T05:02:00Z')
  expect(await isOffered(await open())).toBe(true)
  expect(network.sentTo('GET /api/menu-items/:id/customization-schemas')).toHaveLength(1)
})
