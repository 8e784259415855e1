// Browser: layout or styles
import type { Page } from '@playwright/test'

import { expect, expectAccessible, test } from '../../support/site.ts'

test.use({ contextOptions: { reducedMotion: 'reduce' } })

const reviews = (page: Page) => page.getByRole('region', { name: 'Lời khách để lại' })
const birthday = (page: Page) => reviews(page).getByRole('listitem').filter({ hasText: 'Bàn tiệc sinh nhật' })
const readOn = (page: Page) => birthday(page).getByRole('button', { name: /^Đọc tiếp/ })
const featured = (page: Page) => page.getByRole('region', { name: 'Món khách quay lại vì nhớ' })
const burrata = (page: Page) => featured(page).getByRole('article', { name: 'Burrata & Giăm Bông Parma' })
const popover = (page: Page) => page.getByRole('tooltip')

// The end of the long review, which its card does not show.
const endOfReview = 'Sinh nhật lần tới nhà mình lại đặt ở đây.'

async function openReviews(page: Page): Promise<void> {
  await page.goto('/')
  await reviews(page).scrollIntoViewIfNeeded()
  await expect(birthday(page)).toBeVisible()
}

test('a long review lies open under the mouse, and by keyboard from far away', async ({ page }) => {
  await openReviews(page)
  await birthday(page).hover()
  await expect(popover(page)).toContainText(endOfReview)
  await page.getByRole('banner').hover()
  await expect(popover(page)).toBeHidden()

  await page.evaluate(() => scrollTo({ top: 0, behavior: 'instant' }))
  await page.keyboard.press('Tab')
  await readOn(page).focus()
  await expect(popover(page)).toContainText(endOfReview)
  await expect(readOn(page)).toBeInViewport()
  await expect(readOn(page)).toHaveAccessibleDescription(new RegExp(endOfReview))
  await expectAccessible(page)
  await page.keyboard.press('Escape')
  await expect(popover(page)).toBeHidden()
  await page.keyboard.press('Enter')
  await expect(popover(page)).toBeVisible()
  await page.keyboard.press('Tab')
  await expect(popover(page)).toBeHidden()
})

test.describe('with a thumb', () => {
  test.use({ hasTouch: true, viewport: { width: 390, height: 844 } })

  test('a review and a featured dish open on a tap, and the dish can be ordered on its picture', async ({
    page,
  }) => {
    await openReviews(page)
    await birthday(page).getByText('Bàn tiệc sinh nhật', { exact: true }).tap()
    await expect(popover(page)).toContainText(endOfReview)
    await reviews(page).getByRole('heading', { level: 2 }).tap()
    await expect(popover(page)).toBeHidden()
    await readOn(page).tap()
    await expect(popover(page)).toContainText(endOfReview)
    await readOn(page).tap()
    await expect(popover(page)).toBeHidden()

    await featured(page).scrollIntoViewIfNeeded()
    await burrata(page).getByRole('heading').tap()
    await expect(popover(page)).toBeVisible()
    await burrata(page).getByRole('button', { name: /^Thêm/ }).tap()
    await expect(page.getByRole('dialog')).toBeVisible()
    await expect(popover(page)).toBeHidden()
  })
})
