// Browser: layout or styles
import type { Locator } from '@playwright/test'

import { expect, test, untilHydrated } from '../../support/site.ts'
import { tablet } from '../office/office-steps.ts'
import { arriveWithCart, openCheckout, wine } from './ordering-steps.ts'

test.use({ viewport: { width: 390, height: 844 } })

/** What is drawn of an element and of all within it where grounds, shadows and colours of text tell nothing: borders, outlines, marks. */
function drawn(element: Locator): Promise<string> {
  return element.evaluate((top) => {
    const read = (each: Element) => {
      const { borderTopColor, borderTopWidth, outlineColor, outlineStyle, outlineWidth, visibility } =
        getComputedStyle(each)
      const border = borderTopWidth === '0px' ? 'none' : `${borderTopWidth} ${borderTopColor}`
      const outline = outlineStyle === 'none' ? 'none' : `${outlineStyle} ${outlineWidth} ${outlineColor}`
      return `${border}, ${outline}, ${each.matches('svg') && visibility}`
    }
    return [top, ...top.querySelectorAll('*:not(input)')].map(read).join('\n')
  })
}

/** What is chosen comes to look otherwise than what is not: borders change over a moment. */
async function expectToDiffer(chosen: Locator, other: Locator): Promise<void> {
  await expect.poll(async () => (await drawn(chosen)) === (await drawn(other))).toBe(false)
}

for (const media of [{ forcedColors: 'active' }, { contrast: 'more' }] as const) {
  test(`guests see what is chosen (${Object.keys(media).join()})`, async ({ page }) => {
    await page.emulateMedia({ ...media, reducedMotion: 'reduce' })
    await arriveWithCart(page, [wine])
    await untilHydrated(page)
    const bar = page
      .getByRole('navigation', { name: /Nhóm món|Lọc/ })
      .or(page.locator('[aria-current="true"]').locator('..'))
    await expectToDiffer(
      bar.locator('[aria-current="true"], [aria-pressed="true"]').first(),
      bar.locator(':is(a, button):not([aria-current="true"], [aria-pressed="true"])').first(),
    )
    const language = page.getByRole('banner').getByRole('group')
    await expectToDiffer(
      language.getByRole('button', { pressed: true }),
      language.getByRole('button', { pressed: false }),
    )

    await page.getByRole('button', { name: /^Thêm Margherita/ }).click()
    const dish = page.getByRole('dialog', { name: 'Margherita Phô Mai Tươi' })
    await dish.getByRole('checkbox', { name: /^Nấm/ }).check()
    const card = (kind: 'radio' | 'checkbox', checked: boolean) =>
      dish
        .locator('label')
        .filter({ has: page.getByRole(kind, { checked, disabled: false }) })
        .first()
    await expectToDiffer(card('checkbox', true), card('checkbox', false))
    await expectToDiffer(card('radio', true), card('radio', false))
    await page.keyboard.press('Escape')

    const checkout = await openCheckout(page)
    const way = (checked: boolean) =>
      checkout
        .locator('label')
        .filter({ has: page.getByRole('radio', { checked }) })
        .first()
    await expectToDiffer(way(true), way(false))
  })
}

test('staff see which switch is on and which filter applies in forced colours', async ({ page, signIn }) => {
  await page.setViewportSize(tablet)
  await page.emulateMedia({ forcedColors: 'active', reducedMotion: 'reduce' })
  await signIn(page, 'staff', '/staff/menu')
  const on = page.getByRole('switch', { checked: true }).first().locator('xpath=following-sibling::*[1]')
  const off = page.getByRole('switch', { checked: false }).first().locator('xpath=following-sibling::*[1]')
  await expectToDiffer(on, off)
  const filter = (checked: boolean) =>
    page.getByRole('radio', { checked }).first().locator('xpath=following-sibling::*[1]')
  await expectToDiffer(filter(true), filter(false))
})
