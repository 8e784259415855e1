// Browser: layout or styles
import type { Page } from '@playwright/test'

import type { CartLine } from '#src/features/cart/rules/cart.ts'
import { layoutShift } from '../../support/layout-shifts.ts'
import { untilHydrated, expect, expectAccessible, test } from '../../support/site.ts'
import { arriveWithCart, cartButton, halfAndHalf, wine } from './ordering-steps.ts'

test.use({
  contextOptions: { reducedMotion: 'reduce' },
  viewport: { width: 390, height: 844 },
  hasTouch: true,
})

const bar = (page: Page) => page.getByRole('button', { name: / · Xem giỏ$/ })
const messages = (page: Page) => page.getByRole('region', { name: /thông báo/i })
const addWine = (page: Page) => page.getByRole('button', { name: /^Thêm Rượu Vang Đỏ/ })

/** Fills the cart as another tab would, which no input in this one explains. */
async function fillElsewhere(page: Page, lines: readonly CartLine[]): Promise<void> {
  await page.evaluate(
    (cart) => {
      localStorage.setItem('cart', cart)
      dispatchEvent(new StorageEvent('storage', { key: 'cart' }))
    },
    JSON.stringify({ state: { lines }, version: 1 }),
  )
}

test.describe('the cart bar of a phone', () => {
  test('tells of what is added, leaves the cart button free and opens the cart', async ({ page }) => {
    await page.goto('/menu')
    await untilHydrated(page)
    await expect(bar(page)).toBeHidden()
    await addWine(page).tap()
    await expect(bar(page)).toHaveAccessibleName('1 món · 98.000đ · Xem giỏ')
    // The bar shows it: the message is for those who do not see it.
    const polite = messages(page).locator('[aria-live=polite]')
    await expect(polite).toContainText('Rượu Vang Đỏ')
    const { width = 0, height = 0 } = (await polite.getByRole('group').boundingBox()) ?? {}
    expect(width * height).toBeLessThanOrEqual(1)

    // A tap that something else would take fails here.
    await cartButton(page).tap()
    const cart = page.getByRole('dialog', { name: 'Giỏ hàng của bạn' })
    await expect(cart).toBeVisible()
    await expect(page.getByRole('complementary', { name: 'Giỏ hàng' })).toHaveCSS('opacity', '0')
    await cart.getByRole('button', { name: 'Đóng', exact: true }).tap()
    await bar(page).tap()
    await expect(cart).toBeVisible()
    await page.keyboard.press('Escape')
    await expect(bar(page)).toBeFocused()

    // What does not fit into the cart is said for all to see.
    await fillElsewhere(page, [{ ...wine, quantity: 99 }])
    await addWine(page).tap()
    await expect(messages(page).getByText('Mỗi món')).toBeInViewport()
    await expect(bar(page)).toBeInViewport()
  })

  test('covers nothing and moves nothing, on any page', async ({ page }) => {
    for (const address of ['/', '/menu', '/news']) {
      await page.goto(address)
      await untilHydrated(page)
      // Letters that change their font move things too, and not because of the cart.
      await page.evaluate(() => document.fonts.ready.then(() => undefined))
      const before = await layoutShift(page)
      await fillElsewhere(page, [halfAndHalf, wine])
      await bar(page).waitFor()
      expect((await layoutShift(page)) - before, address).toBe(0)
      expect((await bar(page).boundingBox())?.height, address).toBeGreaterThanOrEqual(44)
      // Again where parts of the page that load near the viewport have made it longer meanwhile.
      await expect(async () => {
        await page.evaluate(() => window.scrollTo(0, document.documentElement.scrollHeight))
        const [footer, foot] = await Promise.all([
          page.getByRole('contentinfo').boundingBox(),
          bar(page).boundingBox(),
        ])
        expect((footer?.y ?? 0) + (footer?.height ?? 0), address).toBeLessThanOrEqual(foot?.y ?? 0)
      }).toPass()
      await fillElsewhere(page, [])
      await expect(bar(page)).toHaveCount(0)
    }
  })

  test('is accessible, and what gets the focus is not beneath it', async ({ page }) => {
    await arriveWithCart(page, [wine])
    await expect(bar(page)).toBeVisible()
    await expectAccessible(page)
    for (let presses = 0; presses < 40; presses += 1) {
      await page.keyboard.press('Tab')
      const hidden = await page.evaluate(() => {
        const focused = document.activeElement
        const foot = document.querySelector('aside:last-of-type')
        if (!focused || !foot || foot.contains(focused)) return null
        const { bottom, top } = focused.getBoundingClientRect()
        const edge = foot.getBoundingClientRect().top
        return top < edge && bottom <= edge + 1 ? null : focused.outerHTML.slice(0, 120)
      })
      expect(hidden).toBeNull()
    }
  })
})

test.describe('on a wide screen', () => {
  test.use({ viewport: { width: 1440, height: 900 }, hasTouch: false })

  test('there is no bar, and the message shows', async ({ page }) => {
    await arriveWithCart(page, [wine])
    await addWine(page).click()
    await expect(messages(page).getByText('Đã thêm vào giỏ hàng')).toBeInViewport()
    await expect(bar(page)).toBeHidden()
    await messages(page).getByRole('button', { name: 'Xem giỏ hàng' }).click()
    await expect(page.getByRole('dialog', { name: 'Giỏ hàng của bạn' })).toBeVisible()
  })
})
