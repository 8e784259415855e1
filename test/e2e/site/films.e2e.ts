// Browser: files, layout or styles
import type { Page } from '@playwright/test'

import { layoutShift } from '../../support/layout-shifts.ts'
import { expect, expectAccessible, test } from '../../support/site.ts'

const hero = (page: Page) => page.getByRole('region', { name: 'Bánh vừa ra lò' })
const booking = (page: Page) => page.getByRole('region', { name: 'Giữ một bàn gần lò' })
const film = (page: Page) => hero(page).locator('video')
const pause = (page: Page) => hero(page).getByRole('button', { name: 'Tạm dừng đoạn phim nền' })
const play = (page: Page) => hero(page).getByRole('button', { name: 'Phát đoạn phim nền' })

const isPaused = (page: Page) => film(page).evaluate((video: HTMLVideoElement) => video.paused)

/** The paths of what the page asks for from now on. */
function requestsOf(page: Page): string[] {
  const asked: string[] = []
  page.on('request', (request) => asked.push(new URL(request.url()).pathname))
  return asked
}

test('the film behind the opening texts plays by itself, rests while it is out of sight and can be stopped', async ({
  page,
}) => {
  await page.goto('/')
  await expect.poll(() => isPaused(page)).toBe(false)
  await page.getByRole('contentinfo').scrollIntoViewIfNeeded()
  await expect.poll(() => isPaused(page)).toBe(true)
  await page.getByRole('heading', { level: 1 }).scrollIntoViewIfNeeded()
  await expect.poll(() => isPaused(page)).toBe(false)
  await pause(page).press('Enter')
  await expect.poll(() => isPaused(page)).toBe(true)
  await expectAccessible(page)
  await play(page).click()
  await expect.poll(() => isPaused(page)).toBe(false)
})

test('films come after all else: the first moves nothing and is sharp, the second waits until it is near', async ({
  page,
}) => {
  const asked = requestsOf(page)
  await page.goto('/')
  await expect(pause(page)).toBeVisible()
  const films = () => new Set(asked.filter((path) => path.startsWith('/api/assets/')))
  const first = asked.findIndex((path) => films().has(path))
  expect(first).toBeGreaterThan(asked.findIndex((path) => path.includes('entry.client')))
  expect(first).toBeGreaterThan(asked.findIndex((path) => path.startsWith('/brand/hero-')))
  expect(await layoutShift(page)).toBeLessThan(0.001)

  // Film and picture cover their place, so the larger of the two ratios counts; above 1 they would be enlarged.
  const filmScale = () =>
    film(page).evaluate((video: HTMLVideoElement) => {
      const { width, height } = video.getBoundingClientRect()
      return Math.max(width / video.videoWidth, height / video.videoHeight)
    })
  await expect.poll(filmScale).toBeLessThanOrEqual(1)
  const pictureScale = () =>
    page.locator('img[src^="/brand/hero-"]').evaluate((image: HTMLImageElement) => {
      // The file is named by its width, and is 16:9.
      const fileWidth = Number(/hero-(\d+)\./.exec(image.currentSrc)?.[1])
      const { width, height } = image.getBoundingClientRect()
      return Math.max(width / fileWidth, height / ((fileWidth * 9) / 16))
    })
  await expect.poll(pictureScale).toBeLessThanOrEqual(1)

  const before = films()
  await booking(page).scrollIntoViewIfNeeded()
  await expect(booking(page).getByRole('button', { name: 'Tạm dừng đoạn phim nền' })).toBeVisible()
  await expect(booking(page).locator('img[src^="/brand/mood"]')).toBeVisible()
  expect([...films().difference(before)]).not.toEqual([])
})

test('a film plays in its next format where the first cannot be had', async ({ page }) => {
  await page.route(/\.av1\.mp4/, (route) => route.abort())
  const rejected = page.waitForEvent('requestfailed')
  await page.goto('/')
  await rejected
  await expect.poll(() => isPaused(page)).toBe(false)
  expect(await film(page).evaluate((video: HTMLVideoElement) => video.currentSrc)).not.toMatch(/av1/)
})

test('for those who want less motion or less data pictures stand alone, and no film is fetched', async ({
  page,
}) => {
  const asked = requestsOf(page)
  const expectPictures = async () => {
    await booking(page).scrollIntoViewIfNeeded()
    await expect(booking(page).locator('img[src^="/brand/mood"]')).toBeVisible()
    await expect(page.locator('img[src^="/brand/hero-"]')).toBeVisible()
    await expect(page.locator('video')).toHaveCount(0)
    expect(asked.filter((path) => path.startsWith('/api/assets/'))).toEqual([])
  }
  // With its code all is there that decides whether a film comes.
  const decided = () => page.waitForResponse(/background-film.*\.js/)
  await page.emulateMedia({ reducedMotion: 'reduce' })
  await Promise.all([decided(), page.goto('/')])
  await expectPictures()

  // What is shown follows the wish at once.
  await page.goto('about:blank')
  await page.emulateMedia({ reducedMotion: null })
  await page.addInitScript(() =>
    Object.defineProperty(navigator, 'connection', { value: { saveData: true } }),
  )
  await Promise.all([decided(), page.goto('/')])
  await expectPictures()
})
