import type { Locator, Page } from '@playwright/test'

import { untilHydrated, expect, test } from '../../support/site.ts'

const dish = (page: Page) => page.getByRole('article', { name: 'Margherita Phô Mai Tươi' }).locator('img')
const story = (page: Page) =>
  page.getByRole('article').filter({ hasText: 'Một ngày của lò củi' }).locator('img')

const places = [
  { thing: 'a dish', path: '/menu', picture: dish },
  { thing: 'a story', path: '/news', picture: story },
] as const

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

for (const { thing, path, picture: pictureOn } of places) {
  test(`the own colours of ${thing} stand in its place until the picture comes, and the picture hides them`, async ({
    page,
  }) => {
    const picture = pictureOn(page)
    const picturesMayCome = Promise.withResolvers<void>()
    await page.route('**/pictures/**', async (route) => {
      await picturesMayCome.promise
      await route.continue()
    })
    await page.goto(path, { waitUntil: 'domcontentloaded' })
    await picture.scrollIntoViewIfNeeded()
    await page.evaluate(() => document.fonts.ready.then(() => undefined))
    const box = await picture.boundingBox()

    const middle = await colourAt(picture, 0.5, 0.5)
    expect(isGrey(middle)).toBe(false)
    // A field without an edge: beside the middle it looks nearly the same.
    const beside = await colourAt(picture, 0.54, 0.5)
    middle.forEach((value, channel) => expect(Math.abs(value - (beside[channel] ?? 0))).toBeLessThan(12))

    picturesMayCome.resolve()
    await untilHydrated(page)
    await picture.evaluate((element: HTMLImageElement) => element.decode())
    expect(await picture.boundingBox()).toEqual(box)
    await expect.poll(() => looksTheSameWithoutColours(picture)).toBe(true)
  })
}

test('a dish whose picture cannot be had shows the drawn plate, and none of its colours', async ({
  page,
}) => {
  await page.route('**/pictures/**', (route) => route.abort())
  await page.route('**/objects/**', (route) => route.abort())
  await page.goto('/menu')
  const card = page.getByRole('article', { name: 'Margherita Phô Mai Tươi' })
  await card.scrollIntoViewIfNeeded()
  await expect(card.locator('img')).toHaveAttribute('src', /^\/assets\/plate-.*\.svg$/)
})

test('the colours of a picture take less than forty characters of the page', async ({ site }) => {
  for (const [path, fewest] of [
    ['/menu', 21],
    ['/news', 6],
  ] as const) {
    const html = await (await fetch(`${site.address}${path}?lang=en`)).text()
    const styles = [...html.matchAll(/ style="--d:[^"]*"/g)].map(([style]) => style)
    expect(styles.length).toBeGreaterThanOrEqual(fewest)
    expect(styles.filter((style) => style.length >= 40)).toEqual([])
  }
})

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false })

  for (const { thing, path, picture } of places) {
    test(`the colours of ${thing} stand there all the same`, async ({ page }) => {
      await page.goto(path, { waitUntil: 'domcontentloaded' })
      await expect(picture(page)).toHaveCSS('background-image', /radial-gradient/)
    })
  }
})
