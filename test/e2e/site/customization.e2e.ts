// Browser: layout or styles
import type { Page } from '@playwright/test'

import { expect, expectAccessible, test } from '../../support/site.ts'

const phone = { width: 390, height: 844 }

const dialog = (page: Page) => page.getByRole('dialog')
const radio = (page: Page, name: string | RegExp) => dialog(page).getByRole('radio', { name })
const submit = (page: Page) => dialog(page).getByRole('button', { name: 'Thêm vào giỏ' }).click()

async function open(page: Page, dish: string) {
  await page.goto('/menu')
  await page.getByRole('button', { name: `Thêm ${dish} vào giỏ hàng` }).click()
  await expect(dialog(page)).toBeVisible()
}

test('a dish is chosen by keyboard alone, and the focus comes back to its button', async ({ page }) => {
  await page.goto('/menu?category=pizza-classic')
  const add = page.getByRole('button', { name: /^Thêm Pepperoni/ })
  await add.focus()
  await page.keyboard.press('Enter')
  await expect(dialog(page)).toBeVisible()
  await page.keyboard.press('Escape')
  await expect(dialog(page)).toBeHidden()
  await expect(add).toBeFocused()
  await page.keyboard.press('Enter')
  await expect(dialog(page)).toBeVisible()
  await radio(page, '16 cm').focus()
  await page.keyboard.press('ArrowRight')
  await expect(radio(page, /^18 cm/)).toBeChecked()
  // What is below the first question comes with the frame after the dialog.
  await expect(radio(page, /^Một vị/)).toBeVisible()
  await page.keyboard.press('Tab')
  await expect(radio(page, /^Một vị/)).toBeFocused()
  await page.keyboard.press('Tab')
  await page.keyboard.press('Space')
  await page.keyboard.press('Tab')
  await page.keyboard.press('Space')
  await expect(dialog(page).getByRole('checkbox', { checked: true })).toHaveCount(1)
  await page.keyboard.press('Enter')
  await expect(dialog(page)).toBeHidden()
  await expect(add).toBeFocused()
  await expect(page.getByRole('button', { name: 'Giỏ hàng, 1 món' })).toBeVisible()
})

test('both halves are shown beside the flavours on a phone, and once on a wide screen', async ({ page }) => {
  await page.setViewportSize(phone)
  await open(page, 'Hải Sản Nhiệt Đới')
  await radio(page, /^Hai vị/).check()
  await radio(page, /^Tôm Xoài Phú Quốc/).check()
  const halves = dialog(page).locator('[role=img]').filter({ visible: true })
  await expect(halves).toHaveCount(2)
  await expect(halves.last().locator('img')).toHaveCount(2)
  await page.setViewportSize({ width: 1440, height: 844 })
  await expect(halves).toHaveCount(1)
})

test('a pizza of two flavours is in the cart after four taps on a phone, its picture in sight meanwhile', async ({
  page,
}) => {
  await page.setViewportSize(phone)
  await page.goto('/menu')
  await page.getByRole('button', { name: /^Một bánh, hai vị/ }).click()
  const flavour = (name: RegExp) => dialog(page).getByRole('checkbox', { name })
  const picture = dialog(page).locator('[role=img]').filter({ visible: true })
  await flavour(/^Tôm Xoài Phú Quốc/).click()
  await expect(picture).toBeInViewport({ ratio: 1 })
  await expectAccessible(page)
  await flavour(/^Hải Sản Nhiệt Đới/).click()
  await expect(picture).toBeInViewport({ ratio: 1 })
  await expect(picture.locator('img')).toHaveCount(2)
  await submit(page)
  await expect(page.getByRole('button', { name: 'Giỏ hàng, 1 món' })).toBeVisible()
})

test('a flavour that gets the focus is not beneath the picture of the halves', async ({ page }) => {
  await page.setViewportSize(phone)
  await page.goto('/menu')
  await page.getByRole('button', { name: /^Một bánh, hai vị/ }).click()
  const flavours = dialog(page).getByRole('checkbox', { disabled: false })
  await flavours.nth(6).focus()
  for (let step = 0; step < 4; step += 1) await page.keyboard.press('Shift+Tab')
  // The dialog scrolls after the focus has moved.
  await expect(async () => {
    const strip = await dialog(page).locator('[role=img]').filter({ visible: true }).boundingBox()
    const focused = await page.locator(':focus').boundingBox()
    expect(focused?.y).toBeGreaterThanOrEqual((strip?.y ?? Infinity) + (strip?.height ?? 0))
  }).toPass({ timeout: 5_000 })
})

test('the dialogs of dishes are accessible on a phone, and bring into sight what is missing', async ({
  page,
}) => {
  await page.setViewportSize(phone)
  await open(page, 'Bốn Loại Phô Mai')
  await expectAccessible(page)
  await radio(page, /^Hai vị/).check()
  await submit(page)
  const second = dialog(page)
    .getByRole('radiogroup', { name: /^Nửa còn lại/ })
    .getByRole('radio')
    .first()
  await expect(second).toBeFocused()
  await expect(second).toBeInViewport()
  await expectAccessible(page)
  await second.check()
  await dialog(page).getByText('Xem cách tính giá').click()
  await expectAccessible(page)
  // With one schema alone.
  await open(page, 'Cánh Gà Nướng Mật Ong')
  await expectAccessible(page)
})
