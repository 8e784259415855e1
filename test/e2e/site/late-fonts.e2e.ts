import { layoutShift } from '../../support/layout-shifts.ts'
import type { Page } from '@playwright/test'

import { expect, test } from '../../support/site.ts'

/** Holds back every font file until its subset is released. */
async function holdFonts(page: Page) {
  const gates = { vietnamese: Promise.withResolvers<void>(), latin: Promise.withResolvers<void>() }
  await page.route('**/*.woff2', async (route) => {
    await gates[route.request().url().includes('vietnamese') ? 'vietnamese' : 'latin'].promise
    await route.continue()
  })
  return (subset: keyof typeof gates) => gates[subset].resolve()
}

/** How many of the text font's two subsets are there, Vietnamese and Latin. More than one stylesheet may name each. */
const loadedSubsets = (page: Page) =>
  page.evaluate(() => {
    const loaded = [...document.fonts].filter(
      ({ family, weight, status }) =>
        family.includes('Be Vietnam Pro') && weight === '400' && status === 'loaded',
    )
    return new Set(loaded.map(({ unicodeRange }) => unicodeRange)).size
  })

/** Two frames later what was drawn has been measured. */
const drawn = (page: Page) =>
  page.evaluate(async () => {
    for (const _frame of [1, 2]) await new Promise(requestAnimationFrame)
  })

for (const width of [390, 768, 1440]) {
  for (const path of ['/', '/menu', '/news']) {
    for (const language of ['vi', 'en']) {
      test(`nothing on ${path} moves when its fonts arrive late, at ${width} px (${language})`, async ({
        page,
      }) => {
        await page.setViewportSize({ width, height: 900 })
        const release = await holdFonts(page)
        await page.goto(`${path}?lang=${language}`, { waitUntil: 'domcontentloaded' })
        await page.waitForFunction(() => performance.getEntriesByName('first-contentful-paint').length > 0)
        await drawn(page)
        expect(await loadedSubsets(page)).toBe(0)

        release('vietnamese')
        await expect.poll(() => loadedSubsets(page)).toBe(1)
        await drawn(page)

        release('latin')
        await page.waitForLoadState('networkidle')
        await page.evaluate(() => document.fonts.ready)
        await expect.poll(() => loadedSubsets(page)).toBe(2)
        await drawn(page)
        expect(await layoutShift(page)).toBeLessThan(0.001)
      })
    }
  }
}

for (const language of ['vi', 'en']) {
  test(`the categories stay on one line in a font a seventh wider (${language})`, async ({ page }) => {
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
    expect(tops).toHaveLength(9)
    expect(new Set(tops).size).toBe(1)
  })
}
