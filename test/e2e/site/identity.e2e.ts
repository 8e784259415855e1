import sharp from 'sharp'

import { expect, test } from '../../support/site.ts'

interface Manifest {
  readonly name: string
  readonly start_url: string
  readonly theme_color: string
  readonly icons: readonly { readonly src: string; readonly sizes: string; readonly purpose: string }[]
}

test('the site can be installed on a phone’s home screen, with an icon for every launcher', async ({
  page,
}) => {
  await page.goto('/')
  const address = (await page.locator('link[rel="manifest"]').getAttribute('href')) ?? ''
  const response = await page.request.get(address)
  expect(response.headers()['content-type']).toContain('application/manifest+json')
  const manifest = (await response.json()) as Manifest // by the web app manifest's own format
  expect(manifest.name).toContain('Bếp Lửa')
  expect(await page.locator('meta[name="theme-color"]').getAttribute('content')).toBe(manifest.theme_color)
  expect((await page.request.get(manifest.start_url)).ok()).toBe(true)
  expect(manifest.icons.map(({ purpose }) => purpose)).toContain('maskable')
  for (const { src, sizes } of manifest.icons) {
    const { width, height, format } = await sharp(await (await page.request.get(src)).body()).metadata()
    expect(`${width}x${height} ${format}`, src).toBe(`${sizes} png`)
  }
})

test('tabs, bookmarks and previews have their pictures in the sizes they say', async ({ page }) => {
  await page.goto('/')
  const sizeOf = async (selector: string, attribute: string) => {
    const address = (await page.locator(selector).getAttribute(attribute)) ?? ''
    const { width, height } = await sharp(await (await page.request.get(address)).body()).metadata()
    return [width, height]
  }
  expect(await sizeOf('link[rel="icon"][type="image/png"]', 'href')).toEqual([32, 32])
  expect(await sizeOf('link[rel="apple-touch-icon"]', 'href')).toEqual([180, 180])
  expect(await sizeOf('meta[property="og:image"]', 'content')).toEqual([1200, 630])
})
