import { wine as wineSample } from '#test/support/cart-samples.ts'
import { showPart, type PartOptions } from '#test/support/dom/shown-part.tsx'
import { act, screen, waitFor, within } from '@testing-library/react'
import { expect, test } from 'vitest'

import { setNote, lineKey, type CartLine } from '#src/features/cart/rules/cart.ts'
import { cartLines, replaceCart } from '#src/features/cart/ui/site/cart-store.ts'
import { showOrdering } from '#src/features/cart/ui/site/ordering-step.ts'
import { testRestaurant } from '#test/support/test-restaurant.ts'
import { Ordering } from './ordering.tsx'

const restaurant = testRestaurant()

const wine = { ...wineSample, quantity: 2 }
const dessert: CartLine = {
  ...wine,
  id: 'panna-cotta',
  name: 'Panna Cotta',
  nameVi: 'Panna Cotta',
  price: 58_000,
}

async function openCart(lines: readonly CartLine[], options: PartOptions = {}) {
  replaceCart(lines)
  showOrdering('cart')
  return await showPart(restaurant, <Ordering />, options)
}

const noteOnWine = () => screen.getByRole('textbox', { name: 'Ghi chú món này: Rượu Vang Đỏ (ly)' })
const description = (element: HTMLElement) =>
  (element.getAttribute('aria-describedby') ?? '')
    .split(' ')
    .map((id) => document.getElementById(id)?.textContent)
    .join(' ')
const isMarked = (element: HTMLElement) => element.getAttribute('aria-invalid') === 'true'

test('a note is written at its line, with the focus in it, and asks for no new prices', async () => {
  const { user, network } = await openCart([wine, dessert])
  await waitFor(() => expect(screen.queryByText('Đang xem lại giá hôm nay…')).toBeNull())
  const before = network.sentTo('POST /api/orders/quote').length
  await user.click(screen.getByRole('button', { name: 'Thêm ghi chú: Rượu Vang Đỏ (ly)' }))
  expect(document.activeElement).toBe(noteOnWine())
  await user.keyboard('Ướp lạnh')
  expect(cartLines().map(({ note }) => note)).toEqual(['Ướp lạnh', undefined])
  expect(description(noteOnWine())).toContain('8/140 ký tự')
  // Spaces at its end do not count: the order is stored without them.
  await user.keyboard('  ')
  expect(description(noteOnWine())).toContain('8/140 ký tự')
  expect(network.sentTo('POST /api/orders/quote')).toHaveLength(before)
})

test('a note that is emptied stays open, and one of an earlier visit shows at once', async () => {
  const { user } = await openCart([{ ...wine, note: 'Ướp lạnh' }])
  await user.clear(noteOnWine())
  expect(cartLines()).toEqual([wine])
  expect(document.activeElement).toBe(noteOnWine())
})

test('a note that another tab has written is there to be read and changed', async () => {
  await openCart([wine])
  act(() => replaceCart([{ ...wine, note: 'Ướp lạnh' }]))
  expect(noteOnWine()).toHaveProperty('value', 'Ướp lạnh')
  act(() => replaceCart([wine]))
  expect(noteOnWine()).toHaveProperty('value', '')
})

test('a note of several pieces says that it counts for all of them, in the language of the reader', async () => {
  await openCart([{ ...wine, note: 'Chilled' }], { language: 'en' })
  const note = screen.getByRole('textbox', { name: 'Note on this dish: Red Wine (glass)' })
  expect(description(note)).toContain('Counts for all 2.')
  act(() => replaceCart([{ ...wine, note: 'Chilled', quantity: 1 }]))
  expect(description(note)).not.toContain('Counts for all')
})

test('a note that is too long says by how much, and holds the guest at it until it fits', async () => {
  const { user } = await openCart([dessert, { ...wine, note: 'x'.repeat(142) }])
  expect(isMarked(noteOnWine())).toBe(true)
  expect(description(noteOnWine())).toContain('Ghi chú dài tối đa 140 ký tự, bạn bớt 2 ký tự nhé.')
  await user.click(screen.getByRole('button', { name: 'Tiếp tục đặt hàng' }))
  expect(document.activeElement).toBe(noteOnWine())
  await user.type(noteOnWine(), '{Backspace}{Backspace}')
  expect(isMarked(noteOnWine())).toBe(false)
  await user.click(screen.getByRole('button', { name: 'Tiếp tục đặt hàng' }))
  await screen.findByRole('dialog', { name: 'Thông tin đặt món' })
})

test('an order takes the notes along, and the guest reads them on the placed order', async () => {
  const { user, network } = await openCart([{ ...wine, note: ' Ướp lạnh ' }, dessert])
  await user.click(screen.getByRole('button', { name: 'Tiếp tục đặt hàng' }))
  await screen.findByRole('dialog', { name: 'Thông tin đặt món' })
  await user.type(screen.getByRole('textbox', { name: 'Họ và tên' }), 'Lan')
  await user.type(screen.getByRole('textbox', { name: 'Số điện thoại' }), '0900000000')
  await user.type(screen.getByRole('textbox', { name: 'Email' }), 'lan@example.com')

  // Another tab makes a note too long: the cart shows which.
  const long = 'x'.repeat(141)
  act(() => replaceCart(setNote(cartLines(), lineKey(wine), long)))
  await user.click(screen.getByRole('button', { name: /^Đặt hàng/ }))
  await screen.findByRole('dialog', { name: 'Giỏ hàng của bạn' })
  expect(isMarked(noteOnWine())).toBe(true)

  // Once it fits, the order is one press away.
  act(() => replaceCart(setNote(cartLines(), lineKey(wine), ' Ướp lạnh ')))
  await user.click(await screen.findByRole('button', { name: 'Đặt hàng', busy: false }))
  const success = await screen.findByRole('dialog', { name: 'Cảm ơn bạn đã đặt món!' })
  expect(network.sentTo('POST /api/orders').at(-1)?.body).toMatchObject({ items: [{ note: 'Ướp lạnh' }, {}] })
  const [first, second] = within(success).getAllByRole('listitem')
  expect(first?.textContent).toContain('Ghi chú: Ướp lạnh')
  expect(second?.textContent).not.toContain('Ghi chú')
})
