import { layoutShift } from '../../support/layout-shifts.ts'
import type { Page } from '@playwright/test'

import { expect, expectAccessible, test } from '../../support/site.ts'

const hero = (page: Page) => page.getByRole('region', { name: 'Bánh vừa ra lò' })
const film = (page: Page) => hero(page).locator('video')
const pause = (page: Page) => hero(page).getByRole('button', { name: 'Tạm dừng đoạn phim nền' })
const play = (page: Page) => hero(page).getByRole('button', { name: 'Phát đoạn phim nền' })
const opening = (page: Page) => page.getByRole('heading', { level: 1 })

const isPaused = (page: Page) => film(page).evaluate((video: HTMLVideoElement) => video.paused)

test.describe('the film behind the opening texts', () => {
  test('plays by itself, silently and again and again, and can be stopped', async ({ page }) => {
    await page.goto('/')
    await expect(pause(page)).toBeVisible()
    await expect.poll(() => isPaused(page)).toBe(false)
    expect(
      await film(page).evaluate(({ muted, loop, playsInline }: HTMLVideoElement) => [
        muted,
        loop,
        playsInline,
      ]),
    ).toEqual([true, true, true])
    await pause(page).press('Enter')
    await expect.poll(() => isPaused(page)).toBe(true)
    await play(page).click()
    await expect.poll(() => isPaused(page)).toBe(false)
    await expectAccessible(page)
  })

  test('rests while it is out of sight', async ({ page }) => {
    await page.goto('/')
    await expect.poll(() => isPaused(page)).toBe(false)
    await page.getByRole('contentinfo').scrollIntoViewIfNeeded()
    await expect.poll(() => isPaused(page)).toBe(true)
    await opening(page).scrollIntoViewIfNeeded()
    await expect.poll(() => isPaused(page)).toBe(false)
  })

  test('is asked for after everything the page needs, and moves nothing', async ({ page }) => {
    const asked: string[] = []
    page.on('request', (request) => asked.push(new URL(request.url()).pathname))
    await page.goto('/')
    await expect(pause(page)).toBeVisible()
    const first = asked.findIndex((path) => path.startsWith('/api/assets/'))
    expect(first).toBeGreaterThan(asked.findIndex((path) => path.includes('entry.client')))
    expect(first).toBeGreaterThan(asked.findIndex((path) => path.startsWith('/brand/hero-')))
    expect(await layoutShift(page)).toBeLessThan(0.001)
  })

  test('is enlarged by no screen of 1440 px, nor is the picture in its place', async ({ page }) => {
    await page.goto('/')
    await expect(pause(page)).toBeVisible()
    // Both cover their place, so the larger of the two ratios counts.
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
  })

  test('stays away, without a gap, when it cannot be had', async ({ page }) => {
    await page.route('**/api/assets/**', (route) => route.abort())
    const rejected = page.waitForEvent('requestfailed')
    await page.goto('/')
    await rejected
    await expect(film(page)).toHaveCount(0)
    await expect(pause(page)).toBeHidden()
    await expect(opening(page)).toBeVisible()
  })

  test('plays in its next format where the first cannot be had', async ({ page }) => {
    await page.route(/\.av1\.mp4/, (route) => route.abort())
    const rejected = page.waitForEvent('requestfailed')
    await page.goto('/')
    await rejected
    await expect(pause(page)).toBeVisible()
    await expect.poll(() => isPaused(page)).toBe(false)
    expect(await film(page).evaluate((video: HTMLVideoElement) => video.currentSrc)).not.toMatch(/av1/)
  })

  test('waits for the visitor where the browser does not play by itself', async ({ page }) => {
    await page.addInitScript(() => {
      let rejections = 0
      const original = HTMLMediaElement.prototype.play
      HTMLMediaElement.prototype.play = function playOnRequest() {
        rejections += 1
        return rejections === 1
          ? Promise.reject(new DOMException('The user has not asked for it', 'NotAllowedError'))
          : original.call(this)
      }
    })
    await page.goto('/')
    await play(page).click()
    await expect.poll(() => isPaused(page)).toBe(false)
  })
})

test.describe('for those who want less', () => {
  const films = (page: Page) => {
    const asked: string[] = []
    page.on('request', (request) => request.url().includes('/api/assets/') && asked.push(request.url()))
    return asked
  }
  const settled = (page: Page) => page.waitForResponse(/background-film.*\.js/)

  test('of motion the picture stands alone', async ({ page }) => {
    await page.emulateMedia({ reducedMotion: 'reduce' })
    const asked = films(page)
    await Promise.all([settled(page), page.goto('/')])
    await expect(page.locator('img[src^="/brand/hero-"]')).toBeVisible()
    await expect(film(page)).toHaveCount(0)
    expect(asked).toEqual([])
  })

  test('of data the picture stands alone', async ({ page }) => {
    await page.addInitScript(() =>
      Object.defineProperty(navigator, 'connection', { value: { saveData: true } }),
    )
    const asked = films(page)
    await Promise.all([settled(page), page.goto('/')])
    await expect(page.locator('img[src^="/brand/hero-"]')).toBeVisible()
    await expect(film(page)).toHaveCount(0)
    expect(asked).toEqual([])
  })
})
