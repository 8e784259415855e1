import { wine } from '#test/support/cart-samples.ts'
import { showPart } from '#test/support/dom/shown-part.tsx'
import { screen } from '@testing-library/react'
import { expect, test, vi } from 'vitest'

import { replaceCart } from '#src/features/cart/ui/site/cart-store.ts'
import { showOrdering } from '#src/features/cart/ui/site/ordering-step.ts'
import { rememberTable, rememberTableOfLink, visitHours } from '#src/features/cart/ui/site/visit-table.ts'
import { testRestaurant } from '#test/support/test-restaurant.ts'
import { Ordering } from './ordering.tsx'

const restaurant = testRestaurant()
const noon = '2026-05-06T05:00:00Z'

/** The drawer at the cart, for a guest whom this has led to the menu. */
async function openCart(arrive: () => void) {
  restaurant.clock.set(noon)
  replaceCart([wine])
  showOrdering('cart')
  const shown = await showPart(restaurant, <Ordering />)
  arrive()
  return {
    ...shown,
    toCheckout: () => shown.user.click(screen.getByRole('button', { name: 'Tiếp tục đặt hàng' })),
    toCart: () => shown.user.click(screen.getByRole('button', { name: 'Quay lại giỏ hàng' })),
    choose: async (name: string) => shown.user.click(await screen.findByRole('radio', { name })),
  }
}

const table = () => screen.findByRole<HTMLInputElement>('textbox', { name: /^Bàn của bạn/ })
const isChosen = async (name: string) =>
  (await screen.findByRole<HTMLInputElement>('radio', { name })).checked

async function fillContact({ user }: Pick<Awaited<ReturnType<typeof openCart>>, 'user'>) {
  for (const [name, text] of [
    ['Họ và tên', 'Lan'],
    ['Số điện thoại', '0900000000'],
    ['Email', 'lan@example.com'],
  ] as const) {
    await user.clear(screen.getByRole('textbox', { name }))
    await user.type(screen.getByRole('textbox', { name }), text)
  }
}

test('whoever comes by the code on a table eats in there, which the guest may change for good', async () => {
  const { toCheckout, toCart, choose } = await openCart(() => {
    rememberTableOfLink('?table=7')
    // On from there by a link of the site.
    rememberTableOfLink('?category=pizza')
    rememberTableOfLink('')
  })
  await toCheckout()
  expect(await isChosen('Ăn tại quán')).toBe(true)
  expect((await table()).value).toBe('7')
  await choose('Mang về')
  expect(screen.queryByRole('textbox', { name: /^Bàn của bạn/ })).toBeNull()
  await toCart()
  await toCheckout()
  expect(await isChosen('Mang về')).toBe(true)
})

test('a table that has been named on an order is there for the next one of the visit', async () => {
  const opened = await openCart(() => rememberTableOfLink('?table=7'))
  const { user, network, toCheckout } = opened
  await toCheckout()
  await user.clear(await table())
  await user.type(await table(), ' Sân  8 ')
  await fillContact(opened)
  await user.click(screen.getByRole('button', { name: /^Đặt hàng/ }))
  const success = await screen.findByRole('dialog', { name: 'Cảm ơn bạn đã đặt món!' })
  expect(network.sentTo('POST /api/orders')[0]?.body).toMatchObject({
    orderType: 'dine-in',
    tableLabel: 'Sân 8',
  })
  expect(success.textContent).toContain('BànSân 8')

  opened.leave()
  const again = await openCart(() => undefined)
  await again.toCheckout()
  expect((await table()).value).toBe('Sân 8')
})

test('a table is asked for where the guest eats in, and may be left out', async () => {
  const opened = await openCart(() => undefined)
  const { user, network, toCheckout, choose } = opened
  await toCheckout()
  await choose('Ăn tại quán')
  const said = (name: string) => screen.getByRole('textbox', { name: /^Bàn của bạn/ }).getAttribute(name)
  expect(['autocomplete', 'enterkeyhint'].map(said)).toEqual(['off', 'next'])
  await user.clear(await table())
  await user.type(await table(), 'x'.repeat(21))
  await fillContact(opened)
  await user.click(screen.getByRole('button', { name: /^Đặt hàng/ }))
  expect(document.activeElement).toBe(await table())
  expect(screen.getByText('Tên bàn dài tối đa 20 ký tự, ví dụ 7 hoặc Sân 2.')).toBeDefined()
  await user.clear(await table())
  await user.click(screen.getByRole('button', { name: /^Đặt hàng/ }))
  await screen.findByRole('dialog', { name: 'Cảm ơn bạn đã đặt món!' })
  expect(network.sentTo('POST /api/orders').at(-1)?.body).not.toHaveProperty('tableLabel')
})

test('a table is forgotten once the visit is over', async () => {
  const { toCheckout, choose } = await openCart(() => {
    rememberTable('7')
    const later = new Date(Date.parse(noon) + visitHours * 3_600_000 + 1)
    restaurant.clock.set(later.toISOString())
    vi.setSystemTime(later)
  })
  await toCheckout()
  await choose('Ăn tại quán')
  expect((await table()).value).toBe('')
})
