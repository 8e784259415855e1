// Browser: real navigation, hydration, two tabs, no scripts

import type { BrowserContext, Page } from '@playwright/test'

import { untilHydrated, expect, test } from '../../support/site.ts'

const heading = (page: Page) => page.getByRole('heading', { level: 1 })
const vietnamese = (page: Page) => page.getByRole('button', { name: 'Tiếng Việt' })
const english = (page: Page) => page.getByRole('button', { name: 'English' })

async function languageCookie(context: BrowserContext): Promise<string | undefined> {
  return (await context.cookies()).find(({ name }) => name === 'language')?.value
}

/** Collects what React says when the server's page and the browser's first one differ. */
function complaints(page: Page): string[] {
  const found: string[] = []
  page.on('console', (message) => {
    if (message.type() === 'error') found.push(`${page.url()}: ${message.text()}`)
  })
  page.on('pageerror', (error) => found.push(`${page.url()}: ${String(error)}`))
  return found
}

async function expectEnglishMenu(page: Page) {
  await expect(heading(page)).toHaveText('Menu')
  await expect(page.locator('html')).toHaveAttribute('lang', 'en')
  await expect(english(page)).toHaveAttribute('aria-pressed', 'true')
}

async function expectVietnameseMenu(page: Page) {
  await expect(heading(page)).toHaveText('Thực đơn')
  await expect(page.locator('html')).toHaveAttribute('lang', 'vi')
  await expect(vietnamese(page)).toHaveAttribute('aria-pressed', 'true')
}

test('the language is chosen by keyboard, in every tab at once, and the server knows it after a reload', async ({
  page,
  context,
}) => {
  await page.goto('/menu')
  const other = await context.newPage()
  await other.goto('/menu')
  await untilHydrated(other)
  await english(page).focus()
  await page.keyboard.press('Space')
  await expectEnglishMenu(page)
  await expect(english(page)).toBeFocused()
  await expectEnglishMenu(other)
  const response = await page.reload()
  expect(await response?.text()).toContain('<html lang="en">')
  await expectEnglishMenu(page)
})

test('where cookie, stored choice and address differ, each page hydrates in its language without a complaint from React', async ({
  page,
  context,
  baseURL,
  site,
}) => {
  await site.contentChanged()
  // The server renders by the cookie, the browser goes by what it has stored.
  await context.addCookies([{ name: 'language', value: 'vi', url: baseURL ?? '' }])
  await page.addInitScript(() => localStorage.setItem('language', 'en'))
  const found = complaints(page)
  await page.goto('/menu')
  await expectEnglishMenu(page)
  await expect(page).toHaveTitle('Menu · Bếp Lửa')
  await expect.poll(() => languageCookie(context)).toBe('en')
  // From here on the pages are cached for the cookie.
  for (const address of ['/menu?utm_source=post', '/menu?lang=en&utm_source=post']) {
    await page.goto(address)
    await untilHydrated(page)
    await expectEnglishMenu(page)
  }
  // An address with a language is in it, and changes no choice.
  await page.goto('/menu?lang=vi')
  await untilHydrated(page)
  await expectVietnameseMenu(page)
  expect(await languageCookie(context)).toBe('en')
  await page.getByRole('banner').getByRole('link', { name: 'Trang chủ', exact: true }).click()
  await expect(page).toHaveURL('/')
  await expect(page.locator('html')).toHaveAttribute('lang', 'en')
  await page.goBack()
  await expectVietnameseMenu(page)
  expect(found).toEqual([])
})

test('the head holds one title, description, canonical link and robots tag, whatever one does', async ({
  page,
}) => {
  const found = complaints(page)
  const expectHead = async (title: string, canonical: RegExp) => {
    await expect(page).toHaveTitle(title)
    await expect(page.locator('title')).toHaveCount(1)
    await expect(page.locator('meta[name="description"]')).toHaveCount(1)
    await expect(page.locator('meta[name="robots"]')).toHaveCount(1)
    await expect(page.locator('link[rel="canonical"]')).toHaveCount(1)
    await expect(page.locator('link[rel="canonical"]')).toHaveAttribute('href', canonical)
    await expect(page.locator('link[rel="alternate"]')).toHaveCount(3)
    await expect(page.locator('meta[property="og:title"]')).toHaveAttribute('content', title)
  }
  const links = page.getByRole('banner')
  await page.goto('/')
  await expectHead('Bếp Lửa · Pizza nướng lò củi ở Thủ Dầu Một', /\/$/)
  await links.getByRole('link', { name: 'Thực đơn' }).click()
  await expectHead('Thực đơn · Bếp Lửa', /\/menu$/)
  await english(page).click()
  await expectHead('Menu · Bếp Lửa', /\/menu\?lang=en$/)
  await links.getByRole('link', { name: 'Home', exact: true }).click()
  await expectHead('Bếp Lửa · Wood-fired pizza in Thu Dau Mot', /\/\?lang=en$/)
  expect(found).toEqual([])
})

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false })

  test('the switch leads to the page in the other language', async ({ page }) => {
    await page.goto('/menu')
    await english(page).click()
    await expect(page).toHaveURL(/\/menu\?lang=en$/)
    await expect(heading(page)).toHaveText('Menu')
  })
})
