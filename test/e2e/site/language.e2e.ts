import type { BrowserContext, Page } from '@playwright/test'

import { untilHydrated, expect, test } from '../../support/site.ts'

const heading = (page: Page) => page.getByRole('heading', { level: 1 })
const vietnamese = (page: Page) => page.getByRole('button', { name: 'Tiếng Việt' })
const english = (page: Page) => page.getByRole('button', { name: 'English' })

async function languageCookie(context: BrowserContext): Promise<string | undefined> {
  return (await context.cookies()).find(({ name }) => name === 'language')?.value
}

const stored = (page: Page) =>
  page.evaluate(() => ({
    language: localStorage.getItem('language'),
    changed: sessionStorage.getItem('languageChanged'),
  }))

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

test.describe('the HTML the server sends', () => {
  test('is Vietnamese for a visitor who has chosen nothing', async ({ request, baseURL }) => {
    const html = await (await request.get('/menu')).text()
    expect(html).toContain('<html lang="vi">')
    expect(html).toContain('<title>Thực đơn · Bếp Lửa</title>')
    expect(html).toContain(`<link rel="canonical" href="${baseURL}/menu"/>`)
  })

  test('is English under ?lang=en: language, title, heading and canonical link', async ({
    request,
    baseURL,
  }) => {
    const html = await (await request.get('/menu?lang=en')).text()
    expect(html).toContain('<html lang="en">')
    expect(html).toContain('<title>Menu · Bếp Lửa</title>')
    expect(html).toContain('>Menu</h1>')
    expect(html).toContain(`<link rel="canonical" href="${baseURL}/menu?lang=en"/>`)
  })

  test('follows the cookie of an earlier choice, and ?lang= before it', async ({ request }) => {
    const headers = { cookie: 'language=en' }
    expect(await (await request.get('/menu', { headers })).text()).toContain('<html lang="en">')
    expect(await (await request.get('/menu?lang=vi', { headers })).text()).toContain('<html lang="vi">')
  })

  test('says where each page stands in the other language', async ({ request, baseURL }) => {
    for (const path of ['/', '/menu']) {
      const html = await (await request.get(path)).text()
      expect(html).toContain(`<link rel="alternate" hrefLang="vi" href="${baseURL}${path}"/>`)
      expect(html).toContain(`<link rel="alternate" hrefLang="en" href="${baseURL}${path}?lang=en"/>`)
      expect(html).toContain(`<link rel="alternate" hrefLang="x-default" href="${baseURL}${path}"/>`)
    }
  })

  test('stays Vietnamese where the parameter or the cookie names no language of the restaurant', async ({
    request,
  }) => {
    const response = await request.get('/menu?lang=fr', { headers: { cookie: 'language=%22%3E' } })
    expect(await response.text()).toContain('<html lang="vi">')
  })
})

test.describe('the language switch', () => {
  test('shows English at once and stores the choice in local storage, cookie and session', async ({
    page,
    context,
  }) => {
    await page.goto('/menu')
    await english(page).click()
    await expectEnglishMenu(page)
    await expect.poll(() => stored(page)).toEqual({ language: 'en', changed: 'true' })
    await expect.poll(() => languageCookie(context)).toBe('en')
  })

  test('is remembered by the server after a reload', async ({ page }) => {
    await page.goto('/menu')
    await english(page).click()
    await expectEnglishMenu(page)
    const response = await page.reload()
    expect(await response?.text()).toContain('<html lang="en">')
    await expectEnglishMenu(page)
  })

  test('marks no change when the language shown is chosen again', async ({ page }) => {
    await page.goto('/menu')
    await vietnamese(page).click()
    await expectVietnameseMenu(page)
    expect((await stored(page)).changed).toBeNull()
  })

  test('works by keyboard and names each language in itself', async ({ page }) => {
    await page.goto('/menu')
    await expect(vietnamese(page)).toHaveAttribute('lang', 'vi')
    await expect(english(page)).toHaveAttribute('lang', 'en')
    await english(page).focus()
    await page.keyboard.press('Space')
    await expectEnglishMenu(page)
    await expect(english(page)).toBeFocused()
    await page.keyboard.press('Shift+Tab')
    await expect(vietnamese(page)).toBeFocused()
    await page.keyboard.press('Enter')
    await expectVietnameseMenu(page)
  })

  test('takes ?lang= off the address and keeps the other parameters', async ({ page }) => {
    await page.goto('/menu?q=tom&lang=en')
    await vietnamese(page).click()
    await expect(page.locator('html')).toHaveAttribute('lang', 'vi')
    await expect(page).toHaveURL(/\/menu\?q=tom$/)
  })

  test('works without scripts', async ({ browser, baseURL }) => {
    const context = await browser.newContext({ javaScriptEnabled: false, baseURL })
    const page = await context.newPage()
    await page.goto('/menu')
    await english(page).click()
    await expect(page).toHaveURL(/\/menu\?lang=en$/)
    await expect(heading(page)).toHaveText('Menu')
    await context.close()
  })
})

test.describe('where the sources of the choice differ', () => {
  test('local storage wins over the cookie and rewrites it, without a complaint from React', async ({
    page,
    context,
    baseURL,
  }) => {
    await context.addCookies([{ name: 'language', value: 'vi', url: baseURL ?? '' }])
    await page.addInitScript(() => localStorage.setItem('language', 'en'))
    const found = complaints(page)
    await page.goto('/menu')
    await expectEnglishMenu(page)
    await expect(page).toHaveTitle('Menu · Bếp Lửa')
    await expect.poll(() => languageCookie(context)).toBe('en')
    expect(found).toEqual([])
  })

  test('?lang= wins over both for its own address and changes neither', async ({
    page,
    context,
    baseURL,
  }) => {
    await context.addCookies([{ name: 'language', value: 'vi', url: baseURL ?? '' }])
    await page.addInitScript(() => localStorage.setItem('language', 'vi'))
    const found = complaints(page)
    await page.goto('/menu?lang=en')
    await expectEnglishMenu(page)
    await expect.poll(() => stored(page)).toEqual({ language: 'vi', changed: null })
    await expect.poll(() => languageCookie(context)).toBe('vi')
    await untilHydrated(page)
    await page.getByRole('banner').getByRole('link', { name: 'Home', exact: true }).click()
    await expect(page).toHaveURL('/')
    await expect(page.locator('html')).toHaveAttribute('lang', 'vi')
    await page.goBack()
    await expectEnglishMenu(page)
    expect(found).toEqual([])
  })

  test('a page cached for the cookie and one asked for by address are each what the browser expects', async ({
    page,
    context,
    baseURL,
    site,
  }) => {
    test.slow()
    await site.contentChanged()
    await context.addCookies([{ name: 'language', value: 'en', url: baseURL ?? '' }])
    const found = complaints(page)
    for (const address of [
      '/menu',
      '/menu?lang=en',
      '/menu?utm_source=post',
      '/menu?lang=en&utm_source=post',
    ]) {
      await page.goto(address)
      await untilHydrated(page)
      await expectEnglishMenu(page)
    }
    expect(found).toEqual([])
  })

  test('an unknown word in local storage counts as no choice', async ({ page }) => {
    await page.addInitScript(() => localStorage.setItem('language', 'fr'))
    await page.goto('/menu')
    await expectVietnameseMenu(page)
  })

  test('another tab of the same browser follows', async ({ page, context }) => {
    await page.goto('/menu')
    const other = await context.newPage()
    await other.goto('/menu')
    await english(page).click()
    await expectEnglishMenu(other)
  })
})

test('the head holds one title, description, canonical link and robots tag, whatever one does', async ({
  page,
}) => {
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
})
