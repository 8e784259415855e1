// Browser: layout or styles, real navigation, no scripts

import { layoutShift } from '../../support/layout-shifts.ts'
import type { Page } from '@playwright/test'

import { expect, expectAccessible, test, untilHydrated } from '../../support/site.ts'
import { goBack } from '../../support/history-settled.ts'

const heading = (page: Page, name: string) => page.getByRole('heading', { name, exact: true })
const card = (page: Page, name: string) => page.getByRole('article', { name, exact: true })

test('a category lives in the address and shows its first dish; going back leads to the one before', async ({
  page,
}) => {
  await page.setViewportSize({ width: 390, height: 844 })
  await page.goto('/menu')
  const link = (name: string) =>
    page.getByRole('navigation', { name: 'Nhóm món' }).getByRole('link', { name })
  const categories = page.getByRole('main').getByRole('heading', { level: 2 })
  await expect(link('Tất cả')).toHaveAttribute('aria-current', 'true')
  // The row of categories shows the one in force when it is hydrated.
  await untilHydrated(page)
  // From far down the page.
  await heading(page, 'Pizza thịt').scrollIntoViewIfNeeded()
  await link('Mỳ Ý').click()
  await expect(page).toHaveURL(/category=pasta/)
  await expect(link('Mỳ Ý')).toHaveAttribute('aria-current', 'true')
  await expect(categories).toHaveText(['Mỳ Ý'])
  await expect(page.getByRole('article').first()).toBeInViewport()
  await link('Tráng miệng').click()
  await expect(categories).toHaveText(['Tráng miệng'])
  await goBack(page)
  await expect(categories).toHaveText(['Mỳ Ý'])
  await goBack(page)
  await expect(link('Tất cả')).toHaveAttribute('aria-current', 'true')
  await page.goForward()
  await expect(categories).toHaveText(['Mỳ Ý'])
  await page.reload()
  await expect(categories).toHaveText(['Mỳ Ý'])
})

test('on a phone the bar shows which category one reads, and scrolls to it', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 })
  await page.goto('/menu')
  await untilHydrated(page)
  const bar = page.getByRole('navigation', { name: 'Nhóm món' })
  const read = bar.locator('[aria-current=location]')
  await expect(read).toHaveCount(0)
  for (const name of ['Mỳ Ý', 'Pizza thịt']) {
    await page
      .getByRole('region', { name })
      .evaluate((section) => section.scrollIntoView({ behavior: 'instant' }))
    await expect(read).toHaveText(name)
    await expect(read).toBeInViewport({ ratio: 1 })
  }
})

test('a search runs while one types, stays in the address and keeps the focus', async ({ page }) => {
  await page.goto('/')
  await page.goto('/menu')
  const search = page.getByRole('searchbox', { name: 'Tìm món' })
  await search.pressSequentially('ga nuong')
  await expect(page.getByRole('status')).toHaveText(/^Có thể bạn tìm: \d món$/)
  await expect(card(page, 'Gà Nướng BBQ')).toBeVisible()
  await expect(card(page, 'Pepperoni Ý')).toBeHidden()
  await expect(page).toHaveURL(/[?&]q=ga\+nuong/)
  await expect(search).toBeFocused()
  // Typing wrote no history of its own.
  await goBack(page)
  await expect(page).toHaveURL(/\/$/)
  await page.goForward()
  await expect(search).toHaveValue('ga nuong')
})

test('the menu fits every screen and stays still while it loads; a phone shows a pizza at once', async ({
  page,
}) => {
  for (const width of [320, 390, 768, 1440, 2560]) {
    await page.setViewportSize({ width, height: 844 })
    await page.goto('/menu', { waitUntil: 'networkidle' })
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(width)
    expect(await layoutShift(page)).toBeLessThan(0.01)
    await expect(page.getByRole('article').first().locator('img')).toBeInViewport()
  }
})

test('an accessibility checker finds nothing on the menu, with what is sold out and without a result', async ({
  page,
}) => {
  await page.setViewportSize({ width: 390, height: 844 })
  for (const path of ['/menu', '/menu?category=pizza-seafood', '/menu?q=sushi']) {
    await page.goto(path)
    await expectAccessible(page)
  }
})

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false })

  test('the menu shows its dishes, categories are links and the search is a form', async ({ page }) => {
    await page.goto('/menu?lang=en')
    await expect(heading(page, 'Classic pizza')).toBeVisible()
    await expect(card(page, 'Pepperoni')).toContainText('188.000đ')
    await expect(page.getByText('Prices exclude 8% VAT')).toBeVisible()
    const call = page.getByRole('main').getByRole('link', { name: 'Call 0274 000 0000' })
    await expect(call).toHaveAttribute('href', 'tel:+842740000000')
    await page.getByRole('link', { name: 'Seafood pizza' }).click()
    await expect(page.getByRole('status')).toHaveText('4 dishes')
    await page.getByRole('searchbox', { name: 'Search the menu' }).fill('mango')
    await page.getByRole('button', { name: 'Search' }).click()
    await expect(page).toHaveURL(/q=mango/)
    const { searchParams } = new URL(page.url())
    expect([searchParams.get('category'), searchParams.get('lang')]).toEqual(['pizza-seafood', 'en'])
    await expect(page.getByRole('article')).toHaveCount(1)
    await expect(card(page, 'Phú Quốc Prawn & Mango')).toBeVisible()
    await expect(page.getByRole('searchbox')).toHaveValue('mango')
  })
})
