import type { Page } from '@playwright/test'

import { untilHydrated, expect, expectAccessible, test } from '../../support/site.ts'
import {
  arriveWithCart,
  fillContact,
  halfAndHalf,
  openCheckout,
  placeButton,
  successOf,
  wine,
} from './ordering-steps.ts'

test.use({ contextOptions: { reducedMotion: 'reduce' } })

async function ticketFor(page: Page, changes: object): Promise<string> {
  const response = await page.request.post('/api/orders', {
    data: {
      customerName: 'Khách',
      customerEmail: 'lan@example.com',
      customerPhone: '0274 000 0001',
      items: [{ id: wine.id, name: wine.name, price: '98000.00', quantity: 1 }],
      totalAmount: '98000.00',
      ...changes,
    },
  })
  const placed = (await response.json()) as { ticketUrl: string } // by the call's contract
  return placed.ticketUrl
}

/** What the browser does when the guest turns to another tab, or comes back. */
async function showPage(page: Page, visibilityState: 'hidden' | 'visible'): Promise<void> {
  await page.evaluate((state) => {
    Object.defineProperty(document, 'visibilityState', { value: state, configurable: true })
    document.dispatchEvent(new Event('visibilitychange'))
  }, visibilityState)
}

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
    await expect(
      main.getByRole('list', { name: 'Đơn của bạn đang đến đâu' }).getByRole('listitem'),
    ).toHaveText(['Chờ xác nhận', 'Đã xác nhận', 'Hoàn tất'])
    await expect(main).toContainText('Bạn trả 925.560đ tiền mặt tại quầy khi đến lấy.')
    await expect(page.locator('meta[name=robots]')).toHaveAttribute('content', /noindex/)
    const html = await (await page.request.get(page.url())).text()
    expect(html).toContain('925.560đ')
    for (const personal of ['Vé Của Lan', '0274 000 0001', 'lan@example.com'])
      expect(html).not.toContain(personal)

    await site.query("update orders set status = 'preparing' where customer_name = 'Vé Của Lan'")
    await page.getByRole('button', { name: 'Cập nhật' }).click()
    await expect(main.getByRole('heading', { name: 'Đang làm' })).toBeVisible()
  })

  for (const [status, label] of [
    ['confirmed', 'Đã xác nhận'],
    ['ready', 'Đã xong'],
    ['delivered', 'Đã giao'],
    ['completed', 'Hoàn tất'],
    ['cancelled', 'Đã huỷ'],
  ] as const) {
    test(`of a ${status} order is accessible and reads "${label}"`, async ({ page, site }) => {
      const name = `Khách ${status}`
      const ticketUrl = await ticketFor(page, { customerName: name })
      await site.query('update orders set status = $1 where customer_name = $2', [status, name])
      await page.goto(ticketUrl)
      await expect(page.getByRole('heading', { level: 2, name: label })).toBeVisible()
      await expectAccessible(page)
    })
  }

  test('asks every 15 seconds while it can be seen, and at once when it is looked at again', async ({
    page,
    site,
  }) => {
    const setStatus = (status: string) =>
      site.query("update orders set status = $1 where customer_name = 'Khách Chờ Bếp'", [status])
    const heading = (name: string) => page.getByRole('heading', { level: 2, name })
    const ticketUrl = await ticketFor(page, { customerName: 'Khách Chờ Bếp' })
    let asked = 0
    page.on('request', (request) => (asked += request.url().includes('/api/orders/ticket/') ? 1 : 0))
    await page.clock.install()
    await page.goto(ticketUrl)
    await untilHydrated(page)
    // Time passes only when the test says so: any 15 seconds hold one question.
    await page.clock.pauseAt((await page.evaluate(() => Date.now())) + 1000)
    const before = asked

    await setStatus('confirmed')
    await page.clock.runFor(15_000)
    await expect(heading('Đã xác nhận')).toBeVisible()
    expect(asked).toBe(before + 1)

    await showPage(page, 'hidden')
    await setStatus('completed')
    await page.clock.runFor(120_000)
    expect(asked).toBe(before + 1)
    await showPage(page, 'visible')
    await expect(heading('Hoàn tất')).toBeVisible()
    expect(asked).toBe(before + 2)

    await page.clock.runFor(15_000)
    await expect.poll(() => asked).toBe(before + 3)
  })

  for (const [orderType, label] of [
    ['dine-in', 'You pay 105.840đ in cash at your table.'],
    ['takeout', 'You pay 105.840đ in cash at the counter when you pick up.'],
    ['delivery', 'You pay 105.840đ in cash when the order is handed over.'],
  ] as const) {
    test(`of a ${orderType} order says how it is paid`, async ({ page }) => {
      const customerAddress = '12 Riverside Road'
      await page.goto(`${await ticketFor(page, { orderType, customerAddress })}?lang=en`)
      await expect(page.getByRole('main')).toContainText(label)
    })
  }

  test('of a transfer hydrates without an error, and offers to copy the account', async ({ page }) => {
    const errors: Error[] = []
    page.on('pageerror', (error) => errors.push(error))
    await page.goto(await ticketFor(page, { paymentMethod: 'transfer' }))
    await untilHydrated(page)
    await expect(page.getByRole('button', { name: 'Sao chép số tài khoản' })).toBeVisible()
    expect(errors).toEqual([])
  })

  test('that does not exist is a page not found', async ({ page }) => {
    const response = await page.goto('/order/unknown-token')
    expect(response?.status()).toBe(404)
  })
})
