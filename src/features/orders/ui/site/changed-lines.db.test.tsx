import { act, screen, waitFor, within } from '@testing-library/react'
import { eq } from 'drizzle-orm'
import { afterEach, describe, expect, onTestFinished, test } from 'vitest'

import type { CartLine } from '#src/features/cart/rules/cart.ts'
import { cartLines, replaceCart } from '#src/features/cart/ui/site/cart-store.ts'
import { showOrdering } from '#src/features/cart/ui/site/ordering-step.ts'
import { menuItemTable } from '#src/features/menu/server/menu-table.ts'
import type { Language } from '#src/kernel/language.ts'
import { wine } from '#test/support/cart-samples.ts'
import { showPart } from '#test/support/dom/shown-part.tsx'
import { testRestaurant } from '#test/support/test-restaurant.ts'
import { Ordering } from './ordering.tsx'

const restaurant = testRestaurant()

afterEach(() => act(() => showOrdering('closed')))

const puffy = { schemaId: 'crust', selections: { option: 'crust-puffy' } }
const halves = {
  schemaId: 'half-and-half',
  selections: {},
  orderMode: 'half_and_half' as const,
  secondFlavor: 'pepperoni',
}
const olives = { schemaId: 'pizza-toppings', selections: { toppings: 'topping-olive' } }
const sized = (size: string) => ({ schemaId: 'size-pizza', selections: { size } })

const name = 'Nửa Margherita Phô Mai Tươi, nửa Pepperoni Ý'
const halved: CartLine = {
  id: 'margherita',
  name: 'Half Margherita, half Pepperoni',
  nameVi: name,
  price: 203_000,
  image: null,
  secondImage: null,
  quantity: 3,
  customization: [puffy, halves, olives, sized('16cm')],
  note: 'Cắt nhỏ',
}
const large: CartLine = { ...halved, customization: [puffy, halves, olives, sized('18cm')] }

/** The cart with these lines, once the server has said what each is today. */
async function openCart(lines: readonly CartLine[], language: Language = 'vi') {
  replaceCart(lines)
  showOrdering('cart')
  const shown = await showPart(restaurant, <Ordering />, { language })
  await screen.findByRole('button', { name: /^(Tiếp tục đặt hàng|Checkout|Đồng ý giá mới)$/, busy: false })
  await waitFor(() => expect(shown.network.sentTo('POST /api/orders/quote').length).toBeGreaterThan(0))
  const press = (label: string | RegExp, index = 0) => {
    const button = screen.getAllByRole('button', { name: label })[index]
    if (!button) throw new Error('There is no such line')
    return shown.user.click(button)
  }
  const dialog = async () => within(await screen.findByRole('dialog', { name: 'Margherita Phô Mai Tươi' }))
  const choose = async (size: string) =>
    shown.user.click(await (await dialog()).findByRole('radio', { name: new RegExp(`^${size}`) }))
  const save = async (label: RegExp) =>
    shown.user.click((await dialog()).getByRole('button', { name: label }))
  return { ...shown, press, dialog, choose, save }
}

/** The line of the cart in which the focus is, counted from 0. */
const focusedLine = () =>
  screen
    .getAllByRole('listitem')
    .filter(({ dataset }) => dataset['line'])
    .findIndex((item) => item.contains(document.activeElement))

const edit = `Sửa: ${name}`
const another = `Thêm phần khác: ${name}`

describe('a line that is edited', () => {
  test('opens with all that was chosen, and is saved in its place with its pieces and its note', async () => {
    const { press, dialog, choose, save } = await openCart([
      wine,
      halved,
      { ...wine, id: 'panna-cotta', price: 58_000 },
    ])
    await press(edit)
    const shown = await dialog()
    expect(await shown.findByRole('radio', { name: /^16 cm/ })).toHaveProperty('checked', true)
    expect(await shown.findByRole('radio', { name: /^Viền phồng/ })).toHaveProperty('checked', true)
    expect(await shown.findByRole('checkbox', { name: /^Ô liu/ })).toHaveProperty('checked', true)
    expect(shown.getByRole('img').getAttribute('aria-label')).toContain('Pepperoni')
    await choose('18 cm')
    await save(/^Lưu lựa chọn/)
    const { price: _cheaper, secondImage: _none, image: _picture, ...rest } = large
    await waitFor(() => expect(cartLines()[1]).toMatchObject(rest))
    expect(cartLines().map(({ id }) => id)).toEqual(['red-wine', 'margherita', 'panna-cotta'])
    expect(cartLines()[1]?.price).toBeGreaterThan(halved.price)
    await waitFor(() => expect(focusedLine()).toBe(1))
    expect(document.activeElement?.getAttribute('aria-label')).toBe(edit)
  })

  test('joins the line that it has become the same as', async () => {
    const { press, choose, save } = await openCart([halved, wine, { ...large, quantity: 2 }])
    await press(edit, 1)
    await choose('16 cm')
    await save(/^Lưu lựa chọn/)
    await waitFor(() =>
      expect(cartLines()).toMatchObject([{ id: 'margherita', quantity: 5 }, { id: 'red-wine' }]),
    )
    await waitFor(() => expect(focusedLine()).toBe(0))
  })

  test('changes nothing where the guest thinks better of it', async () => {
    const { press, dialog, choose, user } = await openCart([halved])
    const before = cartLines()
    await press(edit)
    await choose('18 cm')
    await user.click((await dialog()).getByRole('button', { name: 'Đóng' }))
    expect(cartLines()).toEqual(before)
  })

  test('is there once more where another tab has removed it meanwhile', async () => {
    const { press, choose, save } = await openCart([halved, wine])
    await press(edit)
    await choose('18 cm')
    act(() => replaceCart([wine]))
    await save(/^Lưu lựa chọn/)
    await waitFor(() =>
      expect(cartLines()).toMatchObject([{ id: 'red-wine' }, { id: 'margherita', quantity: 3 }]),
    )
  })

  test('that has sold out meanwhile says so', async () => {
    const { press, choose, save } = await openCart([halved])
    const isIt = eq(menuItemTable.id, 'margherita')
    const set = (isAvailable: boolean) =>
      restaurant.content.change((tx) => tx.update(menuItemTable).set({ isAvailable }).where(isIt))
    onTestFinished(async () => void (await set(true)))
    await set(false)
    await press(edit)
    await choose('18 cm')
    await save(/^Lưu lựa chọn/)
    expect(await screen.findByText('Món này tạm hết')).toBeDefined()
  })
})

describe('another of a line', () => {
  test('begins with its choices, one piece and no note, and is a line of its own after it', async () => {
    const { press, choose, save } = await openCart([halved, wine])
    await press(another)
    await choose('18 cm')
    await save(/^Thêm vào giỏ/)
    await waitFor(() => expect(cartLines()).toHaveLength(3))
    expect(cartLines()).toMatchObject([halved, { id: 'margherita', quantity: 1 }, wine])
    expect(cartLines()[1]).not.toHaveProperty('note')
    await waitFor(() => expect(focusedLine()).toBe(1))
  })

  test('with the same choices is one more piece of it', async () => {
    const { press, save } = await openCart([halved])
    await press(another)
    await save(/^Thêm vào giỏ/)
    await waitFor(() => expect(cartLines()).toMatchObject([{ quantity: 4, note: 'Cắt nhỏ' }]))
    expect(focusedLine()).toBe(0)
  })
})

test.each<[Language, RegExp]>([
  ['vi', /^(Sửa|Thêm phần khác): /],
  ['en', /^(Edit|Another one): /],
])(
  'a dish that asks nothing offers neither; one of which nothing was chosen does: %s',
  async (language, label) => {
    const salad = { ...wine, id: 'caesar-salad', name: 'Caesar salad', nameVi: 'Salad Caesar' }
    await openCart([wine, salad], language)
    await waitFor(() => expect(screen.getAllByRole('button', { name: label })).toHaveLength(2))
    for (const button of screen.getAllByRole('button', { name: label }))
      expect(button.getAttribute('aria-label')).toMatch(/caesar/i)
  },
)
