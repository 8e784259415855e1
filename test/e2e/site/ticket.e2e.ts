import { expect, expectAccessible, test } from '../../support/site.ts'
import {
  arriveWithCart,
  fillContact,
  halfAndHalf,
  openCheckout,
  ordersOf,
  placeButton,
  successOf,
  wine,
} from './ordering-steps.ts'

test.use({ contextOptions: { reducedMotion: 'reduce' } })

test.describe("an order's ticket", () => {
  test('says what was ordered and how far it is, and nothing of the person', async ({ page, site }) => {
    await arriveWithCart(page, [halfAndHalf, wine])
    const checkout = await openCheckout(page)
    await fillContact(checkout, 'Vé Của Lan')
    await placeButton(checkout).click()
    await successOf(page).getByRole('link', { name: 'Theo dõi đơn hàng' }).click()

    await expect(page.getByRole('heading', { level: 1 })).toContainText('Đơn #')
    await expect(page.getByRole('dialog')).toBeHidden()
    const main = page.getByRole('main')
    await expect(main).toContainText('Nửa Margherita Phô Mai Tươi, nửa Pepperoni Ý')
    await expect(main).toContainText('925.560đ')
    await expect(main.getByRole('listitem').filter({ hasText: 'Chờ xác nhận' })).toHaveAttribute(
      'aria-current',
      'step',
    )
    await expect(page.locator('meta[name=robots]')).toHaveAttribute('content', /noindex/)
    const html = await (await page.request.get(page.url())).text()
    expect(html).toContain('925.560đ')
    for (const personal of ['Vé Của Lan', '0274 000 0001', 'lan@example.com'])
      expect(html).not.toContain(personal)

    await site.query("update orders set status = 'preparing' where customer_name = 'Vé Của Lan'")
    await page.getByRole('button', { name: 'Cập nhật' }).click()
    await expect(main.getByRole('heading', { name: 'Đang làm' })).toBeVisible()
  })

  for (const [status, words] of [
    ['confirmed', 'Đã xác nhận'],
    ['ready', 'Đã xong'],
    ['delivered', 'Đã giao'],
    ['completed', 'Hoàn tất'],
    ['cancelled', 'Đã huỷ'],
  ] as const) {
    test(`of a ${status} order is accessible and reads "${words}"`, async ({ page, site, request }) => {
      const name = `Khách ${status}`
      await request.post('/api/orders', {
        data: {
          customerName: name,
          customerEmail: 'lan@example.com',
          customerPhone: '0274 000 0001',
          items: [{ id: wine.id, name: wine.name, price: '98000.00', quantity: 1 }],
          totalAmount: '98000.00',
        },
      })
      await site.query('update orders set status = $1 where customer_name = $2', [status, name])
      const [order] = await ordersOf(site, name)
      await page.goto(`/order/${order?.ticket_token}`)
      await expect(page.getByRole('heading', { level: 2, name: words })).toBeVisible()
      await expectAccessible(page)
    })
  }

  test('that does not exist is a page not found', async ({ page }) => {
    const answer = await page.goto('/order/nobody-has-this-token')
    expect(answer?.status()).toBe(404)
  })
})
