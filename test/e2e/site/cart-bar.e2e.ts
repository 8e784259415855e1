import { layoutShift } from '../../support/layout-shifts.ts'
import type { Page } from '@playwright/test'

import { untilHydrated, expect, expectAccessible, test } from '../../support/site.ts'
import { arriveWithCart, cartButton, checkoutOf, halfAndHalf, openCart, wine } from './ordering-steps.ts'

test.use({
  contextOptions: { reducedMotion: 'reduce' },
  viewport: { width: 390, height: 844 },
  hasTouch: true,
})

const bar = (page: Page) => page.getByRole('button', { name: / · (Xem giỏ|View cart)$/ })
const messages = (page: Page) => page.getByRole('region', { name: /thông báo|Messages/i })

/** Fills the cart as another tab would, which no input in this one explains; the sum of what that moves. */
async function shiftsOfArrival(page: Page): Promise<number> {
  await untilHydrated(page)
  // Letters that change their font move things too, and not because of the cart.
  await page.evaluate(() => document.fonts.ready.then(() => undefined))
  const before = await layoutShift(page)
  await page.evaluate(
    (cart) => {
      localStorage.setItem('cart', cart)
      dispatchEvent(new StorageEvent('storage', { key: 'cart' }))
    },
    JSON.stringify({ state: { lines: [halfAndHalf, wine] }, version: 1 }),
  )
  await bar(page).waitFor()
  return (await layoutShift(page)) - before
}

test.describe('the cart bar of a phone', () => {
  test('comes with the first dish, leaves the cart button free and opens the cart', async ({ page }) => {
    await page.goto('/menu')
    await untilHydrated(page)
    await expect(bar(page)).toBeHidden()
    const add = page.getByRole('button', { name: /^Thêm Rượu Vang Đỏ/ })
    await add.tap()
    await expect(bar(page)).toHaveAccessibleName('1 món · 98.000đ · Xem giỏ')
    await add.tap()
    await expect(bar(page)).toHaveAccessibleName('2 món · 196.000đ · Xem giỏ')
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
  })

  test('has the addition announced politely, once, without a message in sight', async ({ page }) => {
    await page.goto('/menu')
    await page.getByRole('button', { name: /^Thêm Rượu Vang Đỏ/ }).tap()
    const polite = messages(page).locator('[aria-live=polite]')
    await expect(polite).toContainText('Đã thêm vào giỏ hàng')
    await expect(polite).toContainText('Rượu Vang Đỏ')
    const { width = 0, height = 0 } = (await polite.getByRole('group').boundingBox()) ?? {}
    expect(width * height).toBeLessThanOrEqual(1)
    await expect(messages(page).getByRole('button')).toHaveCount(0)
  })

  test('still lets errors be seen', async ({ page }) => {
    await arriveWithCart(page, [{ ...wine, quantity: 99 }])
    await page.getByRole('button', { name: /^Thêm Rượu Vang Đỏ/ }).tap()
    await expect(messages(page).getByText('Mỗi món')).toBeInViewport()
    await expect(bar(page)).toBeInViewport()
  })

  for (const address of ['/', '/menu', '/news', '/nowhere']) {
    test(`covers nothing and moves nothing on ${address}`, async ({ page }) => {
      await page.goto(address)
      expect(await shiftsOfArrival(page)).toBe(0)
      await expect(bar(page)).toHaveAccessibleName('4 món · 857.000đ · Xem giỏ')
      const box = await bar(page).boundingBox()
      expect(box?.height).toBeGreaterThanOrEqual(44)
      // Again where parts of the page that load near the viewport have made it longer meanwhile.
      await expect(async () => {
        await page.evaluate(() => window.scrollTo(0, document.documentElement.scrollHeight))
        const [footer, foot] = await Promise.all([
          page.getByRole('contentinfo').boundingBox(),
          bar(page).boundingBox(),
        ])
        expect((footer?.y ?? 0) + (footer?.height ?? 0)).toBeLessThanOrEqual(foot?.y ?? 0)
      }).toPass()
    })
  }

  test('is not there for an empty cart, nor once the cart has been emptied', async ({ page }) => {
    await arriveWithCart(page, [wine], '/menu?lang=en')
    await expect(bar(page)).toHaveAccessibleName('1 item · 98.000đ · View cart')
    const cart = await openCart(page)
    await cart.getByRole('button', { name: 'Remove Red Wine (glass)' }).tap()
    await page.keyboard.press('Escape')
    await expect(bar(page)).toHaveCount(0)
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
    await page.getByRole('button', { name: /^Thêm Rượu Vang Đỏ/ }).click()
    await expect(messages(page).getByText('Đã thêm vào giỏ hàng')).toBeInViewport()
    await expect(bar(page)).toBeHidden()
    await messages(page).getByRole('button', { name: 'Xem giỏ hàng' }).click()
    await expect(page.getByRole('dialog', { name: 'Giỏ hàng của bạn' })).toBeVisible()
  })
})

test('what is missing is shown above the form, and only until it is there', async ({ page }) => {
  await arriveWithCart(page, [wine], '/menu?lang=en')
  const cart = await openCart(page)
  await cart.getByRole('button', { name: 'Checkout' }).tap()
  const checkout = checkoutOf(page)
  const missing = page.getByText('Missing Information').filter({ visible: true })
  await checkout.getByLabel('Full name').fill('Lan')
  await checkout.getByLabel('Phone').fill('0274 000 0001')
  await checkout.getByLabel('E-mail').fill('lan@example.com')
  await checkout.getByRole('radio', { name: 'Delivery' }).check()
  const place = checkout.getByRole('button', { name: /^Place order/ })
  await place.tap()
  await expect(missing).toBeVisible()

  // Scrolled to, the summary can be tapped: nothing lies over it, nor over the button.
  const summary = checkout.getByText(/^Your order: 1 item/)
  await summary.tap()
  await expect(checkout.getByText('1 × Red Wine (glass)')).toBeVisible()
  await place.tap({ trial: true })

  await checkout.getByLabel('Delivery address').fill('12 Riverside Road')
  await expect(missing).toBeHidden()

  await checkout.getByLabel('Delivery address').fill('')
  await place.tap()
  await expect(missing).toBeVisible()
  await checkout.getByRole('button', { name: 'Back to the cart' }).tap()
  await expect(missing).toBeHidden()
})
