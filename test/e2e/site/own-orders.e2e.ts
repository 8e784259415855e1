// Browser: layout or styles, hydration

import { layoutShift } from '../../support/layout-shifts.ts'
import { expect, expectAccessible, test, untilHydrated } from '../../support/site.ts'
import {
  arriveWithCart,
  fillContact,
  openCart,
  openCheckout,
  placeButton,
  successOf,
  wine,
} from './ordering-steps.ts'

test.use({ contextOptions: { reducedMotion: 'reduce' } })

test('an order is found again after a reload, on the menu, in the cart and at the end of the page, and moves nothing', async ({
  page,
}) => {
  await page.setViewportSize({ width: 390, height: 844 })
  await arriveWithCart(page, [wine])
  const checkout = await openCheckout(page)
  await fillContact(checkout, 'Khách Tìm Lại Đơn')
  await placeButton(checkout).click()
  const ticketUrl = await successOf(page)
    .getByRole('link', { name: 'Theo dõi đơn hàng' })
    .getAttribute('href')

  await page.goto('/menu')
  await untilHydrated(page)
  const onMenu = page.getByRole('navigation', { name: 'Đơn của bạn' }).getByRole('link')
  await expect(onMenu).toHaveAttribute('href', ticketUrl ?? '')
  await expect(onMenu).toBeInViewport()
  expect(await layoutShift(page)).toBe(0)
  await expectAccessible(page)
  const cart = await openCart(page)
  await expect(cart.getByRole('link', { name: /^Đơn của bạn · #/ })).toBeVisible()
  await page.keyboard.press('Escape')

  await page.goto('/about')
  await untilHydrated(page)
  const atEnd = page.getByRole('navigation', { name: 'Đơn đã đặt trên máy này' })
  await atEnd.scrollIntoViewIfNeeded()
  await expect(atEnd.getByRole('link')).toHaveAttribute('href', ticketUrl ?? '')
  expect(await layoutShift(page)).toBe(0)
  await atEnd.getByRole('link').click()
  await expect(page).toHaveURL(ticketUrl ?? '')
})

test('several orders move nothing on a wide screen, and one that is gone is left out from then on', async ({
  page,
}) => {
  const orders = ['gone', 'other', 'third'].map((token, index) => ({
    ticketUrl: `/order/${token}`,
    code: `#AB12CD3${index}`,
    at: Date.now(),
  }))
  await page.goto('/about')
  await page.evaluate(
    (stored) => localStorage.setItem('own-orders', stored),
    JSON.stringify({ state: orders, version: 1 }),
  )
  await page.reload()
  await untilHydrated(page)
  const atEnd = page.getByRole('navigation', { name: 'Đơn đã đặt trên máy này' })
  await atEnd.scrollIntoViewIfNeeded()
  await expect(atEnd.getByRole('link')).toHaveCount(3)
  expect(await layoutShift(page)).toBe(0)

  await page.goto('/order/gone')
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  await expect(atEnd.getByRole('link')).toHaveText(['#AB12CD31', '#AB12CD32'])
})
