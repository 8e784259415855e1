import type { CartLine } from '#src/features/cart/rules/cart.ts'
import { expect, expectAccessible, test } from '../../support/site.ts'
import { arriveWithCart, cartButton, halfAndHalf, openCart, restoreMenu, wine } from './ordering-steps.ts'

test.use({ contextOptions: { reducedMotion: 'reduce' } })

test.describe('the cart', () => {
  test('shows each line with its choices in words, what it costs, and what all of it costs with VAT', async ({
    page,
  }) => {
    await arriveWithCart(page, [halfAndHalf, wine])
    const cart = await openCart(page)
    const pizza = cart.getByRole('listitem').filter({ hasText: 'Margherita Phô Mai Tươi' }).first()
    await expect(pizza.getByRole('heading')).toHaveText('Nửa Margherita Phô Mai Tươi, nửa Pepperoni Ý')
    const pictures = await pizza
      .locator('img')
      .evaluateAll((all) => all.map((each) => each.getAttribute('src')))
    expect(pictures).toEqual([
      expect.stringContaining('dishes/margherita'),
      expect.stringContaining('dishes/pepperoni'),
    ])
    await expect(pizza).toContainText('Thêm: Phô mai mozzarella tươi, Nấm')
    await expect(pizza).toContainText('759.000đ')
    await expect(cart.getByRole('definition')).toContainText(['857.000đ', '68.560đ', '925.560đ'])
    await pizza.getByText('Xem cách tính giá').click()
    await expect(pizza.getByRole('term')).toHaveText([
      'Nửa Margherita Phô Mai Tươi',
      'Nửa Pepperoni Ý',
      '18 cm',
      'Phô mai mozzarella tươi',
      'Nấm',
      'Phí ghép hai nửa',
      'Một phần',
    ])
    await expect(pizza.getByRole('definition')).toHaveText([
      '79.000đ',
      '94.000đ',
      '30.000đ',
      '25.000đ',
      '15.000đ',
      '10.000đ',
      '253.000đ',
    ])
  })

  test('names both halves of a line that an earlier version of the site stored', async ({ page }) => {
    const { secondImage: _none, ...line } = halfAndHalf
    await arriveWithCart(page, [{ ...line, name: 'Margherita', nameVi: null }])
    const cart = await openCart(page)
    await expect(cart.getByRole('heading', { level: 3 })).toHaveText(
      'Nửa Margherita Phô Mai Tươi, nửa Pepperoni Ý',
    )
  })

  test('changes quantities, and survives a reload', async ({ page }) => {
    await arriveWithCart(page, [halfAndHalf, wine])
    const cart = await openCart(page)
    await cart.getByRole('button', { name: 'Thêm một phần Rượu Vang Đỏ (ly)' }).click()
    await cart
      .getByRole('button', { name: 'Bớt một phần Nửa Margherita Phô Mai Tươi, nửa Pepperoni Ý' })
      .click()
    await expect(cart.getByText('702.000đ')).toBeVisible()
    await page.reload()
    await expect(cartButton(page)).toHaveAccessibleName('Giỏ hàng, 4 món')
    await expect((await openCart(page)).getByText('702.000đ')).toBeVisible()
  })

  test('shows what another tab has put into it', async ({ page, context }) => {
    await arriveWithCart(page, [wine])
    await expect(cartButton(page)).toHaveAccessibleName('Giỏ hàng, 1 món')
    const other = await context.newPage()
    await other.goto('/menu')
    const cart = await openCart(other)
    await cart.getByRole('button', { name: 'Thêm một phần Rượu Vang Đỏ (ly)' }).click()
    await expect(cartButton(page)).toHaveAccessibleName('Giỏ hàng, 2 món')
  })

  test('gives a removed dish back, and the focus to the line that took its place', async ({ page }) => {
    await arriveWithCart(page, [halfAndHalf, wine])
    const cart = await openCart(page)
    await cart.getByRole('button', { name: 'Bỏ Nửa Margherita Phô Mai Tươi, nửa Pepperoni Ý' }).click()
    await expect(cart.getByRole('button', { name: 'Bỏ Rượu Vang Đỏ (ly)' })).toBeFocused()
    await expect(cart.getByText('105.840đ')).toBeVisible()
    await page.getByRole('button', { name: 'Hoàn tác' }).click()
    await expect(cart.getByText('925.560đ')).toBeVisible()
    await expect(cart.getByRole('heading', { level: 3 }).first()).toHaveText(
      'Nửa Margherita Phô Mai Tươi, nửa Pepperoni Ý',
    )
  })

  test('loses a dish by taking its last piece away, and gives it back', async ({ page }) => {
    await arriveWithCart(page, [halfAndHalf, { ...wine, quantity: 2 }])
    const cart = await openCart(page)
    await cart.getByRole('button', { name: 'Bớt một phần Rượu Vang Đỏ (ly)' }).click()
    await cart.getByRole('button', { name: 'Bỏ phần Rượu Vang Đỏ (ly) cuối cùng' }).click()
    const left = 'Nửa Margherita Phô Mai Tươi, nửa Pepperoni Ý'
    await expect(cart.getByRole('heading', { level: 3 })).toHaveText([left])
    await expect(cart.getByRole('button', { name: `Bỏ ${left}` })).toBeFocused()
    await page.getByRole('button', { name: 'Hoàn tác' }).click()
    await expect(cart.getByText('925.560đ')).toBeVisible()
  })

  test('leads to the menu when it is empty', async ({ page }) => {
    await arriveWithCart(page, [wine], '/')
    const cart = await openCart(page)
    await cart.getByRole('button', { name: 'Bỏ Rượu Vang Đỏ (ly)' }).click()
    const toMenu = cart.getByRole('link', { name: 'Xem thực đơn' })
    await expect(toMenu).toBeFocused()
    await toMenu.press('Enter')
    await expect(page).toHaveURL(/\/menu$/)
    await expect(cart).toBeHidden()
  })

  test('closes on Escape and gives the focus back to its button', async ({ page }) => {
    await arriveWithCart(page, [wine])
    const cart = await openCart(page)
    await page.keyboard.press('Escape')
    await expect(cart).toBeHidden()
    await expect(cartButton(page)).toBeFocused()
  })

  test('can be looked at and ordered from when prices cannot be checked', async ({ page }) => {
    await page.route('**/api/orders/quote', (route) => route.abort())
    await arriveWithCart(page, [wine])
    const cart = await openCart(page)
    await expect(cart.getByText('Chưa xem lại được giá hôm nay.')).toBeVisible()
    await expect(cart.getByText('105.840đ')).toBeVisible()
    await cart.getByRole('button', { name: 'Tiếp tục đặt hàng' }).click()
    await expect(page.getByRole('dialog', { name: 'Thông tin đặt món' })).toBeVisible()
  })

  for (const [language, title] of [
    ['vi', 'Giỏ hàng của bạn'],
    ['en', 'Your cart'],
  ]) {
    test(`is accessible, empty and filled, in ${language}`, async ({ page }) => {
      await arriveWithCart(page, [halfAndHalf, wine], `/menu?lang=${language}`)
      const cart = await openCart(page)
      await expect(cart).toHaveAccessibleName(title ?? '')
      await expect(cart.getByText('18 cm').first()).toBeVisible()
      await expectAccessible(page)
      for (const name of [/Margherita/, /Vang|Wine/]) {
        await cart
          .getByRole('button', { name: /^(Bỏ|Remove) / })
          .filter({ visible: true })
          .first()
          .click()
        await expect(cart.getByRole('heading', { level: 3, name })).toBeHidden()
      }
      await expectAccessible(page)
    })
  }
})

test.describe('a cart from yesterday', () => {
  test.afterEach(({ site }) => restoreMenu(site))

  test('says which prices have changed, and goes on once the guest accepts them', async ({ page, site }) => {
    await site.query("update menu_items set price = '110000.00' where id = 'red-wine'")
    await site.contentChanged()
    await arriveWithCart(page, [halfAndHalf, wine])
    const cart = await openCart(page)
    await expect(cart.getByRole('alert')).toContainText('Có món vừa đổi giá')
    const line = cart.getByRole('listitem').filter({ hasText: 'Vang' })
    await expect(line).toContainText('Giá trước 98.000đ')
    await expect(line).toContainText('Giá mới 110.000đ')
    await expectAccessible(page)
    await cart.getByRole('button', { name: 'Đồng ý giá mới' }).click()
    await expect(cart.getByRole('alert')).toBeHidden()
    await expect(cart.getByRole('button', { name: 'Tiếp tục đặt hàng' })).toBeFocused()
    await expect(cart.getByText('938.520đ')).toBeVisible()
  })

  test('marks dishes that are sold out, gone or no longer to be had as chosen, and removes them', async ({
    page,
    site,
  }) => {
    await site.query("update menu_items set is_available = false where id = 'red-wine'")
    await site.contentChanged()
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
      wine,
      otherCrust,
      { ...wine, id: 'gone', name: 'Gone', nameVi: 'Món cũ' },
    ])
    const cart = await openCart(page)
    await expect(cart.getByText('Món này tạm hết')).toBeVisible()
    await expect(cart.getByText('Món này không còn trong thực đơn')).toBeVisible()
    await expect(cart.getByText('Đế bánh: Mục này hiện không có. Chưa đặt được như đã chọn.')).toBeVisible()
    await expect(
      cart.getByRole('heading', { name: 'Nửa Margherita Phô Mai Tươi, nửa Pepperoni Ý' }),
    ).toBeVisible()
    await expect(cart.getByText('819.720đ')).toBeVisible()
    await expectAccessible(page)
    await cart.getByRole('button', { name: 'Bỏ các món này' }).click()
    await expect(cart.getByRole('heading', { level: 3 })).toHaveText([
      'Nửa Margherita Phô Mai Tươi, nửa Pepperoni Ý',
    ])
    await expect(cart.getByRole('button', { name: 'Tiếp tục đặt hàng' })).toBeVisible()
  })
})
