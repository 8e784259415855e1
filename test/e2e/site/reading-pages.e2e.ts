import { layoutShift } from '../../support/layout-shifts.ts'
import { expect, expectAccessible, test, untilHydrated } from '../../support/site.ts'

/** Pages that are only read, with how each is titled. */
const pages = {
  '/about': {
    vi: { title: 'Câu chuyện của quán · Bếp Lửa', heading: 'Bếp lửa giữa nhà', end: 'Mời bạn ghé quán' },
    en: {
      title: 'Our story · Bếp Lửa',
      heading: 'The hearth in the middle of the home',
      end: 'Come and see for yourself',
    },
  },
  '/privacy-policy': {
    vi: { title: 'Chính sách bảo mật · Bếp Lửa', heading: 'Chính sách bảo mật', end: 'Liên hệ với quán' },
    en: { title: 'Privacy policy · Bếp Lửa', heading: 'Privacy policy', end: 'How to reach us' },
  },
  '/terms-of-service': {
    vi: { title: 'Điều khoản sử dụng · Bếp Lửa', heading: 'Điều khoản sử dụng', end: 'Liên hệ với quán' },
    en: { title: 'Terms of service · Bếp Lửa', heading: 'Terms of service', end: 'How to reach us' },
  },
  '/accessibility': {
    vi: { title: 'Hỗ trợ tiếp cận · Bếp Lửa', heading: 'Hỗ trợ tiếp cận', end: 'Liên hệ với quán' },
    en: { title: 'Accessibility · Bếp Lửa', heading: 'Accessibility', end: 'How to reach us' },
  },
} as const
const addresses = Object.entries(pages).flatMap(([path, texts]) => [
  { path, address: path, language: 'vi', ...texts.vi },
  { path, address: `${path}?lang=en`, language: 'en', ...texts.en },
])

test.describe('a page to be read', () => {
  for (const viewport of [
    { width: 360, height: 780 },
    { width: 1440, height: 900 },
  ]) {
    test(`is accessible, fits the screen and stays still, ${viewport.width} px wide`, async ({ page }) => {
      await page.setViewportSize(viewport)
      for (const { address, title, heading, end } of addresses) {
        await page.goto(address)
        await untilHydrated(page)
        await expect(page).toHaveTitle(title)
        await expect(page.getByRole('heading', { level: 1, name: heading })).toBeVisible()
        await expectAccessible(page)
        const over = await page.evaluate(() => document.documentElement.scrollWidth - innerWidth)
        expect(over, address).toBeLessThanOrEqual(0)
        await page.getByRole('heading', { level: 2, name: end }).scrollIntoViewIfNeeded()
        expect(await layoutShift(page), address).toBeLessThan(0.001)
      }
    })
  }

  test('keeps in sight what it contains while its text of law is scrolled on a wide screen', async ({
    page,
  }) => {
    await page.goto('/privacy-policy')
    await untilHydrated(page)
    await page.getByRole('heading', { level: 2, name: 'Liên hệ với quán' }).scrollIntoViewIfNeeded()
    await page.mouse.wheel(0, -400)
    const contents = page.getByRole('navigation', { name: 'Trong trang này' })
    await expect(contents.getByRole('link').first()).toBeInViewport()
    // Below the header, which stays too.
    const [header, list] = [await page.getByRole('banner').boundingBox(), await contents.boundingBox()]
    expect(list?.y).toBeGreaterThanOrEqual((header?.y ?? 0) + (header?.height ?? 0))
  })

  test('says in its HTML what it is, where, and in which languages', async ({ request, site }) => {
    for (const { path, address, language, title } of addresses) {
      const html = await (await request.get(address)).text()
      expect(html).toContain(`<html lang="${language}"`)
      expect(html).toContain(`<title>${title}</title>`)
      expect(html).toContain(`<link rel="canonical" href="${site.address}${address}"/>`)
      expect(html).toContain(`hrefLang="en" href="${site.address}${path}?lang=en"`)
      expect(html).toMatch(/<meta name="description" content="[^"]{50,}"/)
      expect(html).toContain('"@type":"BreadcrumbList"')
    }
    const sitemap = await (await request.get('/sitemap.xml')).text()
    for (const { address } of addresses) expect(sitemap).toContain(`<loc>${site.address}${address}</loc>`)
  })
})

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false })

  test('a page to be read is whole, and the footer leads there', async ({ page }) => {
    for (const { path, address, heading, end } of addresses) {
      await page.goto(address)
      await expect(page.getByRole('heading', { level: 1, name: heading })).toBeVisible()
      await expect(page.getByRole('heading', { level: 2, name: end })).toBeVisible()
      const link = page.getByRole('contentinfo').locator(`a[href="${path}"]:not([target])`)
      await expect(link).toHaveCount(1)
    }
  })
})
