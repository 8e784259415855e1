// Browser: hydration
import type { Page } from '@playwright/test'

import { expect, test, untilHydrated } from '../../support/site.ts'

test.use({ viewport: { width: 390, height: 844 } })

const nobody = { status: 404, body: 'Not found' }
const thrown = { contentType: 'text/javascript', body: 'throw new Error("A fault")' }

/** The menu as it was served: dishes to read, links that lead on, and what is said without scripts, with the number. */
async function expectServedMenu(page: Page): Promise<void> {
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  await expect(page.getByRole('article').filter({ hasText: 'Margherita Phô Mai Tươi' })).toBeVisible()
  await expect(page.getByText(/JavaScript/).first()).toBeVisible()
  await page.getByRole('banner').getByRole('link').first().click()
  await expect(page).toHaveURL(/:\d+\/$/)
}

test('the menu can be read and left where its scripts are not to be had', async ({ page }) => {
  await page.route('**/assets/menu-page-*.js', (route) => route.fulfill(nobody))
  await page.goto('/menu')
  await expectServedMenu(page)
})

test('so it can where the first script throws', async ({ page }) => {
  await page.route('**/assets/entry.client-*.js', (route) => route.fulfill(thrown))
  await page.goto('/menu')
  await expectServedMenu(page)
})

test('so it can where the page throws while it is hydrated', async ({ page }) => {
  await page.route('**/assets/menu-page-*.js', (route) =>
    route.fulfill({ ...thrown, body: 'export default () => { throw new Error("A fault") }' }),
  )
  await page.goto('/menu')
  await untilHydrated(page)
  await expectServedMenu(page)
})

test('a part whose code is not to be had leaves the page as it is, and a link in its place', async ({
  page,
}) => {
  await page.route('**/assets/site-footer-*.js', (route) => route.fulfill(nobody))
  await page.goto('/about')
  await untilHydrated(page)
  await page.mouse.wheel(0, 50_000)
  await expect(page.locator('footer').getByRole('heading')).toHaveCount(1)
  await expect(page.locator('footer').getByRole('link', { name: 'Liên hệ' })).toBeVisible()
  await expect(page.locator('footer').getByRole('link', { name: /^Gọi/ })).toBeVisible()
  await expect(page.getByRole('heading', { level: 1 })).not.toBeEmpty()
})

test('a dialog whose code is not to be had says so at each press, and the page goes on', async ({ page }) => {
  await page.route('**/assets/mobile-menu-*.js', (route) => route.fulfill(nobody))
  await page.goto('/about')
  await untilHydrated(page)
  for (let press = 0; press < 2; press += 1) {
    await page.getByRole('banner').getByRole('button', { expanded: false }).last().click()
    const toast = page
      .locator('[data-toasts]')
      .getByText(/chưa hiện ra được/)
      .filter({ visible: true })
    await expect(toast).toBeVisible()
    await page.locator('[data-toasts]').getByRole('button').filter({ visible: true }).first().click()
    await expect(toast).toBeHidden()
  }
})
