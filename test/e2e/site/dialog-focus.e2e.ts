// Browser: layout or styles
import type { Locator, Page } from '@playwright/test'

import { expect, test } from '../../support/site.ts'
import { arriveWithCart, halfAndHalf, openCart, openCheckout, placeButton, wine } from './ordering-steps.ts'

test.use({ contextOptions: { reducedMotion: 'reduce' } })

/** Goes once around the dialog, and names what has the focus while the header or the footer lies over it. */
async function hiddenStops(page: Page, dialog: Locator, key: 'Tab' | 'Shift+Tab'): Promise<string[]> {
  const hidden = new Set<string>()
  const seen = new Set<string>()
  for (let presses = 0; presses < 80; presses += 1) {
    await page.keyboard.press(key)
    const stop = await dialog.evaluate((root) => {
      const focused = document.activeElement
      if (!(focused instanceof HTMLElement) || !root.contains(focused)) return undefined
      // A choice shows as the card around its input.
      const shown = focused.closest('label') ?? focused
      const { top, bottom, left, width } = shown.getBoundingClientRect()
      const outside = top < -1 || bottom > window.innerHeight + 1
      const covered = [top + 2, (top + bottom) / 2, bottom - 2].some((y) => {
        const hit = document.elementFromPoint(left + width / 2, y)
        return !hit || !(shown.contains(hit) || hit.contains(shown))
      })
      const stops = [...root.querySelectorAll('*')]
      return {
        at: stops.indexOf(focused),
        name: shown.innerText || focused.outerHTML.slice(0, 80),
        covered,
        outside,
      }
    })
    if (!stop) continue
    if (seen.has(String(stop.at)) && presses > 40) break
    seen.add(String(stop.at))
    if (stop.covered || stop.outside) hidden.add(stop.name)
  }
  expect(seen.size).toBeGreaterThan(3)
  return [...hidden]
}

test.describe('what gets the focus by Tab in a dialog on a low phone is seen', () => {
  test.use({ viewport: { width: 390, height: 600 } })

  test('while an order is put together: every choice of a dish, every line of the cart', async ({ page }) => {
    const lines = ['red-wine', 'peach-tea', 'panna-cotta', 'burrata-ham'].map((id) => ({ ...wine, id }))
    await arriveWithCart(page, [halfAndHalf, ...lines])
    const cart = await openCart(page)
    for (const key of ['Tab', 'Shift+Tab'] as const) expect(await hiddenStops(page, cart, key)).toEqual([])
    await page.keyboard.press('Escape')
    await page.getByRole('button', { name: /^Thêm Margherita/ }).click()
    const dish = page.getByRole('dialog', { name: /^Margherita/ })
    await dish.getByRole('radio', { name: /^Hai vị/ }).check()
    for (const key of ['Tab', 'Shift+Tab'] as const) expect(await hiddenStops(page, dish, key)).toEqual([])
  })

  test('while forms are filled in: every field of a booking, and of the checkout with its errors', async ({
    page,
  }) => {
    await arriveWithCart(page, [wine], '/')
    await page.getByRole('region', { name: /reo/ }).getByRole('button', { name: 'Đặt bàn' }).click()
    const booking = page.getByRole('dialog', { name: 'Đặt bàn' })
    await booking.getByRole('button', { name: 'Đặt bàn', exact: true }).waitFor()
    for (const key of ['Tab', 'Shift+Tab'] as const) expect(await hiddenStops(page, booking, key)).toEqual([])
    await page.keyboard.press('Escape')
    const checkout = await openCheckout(page)
    await checkout.getByRole('radio', { name: 'Giao hàng' }).check()
    await placeButton(checkout).click()
    for (const key of ['Tab', 'Shift+Tab'] as const)
      expect(await hiddenStops(page, checkout, key)).toEqual([])
  })
})

test('what is given the focus as the dialog of a dish opens keeps it, and closing gives it back', async ({
  page,
}) => {
  await page.goto('/menu')
  const add = page.getByRole('button', { name: /^Thêm Margherita/ })
  const dialog = page.getByRole('dialog')
  // The second time everything has been loaded, so the dialog is open within the press.
  await add.click()
  await expect(dialog.getByRole('radio').first()).toBeVisible()
  await page.keyboard.press('Escape')
  await expect(add).toBeFocused()
  const wasModal = await add.evaluate(
    (button: HTMLButtonElement) =>
      new Promise<boolean>((resolve) => {
        const observer = new MutationObserver(() => {
          const opened = document.querySelector<HTMLDialogElement>('dialog[open]')
          const close = opened?.querySelector('button')
          if (!opened || !close) return
          observer.disconnect()
          close.focus()
          resolve(opened.matches(':modal'))
        })
        observer.observe(document.body, { subtree: true, childList: true, attributes: true })
        button.click()
      }),
  )
  expect(wasModal).toBe(false)
  await expect(page.locator('dialog:modal')).toBeVisible()
  await expect(dialog.getByRole('button', { name: 'Đóng' })).toBeFocused()
  await page.keyboard.press('Escape')
  await expect(dialog).toBeHidden()
  await expect(add).toBeFocused()
})
