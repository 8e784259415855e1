import { layoutShift } from '../../support/layout-shifts.ts'
import type { Page } from '@playwright/test'

import { untilHydrated, expect, expectAccessible, test } from '../../support/site.ts'

const phone = { width: 390, height: 844 }
const desktop = { width: 1440, height: 900 }

const header = (page: Page) => page.getByRole('banner')
const footer = (page: Page) => page.getByRole('contentinfo')
const openMenu = (page: Page) => page.getByRole('button', { name: 'Mở danh mục trang' })
const mobileMenu = (page: Page) => page.getByRole('dialog', { name: 'Điều hướng chính' })

const twoTeas = {
  state: {
    lines: [
      {
        id: 'a-tea',
        name: 'Tea',
        nameVi: 'Trà',
        price: 30_000,
        image: null,
        quantity: 2,
        customization: null,
      },
    ],
  },
  version: 1,
}

test.describe('the header', () => {
  test('leads to every page and marks the one shown', async ({ page }) => {
    await page.goto('/')
    const home = header(page).getByRole('link', { name: 'Trang chủ', exact: true })
    const menu = header(page).getByRole('link', { name: 'Thực đơn' })
    await expect(home).toHaveAttribute('aria-current', 'page')
    await menu.click()
    await expect(page.getByRole('heading', { level: 1, name: 'Thực đơn' })).toBeVisible()
    await expect(menu).toHaveAttribute('aria-current', 'page')
    await expect(home).not.toHaveAttribute('aria-current', 'page')
    await header(page).getByRole('link', { name: 'Bếp Lửa, về trang chủ' }).click()
    await expect(page).toHaveURL(/\/$/)
  })

  test('stays in sight while one reads on', async ({ page }) => {
    await page.goto('/')
    await footer(page).scrollIntoViewIfNeeded()
    await expect(header(page)).toBeInViewport()
  })

  test('fits the narrowest phone and the widest screen', async ({ page }) => {
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
    }
  })

  test('opens the cart', async ({ page }) => {
    await page.goto('/')
    await header(page).getByRole('button', { name: 'Giỏ hàng, chưa có món nào' }).click()
    await expect(page.getByRole('dialog', { name: 'Giỏ hàng của bạn' })).toBeVisible()
  })

  test('says how many things are in the cart, after a reload and in every tab', async ({ page, context }) => {
    await page.goto('/')
    const other = await context.newPage()
    await other.goto('/menu')
    await expect(header(other).getByRole('button', { name: 'Giỏ hàng, chưa có món nào' })).toBeVisible()
    await page.evaluate((cart) => localStorage.setItem('cart', JSON.stringify(cart)), twoTeas)
    await expect(header(other).getByRole('button', { name: 'Giỏ hàng, 2 món' })).toBeVisible()
    await page.reload()
    await expect(header(page).getByRole('button', { name: 'Giỏ hàng, 2 món' })).toBeVisible()
  })
})

test.describe('by keyboard', () => {
  test('the first stop skips to the content', async ({ page }) => {
    await page.goto('/')
    await page.keyboard.press('Tab')
    const skip = page.getByRole('link', { name: 'Chuyển đến nội dung chính' })
    await expect(skip).toBeFocused()
    await expect(skip).toBeInViewport()
    await page.keyboard.press('Enter')
    await expect(page.getByRole('main')).toBeFocused()
    await page.keyboard.press('Tab')
    await expect(page.getByRole('link', { name: 'Đặt món ngay' })).toBeFocused()
  })

  test('following a link goes on at the beginning of the new page', async ({ page }) => {
    await page.goto('/')
    await untilHydrated(page)
    await page.getByRole('link', { name: 'Đặt món ngay' }).press('Enter')
    await expect(page.getByRole('heading', { level: 1, name: 'Thực đơn' })).toBeVisible()
    await expect(page.getByRole('main')).toBeFocused()
  })

  test('the mobile menu opens, leads on and closes', async ({ page }) => {
    await page.setViewportSize(phone)
    await page.goto('/')
    await openMenu(page).press('Enter')
    const link = mobileMenu(page).getByRole('link', { name: 'Thực đơn' })
    await expect(link).toBeVisible()
    await link.press('Enter')
    await expect(page.getByRole('heading', { level: 1, name: 'Thực đơn' })).toBeVisible()
    await expect(mobileMenu(page)).toBeHidden()
  })

  test('choosing the page one is on closes the mobile menu', async ({ page }) => {
    await page.setViewportSize(phone)
    await page.goto('/menu')
    await openMenu(page).press('Enter')
    await mobileMenu(page).getByRole('link', { name: 'Thực đơn' }).press('Enter')
    await expect(mobileMenu(page)).toBeHidden()
    await expect(page).toHaveURL('/menu')
  })

  test('going back in the browser closes the mobile menu', async ({ page }) => {
    await page.setViewportSize(phone)
    await page.goto('/')
    await untilHydrated(page)
    await page.getByRole('link', { name: 'Đặt món ngay' }).click()
    await expect(page).toHaveURL('/menu')
    await openMenu(page).click()
    await expect(mobileMenu(page)).toBeVisible()
    await page.goBack()
    await expect(page).toHaveURL('/')
    await expect(mobileMenu(page)).toBeHidden()
  })

  test('Escape closes the mobile menu and gives the focus back to its button', async ({ page }) => {
    await page.setViewportSize(phone)
    await page.goto('/')
    await openMenu(page).press('Enter')
    await expect(mobileMenu(page)).toBeVisible()
    await page.keyboard.press('Escape')
    await expect(mobileMenu(page)).toBeHidden()
    await expect(openMenu(page)).toBeFocused()
  })
})

test.describe('the mobile menu', () => {
  // The restaurant is open from 11:00 to 22:00, and seven hours ahead of UTC.
  for (const [clock, lang, state] of [
    ['2026-11-23T05:00:00Z', 'vi', 'Đang mở cửa, đến 22:00'],
    ['2026-11-23T05:00:00Z', 'en', 'Open now, until 22:00'],
    ['2026-11-23T03:59:00Z', 'vi', 'Đang đóng cửa, mở lúc 11:00'],
    ['2026-11-23T15:00:00Z', 'en', 'Closed now, opens tomorrow at 11:00'],
  ] as const) {
    test(`says at ${clock} that it is: ${state}`, async ({ page }) => {
      await page.clock.setFixedTime(clock)
      await page.setViewportSize(phone)
      await page.goto(`/?lang=${lang}`)
      await page.getByRole('button', { name: /^(Mở danh mục trang|Open the navigation)$/ }).click()
      const menu = page.getByRole('dialog', { name: /^(Điều hướng chính|Main navigation)$/ })
      await expect(menu.getByRole('status')).toHaveText(state)
      await expect(menu).toContainText('11:00 – 22:00')
      await expect(menu.getByRole('link', { name: /0274 000 0000/ })).toHaveAttribute(
        'href',
        'tel:+842740000000',
      )
      await expect(menu.getByRole('link', { name: /^(Đặt bàn|Book a table)$/ })).toHaveAttribute(
        'href',
        '/booking',
      )
    })
  }

  test('follows the clock while it is open', async ({ page }) => {
    await page.clock.install({ time: '2026-11-23T14:58:00Z' })
    await page.setViewportSize(phone)
    await page.goto('/')
    await openMenu(page).click()
    await expect(mobileMenu(page).getByRole('status')).toHaveText('Đang mở cửa, đến 22:00')
    await page.clock.fastForward('03:00')
    await expect(mobileMenu(page).getByRole('status')).toHaveText('Đang đóng cửa, mở lúc 11:00 ngày mai')
  })
})

test('the footer tells address, hotline, e-mail, hours, social pages and copyright from the settings', async ({
  page,
  request,
}) => {
  const settings = await (await request.get('/api/site-settings')).json()
  await page.goto('/')
  await expect(footer(page)).toContainText(settings.addressVi)
  await expect(footer(page).getByRole('link', { name: settings.phone })).toHaveAttribute(
    'href',
    'tel:+842740000000',
  )
  await expect(footer(page).getByRole('link', { name: settings.email })).toHaveAttribute(
    'href',
    `mailto:${settings.email}`,
  )
  await expect(footer(page)).toContainText('Hằng ngày')
  await expect(footer(page)).toContainText('11:00 – 22:00')
  await expect(footer(page)).toContainText(settings.copyrightVi)
  const social = footer(page).getByRole('list', { name: 'Theo dõi quán' }).getByRole('link')
  await expect(social).toHaveCount(4)
  for (const network of ['Facebook', 'Instagram', 'LinkedIn', 'TikTok']) {
    const link = footer(page).getByRole('link', { name: `Bếp Lửa trên ${network}` })
    await expect(link).toHaveAttribute('href', settings[`${network.toLowerCase()}Url`])
  }
})

test.describe('the home page', () => {
  test('holds hero, texts and links in the HTML the server sends', async ({ request }) => {
    const html = await (await request.get('/?lang=en')).text()
    expect(html).toContain('Pizza that meets the fire')
    expect(html).toContain('What our guests come back for')
    expect(html).toContain('It began with an oven')
    expect(html).toMatch(/<a[^>]*href="\/menu"[^>]*>.{0,200}View Full Menu/)
  })

  test('fetches its featured dishes once they come near, and one can order from there', async ({ page }) => {
    await page.setViewportSize({ width: 390, height: 500 })
    const asked: string[] = []
    page.on('request', (sent) => asked.push(new URL(sent.url()).pathname))
    await page.goto('/', { waitUntil: 'networkidle' })
    expect(asked).not.toContain('/api/menu-items/pinned')
    await page.getByRole('link', { name: 'Xem toàn bộ thực đơn' }).scrollIntoViewIfNeeded()
    const section = page.getByRole('region', { name: 'Món khách quay lại vì nhớ' })
    await expect(section.getByRole('article')).toHaveCount(4)
    await section.getByRole('button', { name: /^Thêm/ }).first().click()
    await expect(page.getByRole('dialog')).toBeVisible()
  })

  test('says so where the featured dishes cannot be had, and still leads to the menu', async ({ page }) => {
    await page.route('**/api/menu-items/pinned', (route) =>
      route.fulfill({ status: 503, json: { message: 'Busy', code: 'busy' } }),
    )
    await page.goto('/')
    await page.getByRole('link', { name: 'Xem toàn bộ thực đơn' }).scrollIntoViewIfNeeded()
    await expect(page.getByText('Chưa lấy được các món lúc này.')).toBeVisible()
    await page.getByRole('link', { name: 'Xem toàn bộ thực đơn' }).click()
    await expect(page).toHaveURL(/\/menu$/)
  })

  for (const [device, viewport] of Object.entries({ phone, desktop })) {
    test(`moves nothing while it loads and while one reads it on a ${device}`, async ({ page }) => {
      await page.setViewportSize(viewport)
      await page.goto('/', { waitUntil: 'networkidle' })
      await page.getByRole('link', { name: 'Xem toàn bộ thực đơn' }).scrollIntoViewIfNeeded()
      await expect(page.getByRole('article')).toHaveCount(4)
      await footer(page).scrollIntoViewIfNeeded()
      expect(await layoutShift(page)).toBeLessThan(0.01)
    })
  }
})

test.describe('an address where nothing is', () => {
  test('returns 404 with texts of the restaurant, in both languages, and is not indexed', async ({
    page,
  }) => {
    const response = await page.goto('/khong-co?lang=en')
    expect(response?.status()).toBe(404)
    await expect(page.getByRole('heading', { level: 1, name: 'Page Not Found' })).toBeVisible()
    await expect(
      page.getByText('The page you are looking for does not exist or has been moved.'),
    ).toBeVisible()
    await expect(page.locator('meta[name="robots"]')).toHaveAttribute('content', 'noindex, nofollow')
    await page.getByRole('button', { name: 'Tiếng Việt' }).click()
    await expect(page.getByRole('heading', { level: 1, name: 'Không tìm thấy trang' })).toBeVisible()
    await expect(page.locator('html')).toHaveAttribute('lang', 'vi')
  })

  test('keeps header and footer and leads home and to the menu', async ({ page }) => {
    await page.goto('/khong-co')
    await expect(header(page)).toBeVisible()
    await expect(footer(page)).toBeVisible()
    await page.getByRole('main').getByRole('link', { name: 'Xem thực đơn' }).click()
    await expect(page.getByRole('heading', { level: 1, name: 'Thực đơn' })).toBeVisible()
    await page.goBack()
    await page.getByRole('main').getByRole('link', { name: 'Về trang chủ' }).click()
    await expect(page).toHaveURL(/\/$/)
  })
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
  await page.goBack()
  await expect(page.getByRole('heading', { level: 1, name: 'Đăng nhập' })).toBeVisible()
  await page.goForward()
  await expect(page.getByRole('heading', { level: 1, name: 'Đăng nhập' })).toBeHidden()
  await expect(page).toHaveURL('/about')
})

test('a page that fails keeps its frame, says so in the language shown and can be tried again', async ({
  page,
}) => {
  // From the beginning: home fetches the menu ahead of the first tap.
  await page.route('**/api/menu-items?*', (route) =>
    route.fulfill({ status: 500, json: { message: 'Broken', code: 'internal' } }),
  )
  await page.goto('/?lang=en')
  await untilHydrated(page)
  await header(page).getByRole('link', { name: 'Menu', exact: true }).click()
  await expect(page.getByRole('heading', { level: 1, name: 'The fire went out for a moment' })).toBeVisible()
  await expect(header(page)).toBeVisible()
  await expectAccessible(page)
  await page.unroute('**/api/menu-items?*')
  await page.getByRole('button', { name: 'Try again' }).click()
  await expect(page.getByRole('heading', { level: 1, name: /^(Menu|Thực đơn)$/ })).toBeVisible()
})

test('a page that failed is asked for again by its next link', async ({ page }) => {
  await page.route('**/api/menu-items?*', (route) => route.abort())
  await page.goto('/')
  await untilHydrated(page)
  await header(page).getByRole('link', { name: 'Thực đơn', exact: true }).click()
  await expect(page.getByRole('button', { name: 'Thử lại' })).toBeVisible()
  await page.unroute('**/api/menu-items?*')
  await header(page).getByRole('link', { name: 'Tin tức', exact: true }).click()
  await expect(page).toHaveURL(/\/news$/)
  await header(page).getByRole('link', { name: 'Thực đơn', exact: true }).click()
  await expect(page.getByRole('searchbox', { name: 'Tìm món' })).toBeVisible()
})

for (const [device, viewport] of Object.entries({ phone, desktop })) {
  test(`a checker of accessibility finds nothing on home and 404 on a ${device}, in both languages`, async ({
    page,
  }) => {
    await page.setViewportSize(viewport)
    for (const path of ['/', '/?lang=en', '/khong-co', '/khong-co?lang=en']) {
      await page.goto(path)
      // Home's form and the footer's hydrate once they are near: what is checked is how they then stand.
      for (const submit of await page.getByRole('button').and(page.locator('[type=submit]')).all()) {
        await submit.scrollIntoViewIfNeeded()
        await expect(submit).toBeEnabled()
      }
      await page.getByRole('contentinfo').scrollIntoViewIfNeeded()
      await expectAccessible(page)
    }
  })
}

test('a checker of accessibility finds nothing in the open mobile menu', async ({ page }) => {
  await page.setViewportSize(phone)
  await page.goto('/')
  await openMenu(page).click()
  await expect(mobileMenu(page)).toBeVisible()
  await expectAccessible(page)
})
