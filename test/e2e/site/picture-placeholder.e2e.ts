// Browser: layout or styles, hydration

import type { Locator, Page } from '@playwright/test'

import { untilHydrated, expect, test } from '../../support/site.ts'

const dish = (page: Page) => page.getByRole('article', { name: 'Margherita Phô Mai Tươi' })
const story = (page: Page) => page.getByRole('article').filter({ hasText: 'Một ngày của lò củi' })

/** The colour at a point of the picture, from 0 to 1 across and down, as it is on the screen. */
async function colourAt(picture: Locator, across: number, down: number): Promise<number[]> {
  const shot = await picture.screenshot({ animations: 'disabled' })
  return picture.page().evaluate(
    async ([data, x, y]) => {
      const image = new Image()
      image.src = `data:image/png;base64,${data}`
      await image.decode()
      const canvas = document.createElement('canvas')
      canvas.width = image.width
      canvas.height = image.height
      const context = canvas.getContext('2d')
      context?.drawImage(image, 0, 0)
      const pixel = context?.getImageData(image.width * x, image.height * y, 1, 1).data ?? []
      return [...pixel].slice(0, 3)
    },
    [shot.toString('base64'), across, down] as const,
  )
}

/** Of no hue, like the slate: no channel stands out. */
const isGrey = (colour: number[]) => Math.max(...colour) - Math.min(...colour) < 20

async function looksTheSameWithoutColours(picture: Locator): Promise<boolean> {
  const before = await picture.screenshot({ animations: 'disabled' })
  const colours = (await picture.getAttribute('style')) ?? ''
  await picture.evaluate((element) => element.removeAttribute('style'))
  const after = await picture.screenshot({ animations: 'disabled' })
  await picture.evaluate((element, style) => element.setAttribute('style', style), colours)
  return after.equals(before)
}

test('the own colours of a picture stand in its place until it comes, before the scripts too, and then it hides them', async ({
  page,
}) => {
  for (const [path, cardOn] of [
    ['/menu', dish],
    ['/news', story],
  ] as const) {
    const picture = cardOn(page).locator('img')
    const allMayCome = Promise.withResolvers<void>()
    await page.route(/\/pictures\/|\/assets\/.*\.js$/, async (route) => {
      await allMayCome.promise
      await route.continue()
    })
    await page.goto(path, { waitUntil: 'domcontentloaded' })
    await picture.scrollIntoViewIfNeeded()
    await page.evaluate(() => document.fonts.ready.then(() => undefined))
    const box = await picture.boundingBox()

    const middle = await colourAt(picture, 0.5, 0.5)
    expect(isGrey(middle), path).toBe(false)
    // A field without an edge: beside the middle it looks nearly the same.
    const beside = await colourAt(picture, 0.54, 0.5)
    middle.forEach((value, channel) => expect(Math.abs(value - (beside[channel] ?? 0))).toBeLessThan(12))

    allMayCome.resolve()
    await untilHydrated(page)
    await picture.evaluate((element: HTMLImageElement) => element.decode())
    expect(await picture.boundingBox(), path).toEqual(box)
    await expect.poll(() => looksTheSameWithoutColours(picture), path).toBe(true)
    await page.unrouteAll({ behavior: 'ignoreErrors' })
  }
})

test('a picture that cannot be had gives way to a drawing', async ({ page }) => {
  await page.route(/\/(pictures|objects)\//, (route) => route.abort())
  for (const [path, cardOn, drawing] of [
    ['/menu', dish, /\/plate-/],
    ['/news', story, /\/cover-/],
  ] as const) {
    await page.goto(path)
    // The card, as the picture in it is about to be another.
    await cardOn(page).scrollIntoViewIfNeeded()
    const picture = cardOn(page).locator('img')
    await expect(picture).toHaveAttribute('src', drawing)
    await expect(picture).not.toHaveJSProperty('naturalWidth', 0)
  }
})
