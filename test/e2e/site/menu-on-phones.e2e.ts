// Browser: layout or styles, real navigation, hydration

import type { Page } from '@playwright/test'

import { expect, test, untilHydrated } from '../../support/site.ts'
import { goBack } from '../../support/history-settled.ts'

test.use({ viewport: { width: 390, height: 740 } })

test('pictures far down a phone come after the scripts, or as soon as one scrolls', async ({ page }) => {
  const released = Promise.withResolvers<void>()
  await page.route('**/assets/*.js', async (route) => {
    await released.promise
    await route.continue()
  })
  const pictures = page.getByRole('article').locator('img')
  await page.goto('/menu', { waitUntil: 'commit' })
  await expect(pictures.nth(1)).not.toHaveJSProperty('naturalWidth', 0)
  await expect(pictures.nth(4)).toHaveJSProperty('naturalWidth', 0)
  await expect(pictures.nth(4)).toBeHidden()
  await page.mouse.wheel(0, 400)
  await expect(pictures.nth(4)).not.toHaveJSProperty('naturalWidth', 0)

  await page.goto('/menu', { waitUntil: 'commit' })
  await expect(pictures.nth(4)).toBeHidden()
  released.resolve()
  await untilHydrated(page)
  await expect(pictures.nth(4)).toBeVisible()
})

/** The first dish beneath the bar of categories, and where its top is. */
async function topDish(page: Page) {
  const bar = await page.getByRole('navigation', { name: 'Nhóm món' }).boundingBox()
  return page.getByRole('article').evaluateAll(
    (dishes, below) => {
      const first = dishes.find((dish) => dish.getBoundingClientRect().bottom > below)
      const top = Math.round(first?.getBoundingClientRect().top ?? 0)
      return { name: first?.querySelector('h3')?.textContent, top }
    },
    (bar?.y ?? 0) + (bar?.height ?? 0),
  )
}

/** Scrolls over all that lies between, so that each dish is laid out on the way. */
async function scrollFarDown(page: Page) {
  await page.evaluate(async () => {
    const drawn = () => new Promise((resolve) => requestAnimationFrame(resolve))
    for (let count = 0; count < 24; count += 1) {
      scrollBy({ top: 150, behavior: 'instant' })
      await drawn()
      await drawn()
    }
  })
}

test('the dish at the top of the screen is there again after going back, though dishes far away are not laid out', async ({
  page,
}) => {
  await page.goto('/menu')
  await untilHydrated(page)
  await scrollFarDown(page)
  const before = await topDish(page)
  expect(before.name).toMatch(/\w/)
  const isSame = async () => expect.poll(() => topDish(page)).toEqual(before)

  // To another page of the same document and back.
  // Not by a press, before which the browser would be scrolled to the link.
  await page.getByRole('banner').getByRole('link').first().dispatchEvent('click')
  await expect(page).toHaveURL(/\/$/)
  await goBack(page)
  await isSame()
  // To another document and back.
  await page.goto('/booking')
  await goBack(page)
  await isSame()
  await untilHydrated(page)
  await isSame()
  await page.reload()
  await isSame()
  await untilHydrated(page)
  await isSame()

  const last = page.getByRole('article').last().getByRole('heading')
  const isLaidOut = () => last.evaluate((name) => name.checkVisibility({ contentVisibilityAuto: true }))
  await expect.poll(isLaidOut).toBe(false)
  await last.scrollIntoViewIfNeeded()
  await expect.poll(isLaidOut).toBe(true)
  await expect(last).toBeInViewport()
})
