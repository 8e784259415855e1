// Browser: real navigation, layout or styles
import type { CartLine } from '#src/features/cart/rules/cart.ts'
import { expect, expectAccessible, test } from '../../support/site.ts'
import {
  arriveWithCart,
  checkoutOf,
  fillContact,
  openCheckout,
  ordersOf,
  placeButton,
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

test('an order whose response was lost is one order, sent again after a reload in another language; the next one is another', async ({
  page,
  site,
}) => {
  const name = 'Mất Trả Lời'
  await page.route('**/api/orders', async (route) => {
    await route.fetch()
    await route.abort()
  })
  await arriveWithCart(page, [wine])
  await fillContact(await openCheckout(page), name)
  // A double tap.
  await placeButton(checkoutOf(page)).evaluate((button: HTMLButtonElement) => {
    button.click()
    button.click()
  })
  await expect(page.locator('[aria-live=assertive]')).toContainText('Mất kết nối mạng')
  expect(await ordersOf(site, name)).toHaveLength(1)

  await page.unroute('**/api/orders')
  await page.goto('/menu?lang=en')
  await placeButton(await openCheckout(page)).click()
  await successOf(page).waitFor()
  expect(await ordersOf(site, name)).toHaveLength(1)

  // The same again, on purpose.
  await page.evaluate(() => sessionStorage.removeItem('cart-was-left'))
  await page.reload()
  await fillContact(await openCheckout(page), name)
  await placeButton(checkoutOf(page)).click()
  await successOf(page).waitFor()
  expect(await ordersOf(site, name)).toHaveLength(2)
})

test('what a dish asks since it came into the cart is chosen there, and ordered with one more press', async ({
  page,
  site,
}) => {
  const require = async (isRequired: boolean) => {
    await site.query(
      `update menu_item_customization_schemas set is_required = ${isRequired}
       where menu_item_id = 'pepperoni' and customization_schema_id = 'pizza-toppings'`,
    )
    await site.contentChanged()
  }
  const name = 'Chọn Thêm'
  // What the dishes offer is known to the browser, and in its cache, from before the change.
  await arriveWithCart(page, [pepperoni])
  const checkout = await openCheckout(page)
  await fillContact(checkout, name)
  try {
    await require(true)
    await placeButton(checkout).click()
    const cart = page.getByRole('dialog', { name: 'Giỏ hàng của bạn' })
    await cart.getByRole('button', { name: 'Chọn lại' }).click()
    const dialog = page.getByRole('dialog', { name: /^Pepperoni/ })
    await expect(dialog.getByRole('radio', { name: /^18/ })).toBeChecked()
    await expectAccessible(page)
    await dialog.getByRole('checkbox', { name: /^Phô mai mozzarella/ }).check()
    await dialog.getByRole('button', { name: 'Lưu lựa chọn' }).click()
    await expect(dialog).toBeHidden()
    const next = cart.getByRole('button', { name: 'Đặt hàng' })
    await expect(next).toBeFocused()
    await next.click()
    await successOf(page).waitFor()
  } finally {
    await require(false)
  }
  const [order] = await ordersOf(site, name)
  expect(order?.items).toMatchObject([{ id: 'pepperoni', quantity: 2 }])
  expect(JSON.stringify(order?.items)).toContain('topping-mozzarella')
})
