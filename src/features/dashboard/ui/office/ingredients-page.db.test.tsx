import { screen, waitFor } from '@testing-library/react'
import { beforeAll, beforeEach, expect, test } from 'vitest'

import type { Ingredient } from '#src/features/ingredients/contract/ingredient.ts'
import AvailabilityPage from '#src/features/menu/ui/office/availability-page.tsx'
import { showOfficePart } from '#test/support/dom/shown-part.tsx'
import { officeCalls, type OfficeCall } from '#test/support/office-calls.ts'
import { orderFor, smallPepperoni } from '#test/support/orders.ts'
import { testRestaurant } from '#test/support/test-restaurant.ts'
import IngredientsPage from './ingredients-page.tsx'

const restaurant = testRestaurant()
let admin: OfficeCall

beforeAll(async () => {
  admin = await officeCalls(restaurant, 'admin')
})
beforeEach(async () => {
  for (const { id } of await stored()) await admin('DELETE', `/api/ingredients/${id}`)
  await admin('POST', '/api/ingredients', { name: 'Salami', nameVi: 'Xúc xích Ý', dishIds: ['pepperoni'] })
})
const stored = async () => (await admin('GET', '/api/ingredients')).json<Ingredient[]>()

test('staff switch an ingredient off with one tap, and see whom to call', async () => {
  const payload = await orderFor(restaurant.app, [smallPepperoni], { customerPhone: '0912 345 678' })
  await restaurant.app.inject({ method: 'POST', url: '/api/orders', payload })
  const { user } = await showOfficePart(restaurant, 'staff', <IngredientsPage />, {
    address: '/staff/ingredients',
  })
  await user.click(await screen.findByRole('switch', { name: /Xúc xích Ý/ }))
  const call = await screen.findByRole('link', { name: /0912 345 678/ })
  expect(call.getAttribute('href')).toBe('tel:+84912345678')
  expect(await stored()).toMatchObject([{ isAvailable: false }])
  expect(screen.queryByRole('link', { name: /Thêm/ })).toBeNull()
})

test('admins link dishes to an ingredient', async () => {
  const { user } = await showOfficePart(restaurant, 'admin', <IngredientsPage />, {
    address: '/admin/dashboard/menu/ingredients?open=new',
  })
  await user.type(await screen.findByRole('textbox', { name: 'Tên tiếng Việt' }), 'Húng quế')
  await user.type(screen.getByRole('textbox', { name: 'Tên tiếng Anh' }), 'Basil')
  await user.click(await screen.findByRole('button', { name: /Margherita/ }))
  await user.click(screen.getByRole('button', { name: 'Thêm nguyên liệu' }))
  await waitFor(async () =>
    expect(await stored()).toContainEqual(
      expect.objectContaining({ name: 'Basil', dishIds: ['margherita'] }),
    ),
  )
})

test('staff count a dish with two taps', async () => {
  const { user } = await showOfficePart(restaurant, 'staff', <AvailabilityPage />, { address: '/staff/menu' })
  await user.click(await screen.findByRole('button', { name: /Margherita.*đếm/ }))
  await user.click(await screen.findByRole('button', { name: '8' }))
  expect(await screen.findByRole('button', { name: /Margherita.*còn 8/ })).toBeDefined()
})
