import type { CartLine } from '#src/features/cart/rules/cart.ts'
import { expect, expectAccessible, test } from '../../support/site.ts'
import {
  arriveWithCart,
  checkoutOf,
  fillContact,
  halfAndHalf,
  openCheckout,
  ordersOf,
  placeButton,
  restoreMenu,
  successOf,
  wine,
} from './ordering-steps.ts'

const pepperoni: CartLine = {
  id: 'pepperoni',
  name: 'Pepperoni',
  nameVi: 'Pepperoni Ý',
  price: 218_000,
  image: null,
  quantity: 2,
  customization: [
    { schemaId: 'crust', selections: { option: 'crust-puffy' } },
    { schemaId: 'size-pizza', selections: { size: '18cm' } },
  ],
}

test.use({ contextOptions: { reducedMotion: 'reduce' } })

test.describe('an order that fails', () => {
  for (const [what, response, vietnamese, english] of [
    ['without a connection', undefined, 'Mất kết nối mạng', 'No connection.'],
    [
      'because the server is busy',
      { status: 503, json: { message: 'Máy bận', code: 'server.unavailable' } },
      'Máy của Bếp đang bận một chút',
      'Please try again in a moment.',
    ],
    [
      'by a fault of the server',
      { status: 500, json: { message: 'Something', code: 'server.fault' } },
      'Có trục trặc ở phía Bếp',
      'Something went wrong on our side.',
    ],
    [
      'because of too many attempts',
      { status: 429, json: { message: 'Slow', code: 'request.too-many' } },
      'Vui lòng đợi một phút',
      'Please wait a minute',
    ],
    [
      'for a reason without a text of ours',
      { status: 409, json: { message: 'Xin lỗi bạn', code: 'orders.other' } },
      'Xin lỗi bạn',
      'Xin lỗi bạn',
    ],
  ] as const) {
    test(`${what} keeps the form and says why`, async ({ page }) => {
      await page.route('**/api/orders', (route) => (response ? route.fulfill(response) : route.abort()))
      await arriveWithCart(page, [wine])
      const checkout = await openCheckout(page)
      await fillContact(checkout, 'Nguyễn Giữ Lại')
      await placeButton(checkout).click()
      await expect(page.locator('[aria-live=assertive]')).toContainText('Đặt hàng thất bại')
      await expect(page.locator('[aria-live=assertive]')).toContainText(vietnamese)
      await page.getByRole('button', { name: 'Đóng thông báo' }).click()
      await expect(checkout.getByText(vietnamese).filter({ visible: true })).toBeVisible()
      await expect(checkout.getByLabel('Họ và tên')).toHaveValue('Nguyễn Giữ Lại')
      await expect(placeButton(checkout)).toBeEnabled()

      await page.keyboard.press('Escape')
      await page.getByRole('button', { name: /English/ }).click()
      const reopened = await openCheckout(page)
      await expect(reopened.getByLabel('Full name')).toHaveValue('Nguyễn Giữ Lại')
      await placeButton(reopened).click()
      await expect(reopened.getByText(english).filter({ visible: true }).first()).toBeVisible()
      await expect(reopened.getByLabel('Full name')).toHaveValue('Nguyễn Giữ Lại')
    })
  }

  test('for a field shows it there', async ({ page }) => {
    const message = 'Valid email required'
    await page.route('**/api/orders', (route) =>
      route.fulfill({
        status: 400,
        json: { message, code: 'request.invalid', fields: { customerEmail: message } },
      }),
    )
    await arriveWithCart(page, [wine])
    const checkout = await openCheckout(page)
    await fillContact(checkout, 'Lan')
    await placeButton(checkout).click()
    await expect(checkout.getByLabel('Email')).toBeFocused()
    await expect(checkout.getByLabel('Email')).toHaveAccessibleDescription(/^Email chưa đúng/)
  })
})

test.describe('a menu that changes while someone orders', () => {
  test.afterEach(({ site }) => restoreMenu(site))

  test('shows the new price in the cart, and orders at it with one more press', async ({ page, site }) => {
    await arriveWithCart(page, [halfAndHalf, wine])
    const checkout = await openCheckout(page)
    await fillContact(checkout, 'Đổi Giá')
    await site.query("update menu_items set price = '110000.00' where id = 'red-wine'")
    await site.contentChanged()
    await placeButton(checkout).click()
    const cart = page.getByRole('dialog', { name: 'Giỏ hàng của bạn' })
    await expect(cart.getByRole('listitem').filter({ hasText: 'Vang' })).toContainText('Giá mới 110.000đ')
    await cart.getByRole('button', { name: 'Đồng ý giá mới và đặt hàng' }).click()
    await successOf(page).waitFor()
    expect(await ordersOf(site, 'Đổi Giá')).toMatchObject([{ total_amount: '869000.00' }])
  })

  for (const [language, again, save, place] of [
    ['vi', 'Chọn lại', 'Lưu lựa chọn', 'Đặt hàng'],
    ['en', 'Choose again', 'Save choices', 'Place order'],
  ] as const) {
    test(`lets the guest choose what is asked by now, and order with one more press (${language})`, async ({
      page,
      site,
      context,
      baseURL,
    }) => {
      await context.addCookies([{ name: 'language', value: language, url: baseURL ?? '' }])
      // What the dishes offer is known to the browser from before the change.
      const required = (isRequired: boolean) =>
        site.query(
          `update menu_item_customization_schemas set is_required = ${isRequired}
           where menu_item_id = 'pepperoni' and customization_schema_id = 'pizza-toppings'`,
        )
      const name = `Chọn Thêm ${language}`
      await arriveWithCart(page, [pepperoni])
      const checkout = await openCheckout(page)
      await fillContact(checkout, name)
      try {
        await required(true)
        await site.contentChanged()
        await placeButton(checkout).click()
        const cart = page.getByRole('dialog', { name: /^(Giỏ hàng của bạn|Your cart)$/ })
        await cart.getByRole('button', { name: again }).click()
        const dialog = page.getByRole('dialog', { name: /^Pepperoni/ })
        await expect(dialog.getByRole('radio', { name: /^18/ })).toBeChecked()
        await expectAccessible(page)
        await dialog.getByRole('checkbox', { name: /^(Phô mai mozzarella|Fresh mozzarella)/i }).check()
        await dialog.getByRole('button', { name: save }).click()
        await expect(dialog).toBeHidden()
        const next = cart.getByRole('button', { name: place })
        await expect(next).toBeFocused()
        await next.click()
        await successOf(page).waitFor()
      } finally {
        await required(false)
        await site.contentChanged()
      }
      const [order] = await ordersOf(site, name)
      expect(order?.items).toMatchObject([{ id: 'pepperoni', quantity: 2 }])
      expect(JSON.stringify(order?.items)).toContain('topping-mozzarella')
    })
  }

  test('says which dish has sold out, and orders the others with one more press', async ({ page, site }) => {
    await arriveWithCart(page, [halfAndHalf, wine])
    const checkout = await openCheckout(page)
    await fillContact(checkout, 'Hết Món')
    await site.query("update menu_items set is_available = false where id = 'red-wine'")
    await site.contentChanged()
    await placeButton(checkout).click()
    const cart = page.getByRole('dialog', { name: 'Giỏ hàng của bạn' })
    await expect(cart.getByText('Món này tạm hết')).toBeVisible()
    await cart.getByRole('button', { name: 'Bỏ các món này và đặt hàng' }).click()
    await successOf(page).waitFor()
    expect(await ordersOf(site, 'Hết Món')).toMatchObject([{ total_amount: '759000.00' }])
  })
})

test.describe('an order sent more than once', () => {
  test('by a double tap is one order', async ({ page, site }) => {
    await arriveWithCart(page, [wine])
    const checkout = await openCheckout(page)
    await fillContact(checkout, 'Hai Lần Chạm')
    await placeButton(checkout).evaluate((button: HTMLButtonElement) => {
      button.click()
      button.click()
    })
    await successOf(page).waitFor()
    expect(await ordersOf(site, 'Hai Lần Chạm')).toHaveLength(1)
  })

  test('because its response was lost is one order, in another language and after a reload too', async ({
    page,
    site,
  }) => {
    await page.route('**/api/orders', async (route) => {
      await route.fetch()
      await route.abort()
    })
    await arriveWithCart(page, [wine])
    await fillContact(await openCheckout(page), 'Mất Trả Lời')
    await placeButton(checkoutOf(page)).click()
    await expect(page.locator('[aria-live=assertive]')).toContainText('Mất kết nối mạng')
    expect(await ordersOf(site, 'Mất Trả Lời')).toHaveLength(1)

    await page.unroute('**/api/orders')
    await page.goto('/menu?lang=en')
    await placeButton(await openCheckout(page)).click()
    await successOf(page).waitFor()
    expect(await ordersOf(site, 'Mất Trả Lời')).toHaveLength(1)
  })

  test('on purpose, after the first was taken, is another order', async ({ page, site }) => {
    await arriveWithCart(page, [wine])
    await fillContact(await openCheckout(page), 'Khách Quen')
    await placeButton(checkoutOf(page)).click()
    await successOf(page).waitFor()
    await page.evaluate(() => sessionStorage.removeItem('cart-was-left'))
    await page.reload()
    await fillContact(await openCheckout(page), 'Khách Quen')
    await placeButton(checkoutOf(page)).click()
    await successOf(page).waitFor()
    expect(await ordersOf(site, 'Khách Quen')).toHaveLength(2)
  })
})
