// Browser: layout or styles

import { layoutShift } from '../../support/layout-shifts.ts'
import { expect, expectAccessible, test, untilHydrated } from '../../support/site.ts'

/** Pages that are only read, with the last of their headings. */
const pages = {
  '/about': 'Mời bạn ghé quán',
  '/privacy-policy': 'Liên hệ với quán',
  '/terms-of-service': 'Liên hệ với quán',
  '/accessibility': 'Liên hệ với quán',
}

test('a page to be read is accessible, fits the screen and stays still', async ({ page }) => {
  for (const width of [360, 1440]) {
    await page.setViewportSize({ width, height: 800 })
    for (const [address, end] of Object.entries(pages)) {
      await page.goto(address)
      await untilHydrated(page)
      if (width === 360) await expectAccessible(page)
      const over = await page.evaluate(() => document.documentElement.scrollWidth - innerWidth)
      expect(over, address).toBeLessThanOrEqual(0)
      await page.getByRole('heading', { level: 2, name: end }).scrollIntoViewIfNeeded()
      expect(await layoutShift(page), address).toBeLessThan(0.001)
    }
  }
})

test('a text of law keeps in sight what it contains while it is scrolled on a wide screen', async ({
  page,
}) => {
  await page.goto('/privacy-policy')
  await untilHydrated(page)
  await page.getByRole('heading', { level: 2, name: 'Liên hệ với quán' }).scrollIntoViewIfNeeded()
  await page.mouse.wheel(0, -400)
  const contents = page.getByRole('navigation', { name: 'Trong trang này' })
  await expect(contents.getByRole('link').first()).toBeInViewport()
  // Below the header, which stays too.
  const [header, list] = [await page.getByRole('banner').boundingBox(), await contents.boundingBox()]
  expect(list?.y).toBeGreaterThanOrEqual((header?.y ?? 0) + (header?.height ?? 0))
})
