// Browser: real navigation, layout or styles, no scripts
import type { Page } from '@playwright/test'

import { expect, expectAccessible, test, untilHydrated } from '../../support/site.ts'
import { dayAhead } from '../day-ahead.ts'
import { chooseVisit } from './booking-steps.ts'

test.use({ contextOptions: { reducedMotion: 'reduce' }, viewport: { width: 390, height: 844 } })

const formOf = (page: Page) => page.getByRole('region', { name: 'Đặt bàn', exact: true })
const placeOf = (page: Page) => page.getByRole('region', { name: 'Quán ở đây' })
const submit = (page: Page) => formOf(page).getByRole('button', { name: 'Đặt bàn', exact: true })
const showMap = (page: Page) => placeOf(page).getByRole('button', { name: 'Hiện bản đồ' })
const dialogOf = (page: Page) => page.getByRole('dialog', { name: 'Đặt bàn' })
const opener = (page: Page) => page.getByRole('banner').getByRole('link', { name: 'Đặt bàn', exact: true })

test('a guest books on /booking and finds the restaurant there', async ({ page, site }) => {
  await page.goto('/booking')
  await expect(submit(page)).toBeEnabled()
  await expect(placeOf(page).getByRole('link', { name: '0274 000 0000' })).toBeVisible()
  await expect(placeOf(page)).toContainText('11:00 – 22:00')
  await expectAccessible(page)
  for (const width of [2560, 1440, 768, 320]) {
    await page.setViewportSize({ width, height: 844 })
    const beyond = await page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth)
    expect(beyond, `${width} px`).toBeLessThanOrEqual(0)
  }

  await chooseVisit(formOf(page), dayAhead(4), '18:30')
  await formOf(page).getByLabel('Tên của bạn').fill('Khách Trang Đặt Bàn')
  await formOf(page).getByLabel('Số điện thoại').fill('0900 000 000')
  await submit(page).click()
  await expect(formOf(page).getByRole('heading', { name: 'Đặt bàn thành công!' })).toBeFocused()
  expect(
    await site.query("select date, time, status from reservations where name = 'Khách Trang Đặt Bàn'"),
  ).toEqual([{ date: dayAhead(4), time: '18:30', status: 'pending' }])
})

// The policy that lets this page alone frame a map comes with a document of its own.
test('the map loads once it is asked for, for who comes from another page too, and is told nothing of their way', async ({
  page,
}) => {
  const asked: string[] = []
  // The browser of the tests reaches no other site: what Google would send is a page of ours.
  await page.route('https://www.google.com/**', async (route) => {
    const { referer = '' } = await route.request().allHeaders()
    asked.push(`${route.request().url()} ${referer}`.trim())
    await route.fulfill({ contentType: 'text/html', body: '<p>A map</p>' })
  })
  await page.goto('/news')
  await untilHydrated(page)
  await page.getByRole('button', { name: 'Mở danh mục trang' }).click()
  await page.getByRole('dialog').getByRole('link', { name: 'Đặt bàn' }).click()
  await expect(page).toHaveURL(/\/booking$/)
  await expect(showMap(page)).toBeEnabled()
  expect(asked).toEqual([])
  await showMap(page).click()
  const map = placeOf(page).locator('iframe')
  await expect(map).toBeFocused()
  await expect(map.contentFrame().getByText('A map')).toBeVisible()
  expect(asked).toEqual([expect.stringMatching(/^https:\/\/www\.google\.com\/maps\?q=\S+$/)])
  await expectAccessible(page)
})

test('“Đặt bàn” stands on a phone’s first screen of every page, and opens the dialog, whose code comes only then', async ({
  page,
}) => {
  const hasCode = () =>
    page.evaluate(() =>
      performance.getEntriesByType('resource').some(({ name }) => name.includes('booking-dialog')),
    )
  for (const path of ['/news', '/', '/nothing']) {
    await page.goto(path, { waitUntil: 'networkidle' })
    await untilHydrated(page)
    await expect(opener(page), path).toBeInViewport({ ratio: 1 })
    expect(await hasCode(), path).toBe(false)
    await opener(page).click()
    await expect(dialogOf(page).getByLabel('Tên của bạn')).toBeVisible()
    expect(await hasCode(), path).toBe(true)
    await page.keyboard.press('Escape')
    await expect(dialogOf(page)).toBeHidden()
    await expect(opener(page)).toBeFocused()
  }
})

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false })

  test('the header leads to the page, which says how else to book and links the map', async ({ page }) => {
    await page.goto('/news')
    await opener(page).click()
    await expect(page.getByRole('heading', { level: 1, name: 'Hẹn bạn ở quán' })).toBeVisible()
    // Playwright's texts leave such elements out, whether they show or not.
    await expect(formOf(page).locator('noscript p')).toBeVisible()
    await expect(formOf(page).locator('input[type=date]')).toBeVisible()
    // Nothing to press that does nothing, such as the button that shows the map.
    await expect(page.getByRole('button', { disabled: true })).toHaveCount(0)
    await expect(placeOf(page).getByRole('link', { name: 'Chỉ đường' })).toBeVisible()
  })
})
