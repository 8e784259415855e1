// Browser: layout or styles, hydration

import type { Page } from '@playwright/test'

import { untilHydrated, expect, expectAccessible, test } from '../../support/site.ts'

test.use({ contextOptions: { reducedMotion: 'reduce' } })

async function orderByTransfer(page: Page): Promise<string> {
  const response = await page.request.post('/api/orders', {
    data: {
      customerName: 'Khách Có Vé',
      customerEmail: 'lan@example.com',
      customerPhone: '0274 000 0001',
      items: [{ id: 'red-wine', name: 'Red Wine (glass)', price: '98000.00', quantity: 1 }],
      totalAmount: '98000.00',
      paymentMethod: 'transfer',
    },
  })
  const { ticketUrl } = (await response.json()) as { ticketUrl: string } // by the call's contract
  return ticketUrl
}

test('an order’s ticket hydrates without an error and is accessible, however far the order is', async ({
  page,
  site,
}) => {
  const errors: string[] = []
  page.on('console', (message) => message.type() === 'error' && errors.push(message.text()))
  page.on('pageerror', (error) => errors.push(error.message))
  const ticketUrl = await orderByTransfer(page)
  for (const [status, label] of [
    ['confirmed', 'Đã xác nhận'],
    ['ready', 'Đã xong'],
    ['completed', 'Hoàn tất'],
    ['cancelled', 'Đã huỷ'],
  ] as const) {
    await site.query("update orders set status = $1 where customer_name = 'Khách Có Vé'", [status])
    await page.goto(ticketUrl)
    await untilHydrated(page)
    await expect(page.getByRole('region', { name: label })).toBeVisible()
    await expectAccessible(page)
  }
  expect(errors).toEqual([])
})

test('the code to transfer with stands where it stays, before any script has come', async ({
  page,
  browser,
  baseURL,
}) => {
  const ticketUrl = await orderByTransfer(page)
  const place = (on: Page) => on.getByRole('main').getByRole('img').boundingBox()
  const beforeScripts = await browser.newPage({ baseURL, viewport: page.viewportSize() })
  // These requests stay without a response.
  await beforeScripts.route(/\.js$/, () => {})
  await beforeScripts.goto(ticketUrl, { waitUntil: 'commit' })
  await beforeScripts.getByRole('main').getByRole('img').waitFor()
  await beforeScripts.evaluate(() => document.fonts.ready)
  const early = await place(beforeScripts)
  await beforeScripts.close()
  await page.goto(ticketUrl)
  await untilHydrated(page)
  expect(early).toEqual(await place(page))
})
