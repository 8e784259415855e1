// Browser: layout or styles, real navigation, hydration, no scripts

import type { Locator, Page } from '@playwright/test'

import { untilHydrated, expect, expectAccessible, test } from '../../support/site.ts'

test.use({ contextOptions: { reducedMotion: 'reduce' } })

const title = (page: Page, name: string) => page.getByRole('heading', { level: 1, name })
const latestNews = (page: Page) => page.getByRole('region', { name: 'Chuyện trong bếp' })
const oven = { vi: '/news/mot-ngay-cua-lo-cui', en: '/news/a-day-in-the-life-of-the-oven' }

/** Presses a card on its picture. Playwright would press what it names, and fail where something lies over it. */
async function pressPicture(page: Page, card: Locator): Promise<void> {
  await card.scrollIntoViewIfNeeded()
  const picture = await card.locator('img').first().boundingBox()
  if (!picture) throw new Error('The card shows a picture')
  await page.mouse.click(picture.x + picture.width / 2, picture.y + picture.height / 2)
}

test('a guest comes to the news at once, opens a story by a press anywhere on its card, and reads on from there', async ({
  page,
  context,
}) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write'])
  await page.goto('/')
  await untilHydrated(page)
  // The stories come when the test has seen what stands in their place.
  const seen = Promise.withResolvers<void>()
  await page.route(/\/api\/blog-posts\?published=true/, async (route) => {
    await seen.promise
    await route.continue()
  })
  await page.getByRole('banner').getByRole('link', { name: 'Tin tức' }).click()
  await expect(title(page, 'Chuyện trong bếp')).toBeVisible()
  await expect(page.getByRole('main').getByRole('status')).toHaveText('Đang lấy chuyện mới')
  seen.resolve()

  const cards = page.getByRole('article')
  for (const place of [0, 1]) {
    const link = cards.nth(place).getByRole('link')
    await page.keyboard.press('Tab')
    await link.focus()
    // Around the whole card.
    const outline = await link.evaluate((element) => getComputedStyle(element, '::after').outlineStyle)
    expect([place, outline]).toEqual([place, 'solid'])
  }
  await pressPicture(page, cards.last())
  await expect(page).toHaveURL(oven.vi)
  await expect(title(page, 'Một ngày của lò củi')).toBeVisible()
  const picture = page.getByRole('img', { name: 'Cánh gà nướng lúc lửa dịu' })
  await picture.scrollIntoViewIfNeeded()
  await expect.poll(() => picture.evaluate((img: HTMLImageElement) => img.currentSrc)).toContain('/pictures/')
  await page.getByRole('button', { name: 'Chia sẻ' }).click()
  await expect.poll(() => page.evaluate(() => navigator.clipboard.readText())).toBe(page.url())

  // The first article of the page is the one being read.
  const next = page.getByRole('main').getByRole('article').nth(1)
  const { pathname } = new URL((await next.getByRole('link').getAttribute('href')) ?? '', page.url())
  await pressPicture(page, next)
  await expect(page).toHaveURL(pathname)
  await page.getByRole('link', { name: 'Về trang tin' }).click()
  await expect(title(page, 'Chuyện trong bếp')).toBeVisible()
  await pressPicture(page, cards.first())
  await expect(page).toHaveURL('/news/vi-sao-bot-cua-quan-phai-ngu-hai-ngay')
})

test('an article gives itself the address of the language when that changes, without loading anything', async ({
  page,
}) => {
  await page.goto(oven.vi)
  await untilHydrated(page)
  const asked: string[] = []
  page.on('request', (request) => asked.push(request.url()))
  await page.getByRole('button', { name: 'English' }).click()
  await expect(title(page, 'A day in the life of the oven')).toBeVisible()
  await expect(page).toHaveURL(oven.en)
  expect(asked.filter((url) => !/\/(pictures|objects|assets)\//.test(url))).toEqual([])
  await page.reload()
  await expect(title(page, 'A day in the life of the oven')).toBeVisible()
})

test('news, an article, a missing one and home’s news fit the screen and pass an accessibility checker', async ({
  page,
}) => {
  const fits = async () => {
    const overflow = await page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth)
    expect(overflow, page.url()).toBeLessThanOrEqual(0)
  }
  await page.setViewportSize({ width: 390, height: 844 })
  for (const address of ['/news', oven.vi, '/news/khong-co-bai-nay']) {
    await page.goto(address)
    await untilHydrated(page)
    await expectAccessible(page)
    await fits()
  }
  await page.goto('/')
  await untilHydrated(page)
  await latestNews(page).scrollIntoViewIfNeeded()
  await expect(latestNews(page).getByRole('article')).toHaveCount(4)
  await expectAccessible(page)
  await page.setViewportSize({ width: 1440, height: 900 })
  for (const address of ['/news', oven.vi]) {
    await page.goto(address)
    await fits()
  }
})

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false })

  test('list and article are whole, and home leads to the news', async ({ page }) => {
    await page.goto('/')
    // Nothing says that it is being fetched, as it never comes.
    await expect(page.getByRole('main').getByRole('status')).toHaveCount(0)
    await latestNews(page).getByRole('link', { name: 'Xem tất cả chuyện bếp' }).click()
    await expect(page.getByRole('article')).toHaveCount(6)
    await page.getByRole('link', { name: /Một ngày của lò củi/ }).click()
    await expect(page.getByRole('heading', { level: 2, name: 'Vì sao là củi nhãn' })).toBeVisible()
    await expect(page.getByText('Củi nhãn chắc, cháy lâu')).toBeVisible()
  })
})
