// Browser: layout or styles, real navigation, hydration

import { layoutShift } from '../../support/layout-shifts.ts'
import type { Page } from '@playwright/test'

import { untilHydrated, expect, expectAccessible, test } from '../../support/site.ts'
import { goBack } from '../../support/history-settled.ts'
import { setTextSize } from '../../support/screen-fit.ts'

const phone = { width: 390, height: 844 }

const header = (page: Page) => page.getByRole('banner')
const footer = (page: Page) => page.getByRole('contentinfo')
const openMenu = (page: Page) => page.getByRole('button', { name: 'Mở danh mục trang' })
const mobileMenu = (page: Page) => page.getByRole('dialog', { name: 'Điều hướng chính' })

test('the header fits the narrowest phone and the widest screen, and stays in sight while one reads on', async ({
  page,
}) => {
  for (const width of [320, 360, 390, 768, 1024, 1440, 2560]) {
    await page.setViewportSize({ width, height: 800 })
    await page.goto('/')
    await expect(header(page).getByRole('button', { name: 'English' })).toBeInViewport({ ratio: 1 })
    await expect(header(page).getByRole('button', { name: 'Giỏ hàng, chưa có món nào' })).toBeInViewport({
      ratio: 1,
    })
    await expect(header(page).getByRole('link', { name: 'Đặt bàn' })).toBeInViewport({ ratio: 1 })
    expect(
      await page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth),
    ).toBeLessThanOrEqual(0)
    await footer(page).scrollIntoViewIfNeeded()
    await expect(header(page)).toBeInViewport({ ratio: 1 })
  }
})

test('every button of the header can be hit on the narrowest phone, with letters twice as large too', async ({
  page,
}) => {
  await page.setViewportSize({ width: 320, height: 800 })
  await page.goto('/about')
  for (const size of [100, 200]) {
    await setTextSize(page, size)
    for (const tool of await header(page).locator('a:visible, button:visible').all()) {
      await expect(tool).toBeInViewport({ ratio: 1 })
      const { width, height } = (await tool.boundingBox()) ?? { width: 0, height: 0 }
      expect([await tool.innerText(), Math.min(width, height) >= 44]).toEqual([expect.anything(), true])
    }
  }
})

test('by keyboard the first stop skips to the content, and a link goes on at the beginning of its page', async ({
  page,
}) => {
  await page.goto('/')
  await untilHydrated(page)
  await page.keyboard.press('Tab')
  const skip = page.getByRole('link', { name: 'Chuyển đến nội dung chính' })
  await expect(skip).toBeFocused()
  await expect(skip).toBeInViewport()
  await page.keyboard.press('Enter')
  await expect(page.getByRole('main')).toBeFocused()
  await page.keyboard.press('Tab')
  await expect(page.getByRole('link', { name: 'Đặt món ngay' })).toBeFocused()
  await page.keyboard.press('Enter')
  await expect(page.getByRole('heading', { level: 1, name: 'Thực đơn' })).toBeVisible()
  await expect(page.getByRole('main')).toBeFocused()
})

test('the mobile menu is accessible, gives the focus back, leads on, and is closed by going back in the browser', async ({
  page,
}) => {
  await page.setViewportSize(phone)
  await page.goto('/')
  await untilHydrated(page)
  await openMenu(page).press('Enter')
  await expect(mobileMenu(page)).toBeVisible()
  await expectAccessible(page)
  await page.keyboard.press('Escape')
  await expect(mobileMenu(page)).toBeHidden()
  await expect(openMenu(page)).toBeFocused()

  await page.keyboard.press('Enter')
  await mobileMenu(page).getByRole('link', { name: 'Thực đơn' }).press('Enter')
  await expect(page.getByRole('heading', { level: 1, name: 'Thực đơn' })).toBeVisible()
  await expect(mobileMenu(page)).toBeHidden()
  await openMenu(page).click()
  await expect(mobileMenu(page)).toBeVisible()
  await goBack(page)
  await expect(mobileMenu(page)).toBeHidden()
  await expect(page).toHaveURL('/menu')
  await goBack(page)
  await expect(page).toHaveURL('/')
})

test('home fetches dishes and news once they come near, moves nothing meanwhile, and a dish is ordered from there', async ({
  page,
}) => {
  await page.setViewportSize({ width: 390, height: 500 })
  const asked: string[] = []
  page.on('request', (sent) => asked.push(new URL(sent.url()).pathname))
  await page.goto('/', { waitUntil: 'networkidle' })
  for (const [name, call, end] of [
    ['Món khách quay lại vì nhớ', '/api/menu-items/pinned', 'Xem toàn bộ thực đơn'],
    ['Chuyện trong bếp', '/api/blog-posts', 'Xem tất cả chuyện bếp'],
  ] as const) {
    expect(asked).not.toContain(call)
    const section = page.getByRole('region', { name })
    await section.getByRole('link', { name: end }).scrollIntoViewIfNeeded()
    await expect(section.getByRole('article')).toHaveCount(4)
    expect(asked.filter((path) => path === call)).toHaveLength(1)
  }
  await footer(page).scrollIntoViewIfNeeded()
  expect(await layoutShift(page)).toBeLessThan(0.01)
  await page
    .getByRole('button', { name: /^Thêm .* vào giỏ hàng$/ })
    .first()
    .click()
  await expect(page.getByRole('dialog')).toBeVisible()
})

test('going back to the office within one document loads its page from the server, as public pages do not know it', async ({
  page,
}) => {
  await page.goto('/about')
  await untilHydrated(page)
  // As if one had come here from the office's page, and reloaded this one.
  await page.evaluate(() => {
    history.replaceState({ idx: 0, key: 'office' }, '', '/login')
    history.pushState({ idx: 1, key: 'website' }, '', '/about')
  })
  await goBack(page)
  await expect(page.getByRole('heading', { level: 1, name: 'Đăng nhập' })).toBeVisible()
  await page.goForward()
  await expect(page.getByRole('heading', { level: 1, name: 'Đăng nhập' })).toBeHidden()
  await expect(page).toHaveURL('/about')
})

test('a page that fails keeps its frame, and is asked for again by its next link', async ({ page }) => {
  // From the beginning: home fetches the menu ahead of the first tap.
  await page.route('**/api/menu-items?*', (route) => route.abort())
  await page.goto('/')
  await untilHydrated(page)
  await header(page).getByRole('link', { name: 'Thực đơn', exact: true }).click()
  await expect(page.getByRole('button', { name: 'Thử lại' })).toBeVisible()
  await expectAccessible(page)
  await page.unroute('**/api/menu-items?*')
  await header(page).getByRole('link', { name: 'Tin tức', exact: true }).click()
  await expect(page).toHaveURL(/\/news$/)
  await header(page).getByRole('link', { name: 'Thực đơn', exact: true }).click()
  await expect(page.getByRole('searchbox', { name: 'Tìm món' })).toBeVisible()
})

test('a checker of accessibility finds nothing on home, nor where no page is', async ({ page }) => {
  await page.setViewportSize(phone)
  for (const path of ['/', '/khong-co']) {
    await page.goto(path)
    // Home's form and the footer's hydrate once they are near: what is checked is how they then stand.
    for (const submit of await page.getByRole('button').and(page.locator('[type=submit]')).all()) {
      await submit.scrollIntoViewIfNeeded()
      await expect(submit).toBeEnabled()
    }
    await footer(page).scrollIntoViewIfNeeded()
    await expectAccessible(page)
  }
})
