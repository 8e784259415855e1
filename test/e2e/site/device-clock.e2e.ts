// Browser: real navigation, hydration
import type { Page } from '@playwright/test'

import { expect, test, untilHydrated } from '../../support/site.ts'
import { dayAhead } from '../day-ahead.ts'

test.use({ contextOptions: { reducedMotion: 'reduce' }, viewport: { width: 390, height: 844 } })

const hour = 3_600_000
const day = 24 * hour

/** Puts the clock of the device ahead by so many milliseconds; what is measured by it runs on as it did. */
async function setAhead(page: Page, milliseconds: number): Promise<void> {
  await page.addInitScript((ahead) => {
    const { now } = Date
    Date.now = () => now() + ahead
    window.Date = new Proxy(Date, {
      construct: (target, given: [], self) =>
        Reflect.construct(target, given.length === 0 ? [Date.now()] : given, self) as Date, // of its constructor
    })
  }, milliseconds)
}

const daysOf = (page: Page) => page.getByRole('radiogroup', { name: 'Ngày đến' }).getByRole('radio')

for (const [which, ahead] of [
  ['400 days behind', -400 * day],
  ['a day ahead', day],
] as const) {
  test(`on a phone that is ${which}, a table is booked from today on`, async ({ page }) => {
    await setAhead(page, ahead)
    await page.goto('/booking')
    await untilHydrated(page)
    // Today, or tomorrow once nobody is seated any more.
    await expect(daysOf(page).and(page.locator(':checked'))).toHaveValue(
      new RegExp(`^(${dayAhead(0)}|${dayAhead(1)})$`),
    )
    const days = await daysOf(page).evaluateAll((radios: HTMLInputElement[]) =>
      radios.map(({ value }) => value),
    )
    expect(days).toEqual([0, 1, 2, 3, 4, 5, 6].map(dayAhead))
  })
}

test('on a phone that is 11 hours ahead the restaurant is open when it is, on a page gone back to as well', async ({
  page,
  context,
}) => {
  const stateOf = async (shown: Page) => {
    await untilHydrated(shown)
    await shown.getByRole('button', { name: 'Mở danh mục trang' }).click()
    return await shown.getByRole('dialog').getByRole('status').textContent()
  }
  await page.goto('/contact')
  const right = await stateOf(page)

  const off = await context.newPage()
  // Its pages come out of the cache when they are gone back to, instead of being held as they were.
  await off.addInitScript(() => addEventListener('unload', () => {}))
  await setAhead(off, 11 * hour)
  await off.goto('/contact')
  expect(await stateOf(off)).toBe(right)
  await off.goto('/news')
  await off.goBack()
  const size = () => {
    const [entry] = performance.getEntriesByType('navigation') as PerformanceNavigationTiming[]
    return entry?.transferSize
  }
  expect(await off.evaluate(size)).toBe(0)
  expect(await stateOf(off)).toBe(right)
})
