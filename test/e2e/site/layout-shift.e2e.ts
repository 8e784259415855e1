// Browser: layout or styles
import type { Locator, Page, Route } from '@playwright/test'

import { layoutShift } from '../../support/layout-shifts.ts'
import { expect, test, untilHydrated } from '../../support/site.ts'

/** Requests from now on wait until they are released. */
async function holdRequests(page: Page): Promise<{ held: readonly Route[]; letGo(): Promise<void> }> {
  const held: Route[] = []
  await page.route('**/*', (route) => void held.push(route))
  const letGo = async () => {
    await page.unroute('**/*')
    // What the page itself gave up meanwhile, such as a lazy picture, cannot go on.
    await Promise.all(held.map((route) => route.continue().catch(() => {})))
  }
  return { held, letGo }
}

const submit = (part: Locator) => part.getByRole('button', { name: /^Đ(ặt bàn|ăng ký)$/ })

/** What home loads once it is near: where one has jumped to, and what shows that all has come. */
const laterParts: Record<string, (page: Page) => { readonly part: Locator; readonly come: Locator }> = {
  'the dishes': (page) => {
    const part = page.getByRole('region', { name: 'Món khách quay lại vì nhớ' })
    return {
      part: part.getByRole('link', { name: 'Xem toàn bộ thực đơn' }),
      come: part.getByRole('article').nth(3),
    }
  },
  'the booking form': (page) => {
    const part = page.getByRole('main').locator('form:visible')
    return { part, come: submit(part).and(page.locator(':enabled')) }
  },
  'the reviews': (page) => {
    const part = page.getByRole('region', { name: 'Lời khách để lại' })
    return { part, come: part.getByRole('listitem').nth(3) }
  },
  'the news': (page) => {
    const part = page.getByRole('region', { name: 'Chuyện trong bếp' })
    return { part: part.getByRole('heading').first(), come: part.getByRole('article').nth(3) }
  },
  'the footer': (page) => {
    const part = page.getByRole('contentinfo')
    return { part: part.getByRole('paragraph').last(), come: submit(part).and(page.locator(':enabled')) }
  },
}

test.use({ viewport: { width: 390, height: 844 } })

test('what home loads late moves nothing on a phone, wherever one has jumped to', async ({ context }) => {
  for (const [name, find] of Object.entries(laterParts)) {
    // In a tab of its own: in the same one the page would begin where the last jump led.
    const page = await context.newPage()
    await page.goto('/')
    await untilHydrated(page)
    const { held, letGo } = await holdRequests(page)
    const { part, come } = find(page)
    await part.scrollIntoViewIfNeeded()
    await expect.poll(() => held.length, name).toBeGreaterThan(0)
    // It also waits until what is in the HTML has been drawn here.
    expect.soft(await layoutShift(page), name).toBeLessThan(0.001)
    await letGo()
    await expect(come, name).toBeVisible()
    expect.soft(await layoutShift(page), name).toBeLessThan(0.001)
    await page.close()
  }
})
