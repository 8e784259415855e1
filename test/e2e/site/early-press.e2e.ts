// Browser: hydration, no scripts
import type { Page } from '@playwright/test'

import { expect, test } from '../../support/site.ts'
import { dayAhead } from '../day-ahead.ts'
import { dayOf } from './booking-steps.ts'

/** The page's modules stay on their way until released: a slow network, seen from the guest's side. */
async function holdScripts(page: Page): Promise<{ release: () => void }> {
  const released = Promise.withResolvers<void>()
  await page.route('**/assets/*.js', async (route) => {
    await released.promise
    await route.continue()
  })
  return { release: released.resolve }
}

test('what is typed and pressed before the scripts are there shows at once and takes effect when they are', async ({
  page,
}) => {
  const scripts = await holdScripts(page)
  await page.goto('/menu', { waitUntil: 'commit' })
  await page.getByRole('searchbox').fill('pepperoni')
  const add = page.getByRole('button', { name: 'Thêm Pepperoni Ý vào giỏ hàng' })
  await add.click()
  await expect(add).toHaveAttribute('data-pressed')
  await expect(page.getByRole('dialog')).toBeHidden()

  scripts.release()
  await expect(page.getByRole('dialog', { name: 'Pepperoni Ý' }).getByRole('radio').first()).toBeVisible()
  await page.keyboard.press('Escape')
  await expect(page.getByRole('dialog')).toBeHidden()
  await expect(add).toBeFocused()
  await expect(add).not.toHaveAttribute('data-pressed')
  await expect(page.getByRole('status').filter({ hasText: 'hợp với “pepperoni”' })).toBeVisible()
  await expect(page.getByRole('searchbox')).toHaveValue('pepperoni')
})

test('before the scripts are there links lead on and the search finds', async ({ page }) => {
  await holdScripts(page)
  await page.goto('/', { waitUntil: 'commit' })
  await page.getByRole('navigation').getByRole('link', { name: 'Thực đơn' }).first().click()
  await expect(page).toHaveURL(/\/menu$/)
  await page.getByRole('searchbox').fill('hải sản')
  await page.keyboard.press('Enter')
  await expect(page).toHaveURL(/q=h/)
  await expect(page.getByRole('heading', { name: 'Hải Sản' }).first()).toBeVisible()
})

test('a table asked for before the scripts are there is booked as it was asked for', async ({
  page,
  site,
}) => {
  const scripts = await holdScripts(page)
  await page.goto('/', { waitUntil: 'commit' })
  const form = page.getByRole('region', { name: 'Giữ một bàn gần lò' })
  // Not today, whose hours may be past when this runs.
  await dayOf(form, dayAhead(3)).check()
  await form.getByRole('radio', { name: '19:00' }).check()
  await form.getByRole('radio', { name: '5 khách' }).check()
  await form.getByLabel('Tên của bạn').fill('Khách Đến Trước Scripts')
  await expect(form.getByRole('button', { name: 'Đặt bàn' })).toBeDisabled()

  scripts.release()
  await expect(form.getByRole('button', { name: 'Đặt bàn' })).toBeEnabled()
  await expect(form.getByRole('radio', { name: '19:00' })).toBeChecked()
  await form.getByLabel('Số điện thoại').fill('0900 000 001')
  await form.getByRole('button', { name: 'Đặt bàn' }).click()
  await expect(form.getByRole('heading', { name: 'Đặt bàn thành công!' })).toBeVisible()
  expect(
    await site.query(
      "select date, time, guests, phone from reservations where name = 'Khách Đến Trước Scripts'",
    ),
  ).toEqual([{ date: dayAhead(3), time: '19:00', guests: 5, phone: '+84900000001' }])
})

test('where no scripts can be had, a press does what it does without them', async ({ page }) => {
  const pressed = Promise.withResolvers<void>()
  await page.route('**/assets/*.js', async (route) => {
    await pressed.promise
    await route.abort()
  })
  await page.goto('/menu', { waitUntil: 'commit' })
  await page.getByRole('button', { name: 'English' }).click()
  pressed.resolve()
  await expect(page).toHaveURL('/menu?lang=en')
  await expect(page.getByRole('heading', { level: 1, name: 'Menu' })).toBeVisible()
})
