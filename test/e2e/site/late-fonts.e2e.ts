// Browser: layout or styles
import { layoutShift } from '../../support/layout-shifts.ts'
import type { Page } from '@playwright/test'

import { expect, test } from '../../support/site.ts'

/** Whether the text font is there. More than one stylesheet may name it. */
const isTextFontLoaded = (page: Page) =>
  page.evaluate(() =>
    [...document.fonts].some(
      ({ family, weight, status }) =>
        family.includes('Be Vietnam Pro') && weight === '400' && status === 'loaded',
    ),
  )

/** Two frames later what was drawn has been measured. */
const drawn = (page: Page) =>
  page.evaluate(async () => {
    for (const _frame of [1, 2]) await new Promise(requestAnimationFrame)
  })

// Lines break elsewhere at each width, and where the letters of either font are wider or narrower.
test('nothing on a page moves when its fonts arrive late', async ({ page }) => {
  for (const width of [320, 390, 1440]) {
    for (const path of ['/', '/menu', '/news']) {
      const what = `${path} at ${width} px`
      const gate = Promise.withResolvers<void>()
      await page.setViewportSize({ width, height: 900 })
      await page.route('**/*.woff2', async (route) => {
        await gate.promise
        await route.continue()
      })
      await page.goto(path, { waitUntil: 'domcontentloaded' })
      await page.waitForFunction(() => performance.getEntriesByName('first-contentful-paint').length > 0)
      await drawn(page)
      expect(await isTextFontLoaded(page), what).toBe(false)

      gate.resolve()
      await page.waitForLoadState('networkidle')
      await page.evaluate(() => document.fonts.ready)
      await expect.poll(() => isTextFontLoaded(page), what).toBe(true)
      await drawn(page)
      expect.soft(await layoutShift(page), what).toBeLessThan(0.001)
      await page.unrouteAll()
    }
  }
})

test('the categories stay on one line in a font a seventh wider, in both languages', async ({ page }) => {
  for (const language of ['vi', 'en']) {
    await page.goto(`/menu?lang=${language}`)
    const categories = page.getByRole('navigation', { name: /Nhóm món|Categories/ })
    const links = categories.getByRole('link')
    await links.evaluateAll((all) => {
      for (const link of all) {
        const text = document.createRange()
        text.selectNodeContents(link)
        // Letter spacing widens the text of every device alike, whatever fonts it has.
        const letters = link.textContent.length
        link.style.letterSpacing = `${text.getBoundingClientRect().width / 7 / letters}px`
      }
    })
    const tops = await links.evaluateAll((all) => all.map((link) => link.getBoundingClientRect().top))
    expect(tops.length, language).toBeGreaterThan(1)
    expect(new Set(tops).size, language).toBe(1)
  }
})
