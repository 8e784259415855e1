// Browser: layout or styles
import type { Page } from '@playwright/test'

import { publicPages } from '../../bench/public-pages.ts'
import { folded, hiddenFocus, magnified, misfits, setTextSize } from '../../support/screen-fit.ts'
import { expect, test, untilHydrated } from '../../support/site.ts'
import { speak, toast } from '../office/office-steps.ts'
import { arriveWithCart, halfAndHalf, openCheckout, placeButton, wine } from './ordering-steps.ts'

const phone = { width: 390, height: 844 }

const openDish = (page: Page) =>
  page
    .getByRole('button', { name: /^(Thêm|Add) Margherita/ })
    .press('Enter')
    .then(() => page.getByRole('dialog').getByRole('checkbox').first().waitFor())

for (const [language, tag] of [['vi'], ['en', '@slow']] as const) {
  test(
    `at 400 % the keyboard comes to nothing in the dialogs that is not wholly seen (${language})`,
    tag ? { tag } : {},
    async ({ page }) => {
      await page.setViewportSize(magnified)
      await page.emulateMedia({ reducedMotion: 'reduce' })
      await speak(page, language)
      await arriveWithCart(page, [halfAndHalf, wine], `/menu?lang=${language}`)
      await untilHydrated(page)
      await openDish(page)
      await page
        .getByRole('dialog')
        .getByRole('radio', { name: /^(Hai vị|Half)/ })
        .check()
      expect(await hiddenFocus(page)).toEqual([])
      expect(await misfits(page)).toEqual([])
      await page.keyboard.press('Escape')

      const checkout = await openCheckout(page)
      await checkout.getByRole('radio', { name: /^(Giao hàng|Delivery)/ }).check()
      await placeButton(checkout).press('Enter')
      await checkout.locator('[aria-invalid=true]').first().waitFor()
      expect(await hiddenFocus(page)).toEqual([])
      expect(await misfits(page)).toEqual([])
    },
  )
}

test('at 400 % an error lies over nothing that the keyboard comes to', async ({ page }) => {
  await page.setViewportSize(magnified)
  await page.emulateMedia({ reducedMotion: 'reduce' })
  await page.route('**/assets/dish-dialog-*.js', (route) => route.abort())
  await page.goto('/menu')
  await untilHydrated(page)
  await page.getByRole('button', { name: /^Thêm Margherita/ }).press('Enter')
  await toast(page).waitFor()
  expect(await hiddenFocus(page, 8)).toEqual([])
})

test('no page scrolls sideways on a folded phone, nor with letters twice as large', async ({
  page,
  site,
}) => {
  const found: Record<string, string[]> = {}
  await page.emulateMedia({ reducedMotion: 'reduce' })
  for (const { name, path } of await publicPages(site.address)) {
    // Pages of law are all alike.
    if (!name.endsWith(' vi') || /terms|accessibility/.test(name)) continue
    await page.setViewportSize(folded)
    await page.goto(path)
    // What a phone lays out once it comes near is measured too.
    await page.evaluate(() => document.documentElement.toggleAttribute('data-whole-layout', true))
    found[`${name} at 280 px`] = await misfits(page)
    await page.setViewportSize(phone)
    await setTextSize(page, 200)
    found[`${name} at 200 %`] = await misfits(page)
  }
  await arriveWithCart(page, [wine])
  await untilHydrated(page)
  await setTextSize(page, 200)
  await openDish(page)
  found['dish at 200 %'] = await misfits(page)
  await page.keyboard.press('Escape')
  const checkout = await openCheckout(page)
  await checkout.getByRole('radio', { name: 'Vào giờ tôi chọn' }).check()
  await checkout.getByRole('combobox', { name: 'Giờ' }).waitFor()
  found['checkout at 200 %'] = await misfits(page)
  expect(Object.entries(found).filter(([, misfit]) => misfit.length > 0)).toEqual([])
})
