import type { Locator, Page } from '@playwright/test'

import { ownSettings } from '../../support/site/own-settings.ts'
import { startSite } from '../../support/site/running-site.ts'
import { expect, expectAccessible, test } from '../../support/site.ts'
import { tabTo } from '../tab-to.ts'
import {
  goneLive,
  listenToChime,
  placeOrder,
  sendSignIn,
  signIn,
  speak,
  tablet,
  withoutEvents,
} from './office-steps.ts'

const texts = {
  vi: {
    bell: (unread: number) => (unread === 0 ? 'Thông báo' : `Thông báo, ${unread} chưa đọc`),
    title: 'Thông báo',
    order: (code: string) => `Đơn hàng mới ${code}`,
    all: 'Xem tất cả',
    markAll: 'Đánh dấu đã đọc tất cả',
    deleteAll: 'Xóa tất cả',
    none: 'Chưa có thông báo nào',
    switchOn: 'Bật chuông',
    sound: 'Chuông báo đơn mới',
  },
  en: {
    bell: (unread: number) => (unread === 0 ? 'Notifications' : `Notifications, ${unread} unread`),
    title: 'Notifications',
    order: (code: string) => `New order ${code}`,
    all: 'Show all',
    markAll: 'Mark all as read',
    deleteAll: 'Delete all',
    none: 'No notifications yet',
    switchOn: 'Switch the sound on',
    sound: 'Sound for new orders',
  },
} as const

const bellOf = (page: Page) => page.getByRole('button', { name: /^(Thông báo|Notifications)(,|$)/ })
const rows = (part: Page | Locator) => part.getByRole('dialog').getByRole('listitem')

/** Every notification so far is gone for everyone, so that a test counts its own. */
test.beforeEach(async ({ site }) => {
  await site.query('delete from notifications')
})

for (const language of ['vi', 'en'] as const) {
  test(`a guest orders; staff see and hear it and open it by keyboard, and the admin still has it unread, in ${language}`, async ({
    browser,
    site,
  }) => {
    const labels = texts[language]
    const open = async (role: 'staff' | 'admin', next?: string) => {
      const context = await browser.newContext({ viewport: tablet, baseURL: site.address, locale: 'vi-VN' })
      const page = await context.newPage()
      await speak(page, language)
      const strokes = await listenToChime(page)
      await signIn(page, role, next)
      await goneLive(page)
      return { context, page, strokes }
    }
    const staff = await open('staff', '/staff/dashboard')
    const admin = await open('admin')
    await expect(bellOf(staff.page)).toHaveAccessibleName(labels.bell(0))
    await staff.page.getByRole('button', { name: labels.switchOn }).click()
    await expect.poll(staff.strokes).toBeGreaterThan(0)
    await expect(staff.page.getByRole('button', { name: labels.switchOn })).toBeHidden()
    await expect(staff.page.getByRole('switch', { name: labels.sound })).toBeChecked()
    const before = await staff.strokes()

    await placeOrder(site.address, { customerName: 'Lan Thử' })
    const second = await placeOrder(site.address, { customerName: 'Bình Thử' })
    await expect(bellOf(staff.page)).toHaveAccessibleName(labels.bell(2))
    await expect(bellOf(admin.page)).toHaveAccessibleName(labels.bell(2))
    await expect.poll(staff.strokes).toBeGreaterThan(before)

    await tabTo(staff.page, bellOf(staff.page))
    await staff.page.keyboard.press('Enter')
    await expect(rows(staff.page)).toHaveCount(2)
    await expect(rows(staff.page).first()).toContainText(labels.order(second.shortCode))
    await expectAccessible(staff.page)
    await tabTo(staff.page, staff.page.getByRole('link', { name: labels.order(second.shortCode) }))
    await staff.page.keyboard.press('Enter')
    await staff.page.waitForURL(`**/staff/orders?order=${second.id}`)
    await expect(staff.page.getByRole('dialog', { name: second.shortCode })).toContainText('Bình Thử')
    await staff.page.keyboard.press('Escape')
    await expect(bellOf(staff.page)).toHaveAccessibleName(labels.bell(1))
    await expect(bellOf(admin.page)).toHaveAccessibleName(labels.bell(2))
    await staff.context.close()
    await admin.context.close()
  })
}

test('all are read and deleted in the dialog, for this user alone and on each of the user’s screens', async ({
  page,
  context,
  site,
}) => {
  const labels = texts.vi
  await page.setViewportSize({ width: 768, height: 1024 })
  // In whole milliseconds, as the program writes them.
  await site.query(`insert into notifications (id, type, title, title_vi, content, content_vi, created_at)
    select 'many_' || number, 'other', 'News', 'Tin ' || number, 'Text', 'Nội dung', date_trunc('milliseconds', now())
    from generate_series(1, 120) as number`)
  await signIn(page, 'staff', '/staff/orders')
  const other = await context.newPage()
  await other.goto('/staff/orders')
  await Promise.all([goneLive(page), goneLive(other)])
  await expect(bellOf(page)).toHaveText('99+')

  await bellOf(page).click()
  await expect(rows(page)).toHaveCount(10)
  await page.getByRole('button', { name: labels.all }).click()
  const dialog = page.getByRole('dialog', { name: labels.title, exact: true })
  await expect(rows(page)).toHaveCount(50)
  await dialog.getByRole('button', { name: 'Xem thêm' }).click()
  await expect(rows(page)).toHaveCount(100)
  await expectAccessible(page)
  await rows(page).first().getByRole('button', { name: /^Xóa/ }).click()
  await expect(dialog.getByRole('status')).toHaveText('100 trên 119 thông báo')
  for (const button of await dialog.getByRole('button').all()) {
    const box = await button.boundingBox()
    expect(Math.min(box?.width ?? 0, box?.height ?? 0)).toBeGreaterThanOrEqual(44)
  }

  await dialog.getByRole('button', { name: labels.markAll }).click()
  await expect(bellOf(other)).toHaveAccessibleName(labels.bell(0))
  await dialog.getByRole('button', { name: labels.deleteAll }).click()
  await expect(dialog.getByRole('button', { name: 'Giữ lại' })).toBeFocused()
  await expectAccessible(page)
  await dialog.getByRole('button', { name: 'Giữ lại' }).click()
  await expect(rows(page)).toHaveCount(100)
  await dialog.getByRole('button', { name: labels.deleteAll }).click()
  await dialog.getByRole('button', { name: labels.deleteAll }).click()
  await expect(dialog).toContainText(labels.none)
  await bellOf(other).click()
  await expect(other.getByRole('dialog')).toContainText(labels.none)
  expect(await site.query('select 1 from notifications')).toHaveLength(120)
})

test('a list that cannot be loaded says so, and loads when asked again', async ({ page }) => {
  const labels = texts.vi
  // Going live would ask for it too.
  await withoutEvents(page)
  await page.route('**/api/notifications?*', (route) => route.abort())
  await signIn(page, 'staff', '/staff/orders')
  await bellOf(page).click()
  await expect(page.getByRole('alert')).toContainText('Chưa tải được thông báo')
  await page.unroute('**/api/notifications?*')
  await page.getByRole('button', { name: 'Thử lại' }).click()
  await expect(page.getByRole('dialog')).toContainText(labels.none)
})

for (const role of ['staff', 'admin'] as const) {
  test(`the sound is offered on every screen of ${role} until it is switched on`, async ({ page }) => {
    const labels = texts.vi
    const offer = page.getByRole('button', { name: labels.switchOn })
    await signIn(page, role)
    await expect(offer).toBeVisible()
    await page.getByRole('link', { name: role === 'staff' ? 'Tin nhắn liên hệ' : 'Liên hệ' }).click()
    await expect(page.getByRole('heading', { level: 2, name: 'Tin nhắn liên hệ' })).toBeVisible()
    await expect(offer).toBeVisible()
    await offer.click()
    await expect(offer).toBeHidden()
    await page.reload()
    await expect(page.getByRole('switch', { name: labels.sound })).toBeChecked()
    await expect(offer).toBeHidden()
  })
}

test('the offer of the sound is dismissed for the day, and is there again on the next', async ({ page }) => {
  const labels = texts.vi
  await page.clock.setFixedTime('2026-11-24T05:00:00Z')
  await signIn(page, 'staff', '/staff/orders')
  const offer = page.getByRole('button', { name: labels.switchOn })
  await expect(offer).toBeVisible()
  await page.getByRole('button', { name: 'Để hôm khác' }).click()
  await expect(offer).toBeHidden()
  await page.reload()
  await page.getByRole('switch', { name: labels.sound }).waitFor()
  await expect(offer).toBeHidden()
  await page.clock.setFixedTime('2026-11-24T17:30:00Z')
  await page.reload()
  await expect(offer).toBeVisible()
})

test('with the server killed, and two servers on one database after that, nothing is lost', async ({
  page,
}) => {
  const labels = texts.vi
  const { settings, remove } = await ownSettings()
  let site = await startSite(settings)
  const { address } = site
  await page.goto(`${address}/login?next=/staff/orders`)
  await sendSignIn(page, 'staff', 'staff123')
  await goneLive(page)
  await placeOrder(address, { customerName: 'Trước Khi Mất Điện' })
  await expect(bellOf(page)).toHaveAccessibleName(labels.bell(1))

  await site.kill()
  await expect(page.getByText('Đang kết nối lại')).toBeVisible()
  await bellOf(page).click()
  await page.getByRole('button', { name: labels.markAll }).click()
  await expect(page.getByText('Chưa thay đổi được thông báo').first()).toBeVisible()
  await expect(bellOf(page)).toHaveAccessibleName(labels.bell(1))

  const [restarted, second] = await Promise.all([
    startSite({ ...settings, PORT: new URL(address).port }),
    startSite(settings),
  ])
  site = restarted
  await goneLive(page)
  await placeOrder(second.address, { customerName: 'Qua Máy Chủ Kia' })
  await expect(bellOf(page)).toHaveAccessibleName(labels.bell(2))
  await expect(rows(page).first()).toContainText('Qua Máy Chủ Kia')
  await page.getByRole('button', { name: labels.markAll }).click()
  await expect(bellOf(page)).toHaveAccessibleName(labels.bell(0))

  await Promise.all([site.stop(), second.stop()])
  await remove()
})
