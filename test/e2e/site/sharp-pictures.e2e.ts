// Browser: layout or styles
import type { Page } from '@playwright/test'

import { expect, test, untilHydrated } from '../../support/site.ts'

test.use({ contextOptions: { reducedMotion: 'reduce' } })

/** Pages whose pictures are cut to places of other shapes than their own. */
const pages = ['/', '/about', '/news', '/booking']

/** What is stretched by more than a tenth, though there is a larger file of it. */
function stretched(page: Page): Promise<string[]> {
  return page.evaluate(async () => {
    document.documentElement.toggleAttribute('data-whole-layout', true)
    // Which file a browser chooses is known before it has come.
    const pictures = [...document.images].filter((picture) => picture.checkVisibility())
    for (const picture of pictures) picture.loading = 'eager'
    while (pictures.some((picture) => picture.currentSrc === ''))
      await new Promise((done) => requestAnimationFrame(done))
    const found: string[] = []
    for (const picture of pictures) {
      const sources = [...(picture.parentElement?.querySelectorAll('source') ?? []), picture]
      const files = sources.flatMap(({ srcset }) => srcset.split(', ').filter(Boolean))
      const widthOf = (file: string) => Number(file.split(' ')[1]?.slice(0, -1))
      const chosen = files.find((file) => picture.currentSrc.endsWith(file.split(' ')[0] ?? ''))
      if (!chosen || widthOf(chosen) === Math.max(...files.map(widthOf))) continue
      const { width, height } = picture.getBoundingClientRect()
      const ratio = Number(picture.getAttribute('width')) / Number(picture.getAttribute('height'))
      const stretch = (Math.max(width, height * ratio) * devicePixelRatio) / widthOf(chosen)
      if (stretch > 1.1) found.push(`${picture.currentSrc} is stretched ${stretch.toFixed(2)} times`)
    }
    return found
  })
}

for (const [width, height, deviceScaleFactor] of [
  [390, 844, 2],
  [1440, 900, 1],
  [1440, 900, 2],
] as const) {
  test.describe(`${width} px at ${deviceScaleFactor} device pixels each`, () => {
    test.use({ viewport: { width, height }, deviceScaleFactor })

    test('no picture is stretched where a larger file of it would do', async ({ page }) => {
      const found: Record<string, string[]> = {}
      for (const path of pages) {
        await page.goto(path)
        await untilHydrated(page)
        found[path] = await stretched(page)
      }
      expect(Object.entries(found).filter(([, pictures]) => pictures.length > 0)).toEqual([])
    })
  })
}
