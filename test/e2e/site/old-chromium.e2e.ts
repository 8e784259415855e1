// Browser: hydration, real navigation
import type { Browser } from '@playwright/test'

import { oldChromium, unpackChromium } from '../../support/browser/unpack-chromium.ts'
import { expect, test as base } from '../../support/site.ts'
import { goneLive, tablet } from '../office/office-steps.ts'
import { cartButton, fillContact, openCheckout, placeButton } from './ordering-steps.ts'

/** In the oldest Chrome that is promised, which runs where its own libraries do. */
const test = base.extend<object, { browser: Browser }>({
  browser: [
    async ({ playwright }, use) => {
      const { executablePath, libraryPath } = await unpackChromium(oldChromium)
      const browser = await playwright.chromium.launch({
        executablePath,
        args: ['--no-sandbox', '--disable-background-networking', '--disable-dev-shm-usage', '--disable-gpu'],
        env: { ...process.env, LD_LIBRARY_PATH: libraryPath },
      })
      await use(browser)
      await browser.close()
    },
    { scope: 'worker' },
  ],
})

test.skip(process.platform !== 'linux' || process.arch !== 'x64', 'It is made for Linux on x64.')

test('in the oldest Chrome a guest orders, staff confirm it on a tablet, and the guest sees it', async ({
  page,
  browser,
  site,
  signIn,
}) => {
  expect(browser.version()).toMatch(new RegExp(`^${Number.parseInt(oldChromium.version, 10)}\\.`))
  await page.setViewportSize({ width: 390, height: 844 })
  await page.goto('/menu')
  await page.getByRole('button', { name: /^Thêm Margherita/ }).click()
  const dish = page.getByRole('dialog', { name: 'Margherita Phô Mai Tươi' })
  await dish.getByRole('radio', { name: /^Hai vị/ }).check()
  await dish.getByRole('radio', { name: /^Pepperoni Ý/ }).check()
  await dish.getByRole('radio', { name: /^Mỏng giòn/ }).check()
  await dish.getByRole('button', { name: /^Thêm vào giỏ/ }).click()
  await expect(cartButton(page)).toHaveAccessibleName('Giỏ hàng, 1 món')
  const checkout = await openCheckout(page)
  await fillContact(checkout, 'Lan Máy Cũ')
  await placeButton(checkout).click()
  await page.getByRole('dialog').getByRole('link', { name: 'Theo dõi đơn hàng' }).click()
  await expect(page.getByRole('region', { name: 'Chờ xác nhận' })).toBeVisible()

  const counter = await browser.newContext({ viewport: tablet, baseURL: site.address, locale: 'vi-VN' })
  const staff = await counter.newPage()
  await signIn(staff, 'staff', '/staff/orders?view=all')
  await goneLive(staff)
  const card = staff.getByRole('article').filter({ hasText: 'Lan Máy Cũ' })
  await card.getByRole('combobox').selectOption('confirmed')
  await expect(page.getByRole('region', { name: 'Đã xác nhận' })).toBeVisible({ timeout: 30_000 })
  await counter.close()
})
