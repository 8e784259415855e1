// Browser: hydration, real navigation

import type { Page } from '@playwright/test'

import { dishes } from '#db/seed/dishes.ts'
import { expect, test, untilHydrated } from '../../support/site.ts'

const menuCalls = /\/api\/(categories|menu-items)/

/** Paths of the menu's calls, as the browser makes them. */
function recordCalls(page: Page): string[] {
  const calls: string[] = []
  page.on('request', (request) => {
    const { pathname } = new URL(request.url())
    if (menuCalls.test(pathname)) calls.push(pathname)
  })
  return calls
}

const choices = '/api/menu-items/customization-schemas'

test('the menu’s data is asked for once, hydration finds in it what the HTML shows, and going back asks for none', async ({
  page,
}) => {
  const complaints: string[] = []
  page.on('console', (message) => {
    if (['error', 'warning'].includes(message.type())) complaints.push(message.text())
  })
  page.on('pageerror', (error) => complaints.push(error.message))
  const calls = recordCalls(page)
  await page.goto('/menu')
  await untilHydrated(page)
  // What the dishes offer comes ahead of the first tap, once too.
  await expect.poll(() => calls.toSorted()).toEqual(['/api/categories', '/api/menu-items', choices])
  expect(complaints).toEqual([])
  await page.getByRole('navigation').getByRole('link', { name: 'Tin tức' }).first().click()
  await expect(page).toHaveURL(/\/news$/)
  await page.goBack()
  await expect(page.getByRole('heading', { level: 3 })).toHaveCount(dishes.length)
  expect(calls.filter((call) => call !== choices)).toHaveLength(2)
})

test('who goes back to a page is where they were, and it is asked for nothing that it held', async ({
  page,
}) => {
  await page.setViewportSize({ width: 390, height: 740 })
  const asked: string[] = []
  page.on('request', (request) => asked.push(new URL(request.url()).pathname))
  for (const [path, call] of [
    ['/', '/api/home-content'],
    ['/about', '/api/about-content'],
    ['/news', '/api/blog-posts'],
    ['/news/mot-ngay-cua-lo-cui', '/api/blog-posts/slug/mot-ngay-cua-lo-cui'],
  ] as const) {
    await page.goto(path)
    await untilHydrated(page)
    const title = await page.getByRole('heading', { level: 1 }).textContent()
    // Far below it the home page is fetched in parts, and these are no matter of this test.
    const heading = page
      .locator('main')
      .getByRole('heading')
      .nth(path === '/' ? 1 : -1)
    await heading.scrollIntoViewIfNeeded()
    const place = () => heading.evaluate((element) => Math.round(element.getBoundingClientRect().top))
    const before = await place()
    asked.length = 0
    // Not by a press, before which the browser would be scrolled to the link.
    await page.locator('a[href="/contact"]').last().dispatchEvent('click')
    await expect(page).toHaveURL(/\/contact$/)
    await page.goBack()
    await expect.poll(place, path).toBe(before)
    expect(asked, path).not.toContain(call)
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(title ?? '')
  }
})

test('where the data does not come the menu stays readable, and works as soon as it does', async ({
  page,
}) => {
  await page.route(menuCalls, (route) => route.abort())
  const failed = page.waitForEvent('requestfailed', (request) => menuCalls.test(request.url()))
  await page.goto('/menu')
  await failed
  await expect(page.getByRole('heading', { level: 3 })).toHaveCount(dishes.length)
  await page.unroute(menuCalls)
  await untilHydrated(page)
  await page.getByRole('searchbox').fill('xoài')
  await expect(page.getByRole('status')).toHaveText('1 món hợp với “xoài”')
})
