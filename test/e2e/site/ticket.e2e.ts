// Browser: layout or styles, hydration

import { untilHydrated, expect, expectAccessible, test } from '../../support/site.ts'

test.use({ contextOptions: { reducedMotion: 'reduce' } })

test('an order’s ticket hydrates without an error and is accessible, however far the order is', async ({
  page,
  site,
}) => {
  const errors: string[] = []
  page.on('console', (message) => message.type() === 'error' && errors.push(message.text()))
  page.on('pageerror', (error) => errors.push(error.message))
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
  for (const [status, label] of [
    ['confirmed', 'Đã xác nhận'],
    ['ready', 'Đã xong'],
    ['completed', 'Hoàn tất'],
    ['cancelled', 'Đã huỷ'],
  ] as const) {
    await site.query("update orders set status = $1 where customer_name = 'Khách Có Vé'", [status])
    await page.goto(ticketUrl)
    await untilHydrated(page)
    await expect(page.getByRole('heading', { level: 2, name: label })).toBeVisible()
    await expectAccessible(page)
  }
  expect(errors).toEqual([])
})
