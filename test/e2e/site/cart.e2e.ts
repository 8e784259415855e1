// Browser: real navigation, two tabs, layout or styles
import type { CartLine } from '#src/features/cart/rules/cart.ts'
import { historySettled } from '../../support/history-settled.ts'
import { expect, expectAccessible, test } from '../../support/site.ts'
import { arriveWithCart, cartButton, halfAndHalf, openCart, wine } from './ordering-steps.ts'

test.use({ contextOptions: { reducedMotion: 'reduce' } })

test('a cart is there after a reload and in another tab, and each tab shows what the other has changed', async ({
  page,
  context,
}) => {
  await arriveWithCart(page, [halfAndHalf, wine])
  const cart = await openCart(page)
  await cart
    .getByRole('button', { name: 'Bớt một phần Nửa Margherita Phô Mai Tươi, nửa Pepperoni Ý' })
    .click()
  await expect(cart.getByText('604.000đ')).toBeVisible()
  await page.keyboard.press('Escape')
  await expect(cart).toBeHidden()
  await expect(cartButton(page)).toBeFocused()
  await historySettled(page)
  await page.reload()
  await expect(cartButton(page)).toHaveAccessibleName('Giỏ hàng, 3 món')

  const other = await context.newPage()
  await other.goto('/menu')
  await (await openCart(other)).getByRole('button', { name: 'Thêm một phần Rượu Vang Đỏ (ly)' }).click()
  await expect(cartButton(page)).toHaveAccessibleName('Giỏ hàng, 4 món')
  await expect((await openCart(page)).getByText('702.000đ')).toBeVisible()
})

test('the cart is accessible: with a new price, with what is not to be had any more, and empty', async ({
  page,
}) => {
  const otherCrust: CartLine = {
    ...halfAndHalf,
    name: 'Margherita',
    nameVi: 'Margherita Phô Mai Tươi',
    customization: [
      { schemaId: 'crust', selections: { option: 'crust-gone' } },
      { schemaId: 'size-pizza', selections: { size: '18cm' } },
    ],
  }
  await arriveWithCart(page, [
    halfAndHalf,
    { ...wine, price: 90_000 },
    otherCrust,
    { ...wine, id: 'gone', name: 'Gone', nameVi: 'Món cũ' },
  ])
  const cart = await openCart(page)
  await expect(cart.getByText('Giá mới 98.000đ')).toBeVisible()
  await expect(cart.getByText('Món này không còn trong thực đơn')).toBeVisible()
  await expectAccessible(page)
  await cart.getByRole('button', { name: 'Bỏ các món này' }).click()
  await expect(cart.getByRole('heading', { level: 3 })).toHaveCount(2)
  await expectAccessible(page)
  for (const name of ['Bỏ Nửa Margherita Phô Mai Tươi, nửa Pepperoni Ý', 'Bỏ Rượu Vang Đỏ (ly)'])
    await cart.getByRole('button', { name }).click()
  await expect(cart.getByRole('link', { name: 'Xem thực đơn' })).toBeFocused()
  await expectAccessible(page)
})

test('a line is edited, and begun once more, by keyboard, and the focus comes back to it', async ({
  page,
}) => {
  await page.setViewportSize({ width: 390, height: 844 })
  await arriveWithCart(page, [wine, halfAndHalf])
  const cart = await openCart(page)
  const name = 'Nửa Margherita Phô Mai Tươi, nửa Pepperoni Ý'
  const edit = cart.getByRole('button', { name: `Sửa: ${name}` })
  const dialog = page.getByRole('dialog', { name: 'Margherita Phô Mai Tươi' })
  await edit.press('Enter')
  await expect(dialog).toBeVisible()
  await expectAccessible(page)
  await page.keyboard.press('Escape')
  await expect(dialog).toBeHidden()
  await expect(edit).toBeFocused()

  await edit.press('Enter')
  await dialog.getByRole('radio', { name: /^18 cm/ }).press('ArrowUp')
  await dialog.getByRole('button', { name: /^Lưu lựa chọn/ }).press('Enter')
  await expect(cart.getByRole('listitem').getByText('16 cm', { exact: true })).toBeVisible()
  await expect(edit).toBeFocused()

  await page.keyboard.press('Tab')
  await page.keyboard.press('Enter')
  await dialog.getByRole('radio', { name: /^16 cm/ }).press('ArrowDown')
  await dialog.getByRole('button', { name: /^Thêm vào giỏ/ }).press('Enter')
  await expect(edit).toHaveCount(2)
  await expect(edit.nth(1)).toBeFocused()
  await expect(edit.nth(1)).toBeInViewport()
  await expectAccessible(page)
})
