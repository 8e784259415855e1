import { wine as wineSample } from '#test/support/cart-samples.ts'
import { act, fireEvent, screen, within } from '@testing-library/react'
import { expect, test } from 'vitest'

import { showPart, type PartOptions } from '#test/support/dom/shown-part.tsx'
import { testRestaurant } from '#test/support/test-restaurant.ts'
import { cartLines, replaceCart } from '#src/features/cart/ui/site/cart-store.ts'
import { showOrdering } from '#src/features/cart/ui/site/ordering-step.ts'
import { Ordering } from './ordering.tsx'

const restaurant = testRestaurant()

const wine = { ...wineSample, note: 'Ướp lạnh' }
const ticketUrl = `/order/${'a'.repeat(32)}`

async function openCheckout(options?: PartOptions) {
  replaceCart([wine])
  showOrdering('cart')
  const shown = await showPart(restaurant, <Ordering />, options)
  await shown.user.click(await screen.findByRole('button', { name: /^(Tiếp tục đặt hàng|Checkout)$/ }))
  await screen.findByRole('dialog', { name: /^(Thông tin đặt món|Checkout)$/ })
  return shown
}

/** What another tab of the browser leaves in the storage that both share. */
function otherTabLeaves(state: object) {
  act(() => {
    localStorage.setItem('cart', JSON.stringify({ state, version: 1 }))
    fireEvent(window, new StorageEvent('storage', { key: 'cart' }))
  })
}
const otherTabOrders = () =>
  otherTabLeaves({ lines: [], ordered: { ticketUrl, at: performance.timeOrigin + 1 } })

test('a checkout whose cart another tab has ordered leads to that order, and loses nothing that was typed', async () => {
  const { user } = await openCheckout()
  await user.type(screen.getByRole('textbox', { name: 'Họ và tên' }), 'Lan')
  otherTabOrders()
  const dialog = within(screen.getByRole('dialog', { name: 'Bạn đã đặt các món này ở tab khác' }))
  expect(dialog.getByRole('link').getAttribute('href')).toBe(ticketUrl)
  expect(dialog.queryByRole('button', { name: /^Đặt hàng/ })).toBeNull()
  await user.click(dialog.getByRole('button', { name: 'Đặt thêm một lần nữa' }))
  expect(cartLines()).toEqual([wine])
  expect(screen.getByRole('textbox', { name: 'Họ và tên' })).toHaveProperty('value', 'Lan')
})

test('a cart does so too, in the language of the page', async () => {
  const { user } = await openCheckout({ language: 'en' })
  await user.click(screen.getByRole('button', { name: 'Back to the cart' }))
  otherTabOrders()
  const dialog = within(screen.getByRole('dialog', { name: 'You have ordered this in another tab' }))
  expect(dialog.getByRole('link').getAttribute('href')).toBe(ticketUrl)
})

test('a checkout whose cart another tab has emptied is an empty cart', async () => {
  await openCheckout()
  otherTabLeaves({ lines: [] })
  expect(screen.getByRole('dialog', { name: 'Giỏ hàng của bạn' }).textContent).toContain('Giỏ đang trống')
})

test('who has ordered here finds an empty cart here, and the other tabs find the order', async () => {
  const { user } = await openCheckout()
  await user.type(screen.getByRole('textbox', { name: 'Số điện thoại' }), '0900000000')
  await user.type(screen.getByRole('textbox', { name: 'Email' }), 'lan@example.com')
  await user.click(screen.getByRole('button', { name: /^Đặt hàng/ }))
  const placed = within(await screen.findByRole('dialog', { name: 'Cảm ơn bạn đã đặt món!' }))
  const links = placed.getAllByRole('link').map((link) => link.getAttribute('href') ?? '')
  const ticket = links.find((address) => address.startsWith('/order/'))
  expect(ticket).toBeDefined()
  expect(localStorage.getItem('cart')).toContain(ticket)
  act(() => showOrdering('cart'))
  expect(screen.getByRole('dialog', { name: 'Giỏ hàng của bạn' }).textContent).toContain('Giỏ đang trống')
})
