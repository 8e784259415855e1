import type { Page } from '@playwright/test'

import { expect, expectAccessible, test, untilHydrated } from '../../support/site.ts'
import { dayAhead } from '../day-ahead.ts'

const phone = { width: 390, height: 844 }
const desktop = { width: 1440, height: 900 }

test.use({ contextOptions: { reducedMotion: 'reduce' } })

const formOf = (page: Page) => page.getByRole('region', { name: /^(Đặt bàn|Book a table)$/ })
const placeOf = (page: Page) => page.getByRole('region', { name: /^(Quán ở đây|Find us)$/ })
const submit = (page: Page) => formOf(page).getByRole('button', { name: /^(Đặt bàn|Book a Table)$/ })
const showMap = (page: Page) => placeOf(page).getByRole('button', { name: /^(Hiện bản đồ|Show the map)$/ })
const dialogOf = (page: Page) => page.getByRole('dialog', { name: /Đặt bàn|Book a Table/ })
const opener = (page: Page) =>
  page.getByRole('banner').getByRole('link', { name: /^(Đặt bàn|Book a table|Book)$/ })

/** The browser of the tests reaches no other site: what Google would send is a page of ours. */
async function standInForGoogle(page: Page): Promise<string[]> {
  const asked: string[] = []
  await page.route('https://www.google.com/**', async (route) => {
    const { referer = '' } = await route.request().allHeaders()
    asked.push(`${route.request().url()} ${referer}`.trim())
    await route.fulfill({ contentType: 'text/html', body: '<p>A map</p>' })
  })
  return asked
}

for (const viewport of [phone, desktop]) {
  for (const lang of ['vi', 'en']) {
    test(`a guest books on /booking and finds the restaurant, ${viewport.width} px wide, ${lang}`, async ({
      page,
      site,
    }) => {
      await page.setViewportSize(viewport)
      await page.goto(`/booking?lang=${lang}`)
      await expect(submit(page)).toBeEnabled()
      await expect(placeOf(page).getByRole('link', { name: '0274 000 0000' })).toBeVisible()
      await expect(placeOf(page).getByRole('link', { name: 'lienhe@beplua.example' })).toBeVisible()
      await expect(placeOf(page)).toContainText('11:00 – 22:00')
      await expectAccessible(page)
      expect(
        await page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth),
      ).toBeLessThanOrEqual(0)

      const name = `Khách ${lang} ${viewport.width}`
      await formOf(page)
        .getByLabel(/Ngày đến|Date/)
        .fill(dayAhead(4))
      await formOf(page)
        .getByLabel(/Giờ đến|Time/)
        .selectOption('18:30')
      await formOf(page)
        .getByLabel(/Tên của bạn|Your name/)
        .fill(name)
      await formOf(page)
        .getByLabel(/Số điện thoại|Phone/)
        .fill('0900 000 000')
      await submit(page).click()
      await expect(
        formOf(page).getByRole('heading', { name: /^(Đặt bàn thành công!|Reservation Confirmed!)$/ }),
      ).toBeFocused()
      expect(await site.query('select date, time, status from reservations where name = $1', [name])).toEqual(
        [{ date: dayAhead(4), time: '18:30', status: 'pending' }],
      )
    })
  }
}

test('a booking that fails says so under its own title, and what was typed stays', async ({ page }) => {
  await page.goto('/booking?lang=en')
  await expect(submit(page)).toBeEnabled()
  await formOf(page).getByLabel('Date').fill(dayAhead(4))
  await formOf(page).getByLabel('Time').selectOption('18:30')
  await formOf(page).getByLabel('Your name').fill('Guest')
  await formOf(page).getByLabel('Phone').fill('0900 000 000')
  await page.route('**/api/reservations', (route) => route.abort())
  await submit(page).click()
  await expect(formOf(page)).toContainText('Reservation Failed')
  await expect(formOf(page).getByLabel('Your name')).toHaveValue('Guest')
})

test.describe('the map', () => {
  test('loads once it is asked for, in its place, and is told nothing of the visitor’s way', async ({
    page,
  }) => {
    const asked = await standInForGoogle(page)
    await page.goto('/booking')
    await expect(showMap(page)).toBeEnabled()
    expect(asked).toEqual([])
    await expect(placeOf(page).getByRole('link', { name: 'Mở trong Google Maps' })).toHaveAttribute(
      'href',
      /^https:\/\/www\.google\.com\/maps\/search\/\?api=1&query=Ph/,
    )
    await showMap(page).click()
    const map = placeOf(page).locator('iframe')
    await expect(map).toHaveAttribute('title', 'Bản đồ đến Bếp Lửa')
    await expect(map).toBeFocused()
    await expect(map.contentFrame().getByText('A map')).toBeVisible()
    expect(asked).toEqual([expect.stringMatching(/^https:\/\/www\.google\.com\/maps\?q=\S+$/)])
    await expectAccessible(page)
  })

  for (const [from, open] of Object.entries({
    footer: (page: Page) => page.getByRole('contentinfo').getByRole('link', { name: 'Đặt bàn' }).click(),
    'mobile menu': async (page: Page) => {
      await page.setViewportSize(phone)
      await page.getByRole('button', { name: 'Mở danh mục trang' }).click()
      await page.getByRole('dialog').getByRole('link', { name: 'Đặt bàn' }).click()
    },
  })) {
    test(`loads too where the page was reached by the ${from} of another page`, async ({ page }) => {
      await standInForGoogle(page)
      await page.goto('/news')
      await untilHydrated(page)
      await open(page)
      await expect(page).toHaveURL(/\/booking$/)
      await showMap(page).click()
      await expect(placeOf(page).locator('iframe').contentFrame().getByText('A map')).toBeVisible()
    })
  }

  test('may be framed by this page alone', async ({ request }) => {
    const framesOf = async (address: string) =>
      /frame-src ([^;]+)/.exec((await request.get(address)).headers()['content-security-policy'] ?? '')?.[1]
    expect(await framesOf('/booking')).toBe('https://www.google.com')
    expect(await framesOf('/booking?lang=en')).toBe('https://www.google.com')
    for (const address of ['/', '/menu', '/news', '/contact', '/nothing', '/login']) {
      expect(await framesOf(address), address).toBe("'none'")
    }
  })
})

test.describe('“Đặt bàn” in the header', () => {
  for (const path of ['/', '/menu', '/news', '/contact', '/booking', '/nothing']) {
    test(`opens the booking dialog on ${path} of a phone’s first screen`, async ({ page }) => {
      await page.setViewportSize(phone)
      await page.goto(path)
      await untilHydrated(page)
      await expect(opener(page)).toBeInViewport({ ratio: 1 })
      await opener(page).click()
      await expect(dialogOf(page).getByLabel('Tên của bạn')).toBeVisible()
      await expectAccessible(page)
      await page.keyboard.press('Escape')
      await expect(dialogOf(page)).toBeHidden()
      await expect(opener(page)).toBeFocused()
    })
  }

  test('leads to the booking page with a key held, and fetches no code of the dialog by itself', async ({
    page,
    context,
  }) => {
    await page.goto('/news', { waitUntil: 'networkidle' })
    expect(
      await page.evaluate(() => performance.getEntriesByType('resource').map(({ name }) => name)),
    ).not.toContainEqual(expect.stringContaining('booking-dialog'))
    const opened = context.waitForEvent('page')
    await opener(page).click({ modifiers: ['ControlOrMeta'] })
    await expect(await opened).toHaveURL(/\/booking$/)
    await expect(dialogOf(page)).toBeHidden()
  })
})

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false })

  test('the header leads to the page, which says how else to book and links the map', async ({ page }) => {
    await page.goto('/news')
    await opener(page).click()
    await expect(page.getByRole('heading', { level: 1, name: 'Hẹn bạn ở quán' })).toBeVisible()
    // Playwright's texts leave such elements out, whether they show or not.
    await expect(formOf(page).locator('noscript p')).toBeVisible()
    await expect(formOf(page).getByLabel('Ngày đến')).toBeVisible()
    await expect(submit(page)).toBeDisabled()
    await expect(showMap(page)).toBeDisabled()
    await expect(placeOf(page).getByRole('link', { name: 'Mở trong Google Maps' })).toBeVisible()
  })
})
