import type { Page } from '@playwright/test'

import { expect, test } from '../../support/site.ts'
import { dayAhead } from '../day-ahead.ts'

/** The page's modules stay on their way until released: a slow network, seen from the guest's side. */
async function holdScripts(page: Page): Promise<{ release: () => void }> {
  const released = Promise.withResolvers<void>()
  await page.route('**/assets/*.js', async (route) => {
    await released.promise
    await route.continue()
  })
  return { release: released.resolve }
}

for (const { language, cart, dialog } of [
  { language: 'vi', cart: /^Giỏ hàng/, dialog: 'Giỏ hàng của bạn' },
  { language: 'en', cart: /^Cart/, dialog: 'Your cart' },
]) {
  test(`a press before the scripts are there shows at once and takes effect when they are (${language})`, async ({
    page,
  }) => {
    const scripts = await holdScripts(page)
    await page.goto(`/menu?lang=${language}`, { waitUntil: 'commit' })
    const button = page.getByRole('button', { name: cart })
    await button.click()
    await expect(button).toHaveAttribute('data-pressed')
    await expect(page.getByRole('dialog')).toBeHidden()

    scripts.release()
    await expect(page.getByRole('dialog', { name: dialog })).toBeVisible()
    await expect(button).not.toHaveAttribute('data-pressed')
    await page.keyboard.press('Escape')
    await expect(page.getByRole('dialog')).toBeHidden()
  })
}

test('until then links lead on and the search finds', async ({ page }) => {
  await holdScripts(page)
  await page.goto('/', { waitUntil: 'commit' })
  await page.getByRole('navigation').getByRole('link', { name: 'Thực đơn' }).first().click()
  await expect(page).toHaveURL(/\/menu$/)
  await page.getByRole('searchbox').fill('hải sản')
  await page.keyboard.press('Enter')
  await expect(page).toHaveURL(/q=h/)
  await expect(page.getByRole('heading', { name: 'Hải Sản' }).first()).toBeVisible()
})

test('what is typed before the scripts are there is searched when they are', async ({ page }) => {
  const scripts = await holdScripts(page)
  await page.goto('/menu', { waitUntil: 'commit' })
  await page.getByRole('searchbox').fill('xoài')
  scripts.release()
  await expect(page.getByRole('status')).toHaveText('1 món hợp với “xoài”')
  await expect(page.getByRole('searchbox')).toHaveValue('xoài')
})

test('a table asked for before the scripts are there is booked as it was asked for', async ({
  page,
  site,
}) => {
  const scripts = await holdScripts(page)
  await page.goto('/', { waitUntil: 'commit' })
  const form = page.getByRole('region', { name: 'Giữ một bàn gần lò' })
  // Not today, whose hours may be past when this runs.
  await form.getByLabel('Ngày đến').fill(dayAhead(3))
  await form.getByLabel('Số khách').selectOption('5')
  await form.getByLabel('Tên của bạn').fill('Khách Đến Sớm')
  await expect(form.getByRole('button', { name: 'Đặt bàn' })).toBeDisabled()

  scripts.release()
  await form.getByLabel('Giờ đến').selectOption('19:00')
  await form.getByLabel('Số điện thoại').fill('0900 000 001')
  await form.getByRole('button', { name: 'Đặt bàn' }).click()
  await expect(form.getByRole('heading', { name: 'Đặt bàn thành công!' })).toBeVisible()
  expect(
    await site.query("select date, guests, phone from reservations where name = 'Khách Đến Sớm'"),
  ).toEqual([{ date: dayAhead(3), guests: 5, phone: '+84900000001' }])
})

test('where no scripts can be had, a press does what it does without them', async ({ page }) => {
  await page.route('**/assets/*.js', (route) => route.abort())
  await page.goto('/menu')
  await page.getByRole('button', { name: 'English' }).click()
  await expect(page).toHaveURL('/menu?lang=en')
  await expect(page.getByRole('heading', { level: 1, name: 'Menu' })).toBeVisible()
})

test('on a slow network the scripts are asked for with the first pictures, not after them', async ({
  page,
}) => {
  const devtools = await page.context().newCDPSession(page)
  await devtools.send('Network.enable')
  const unlimited = { downloadThroughput: -1, uploadThroughput: -1 }
  await devtools.send('Network.emulateNetworkConditions', { offline: false, latency: 300, ...unlimited })
  // Never, rather than a second after the HTML: only the network is left as a reason to start.
  await page.addInitScript(() => {
    const after = window.setTimeout
    const laterThanASecond = (run: () => void, delay?: number) =>
      delay !== undefined && delay >= 1000 ? 0 : after(run, delay)
    Object.assign(window, { setTimeout: laterThanASecond })
  })
  // The pictures never come.
  await page.route('**/pictures/**', () => {})
  const script = page.waitForRequest(/\/assets\/entry\.client/)
  await page.goto('/menu', { waitUntil: 'commit' })
  await script
})
