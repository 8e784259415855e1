// Browser: two tabs, layout or styles
import type { Page } from '@playwright/test'

import { expect, expectAccessible, test } from '../../support/site.ts'
import { tabTo } from '../tab-to.ts'
import { goneLive, listenToChime, placeOrder, tablet, turnOnSound } from './office-steps.ts'

const bellOf = (page: Page) => page.getByRole('button', { name: /^Thông báo(,|$)/ })
const rows = (page: Page) => page.getByRole('dialog').getByRole('listitem')

/** Every notification so far is gone for everyone, so that a test counts its own. */
test.beforeEach(async ({ site }) => {
  await site.query('delete from notifications')
})

test('staff hear of an order and open it by keyboard, and the admin still has it unread', async ({
  browser,
  site,
  signIn,
}) => {
  const open = async (role: 'staff' | 'admin') => {
    const context = await browser.newContext({ viewport: tablet, baseURL: site.address, locale: 'vi-VN' })
    const page = await context.newPage()
    const strokes = await listenToChime(page)
    await signIn(page, role)
    await goneLive(page)
    await turnOnSound(page)
    await expect.poll(strokes).toBeGreaterThan(0)
    return { context, page, strokes, before: await strokes() }
  }
  const staff = await open('staff')
  const admin = await open('admin')
  await placeOrder(site.address, { customerName: 'Lan Thử' })
  const second = await placeOrder(site.address, { customerName: 'Bình Thử' })
  for (const { page, strokes, before } of [staff, admin]) {
    await expect(bellOf(page)).toHaveAccessibleName('Thông báo, 2 chưa đọc')
    await expect.poll(strokes).toBeGreaterThan(before)
  }

  await tabTo(staff.page, bellOf(staff.page))
  await staff.page.keyboard.press('Enter')
  await expect(rows(staff.page)).toHaveCount(2)
  await expectAccessible(staff.page)
  await tabTo(staff.page, rows(staff.page).getByRole('link', { name: second.shortCode }))
  await staff.page.keyboard.press('Enter')
  await staff.page.waitForURL(`**/staff/orders?order=${second.id}`)
  await expect(staff.page.getByRole('dialog', { name: second.shortCode })).toContainText('Bình Thử')
  await staff.page.keyboard.press('Escape')
  await expect(bellOf(staff.page)).toHaveAccessibleName('Thông báo, 1 chưa đọc')
  await expect(bellOf(admin.page)).toHaveAccessibleName('Thông báo, 2 chưa đọc')
  await staff.context.close()
  await admin.context.close()
})

test('all are read and deleted in the dialog, for this user alone and on each of the user’s screens', async ({
  page,
  context,
  site,
  signIn,
}) => {
  await page.setViewportSize({ width: 768, height: 1024 })
  // In whole milliseconds, as the program writes them.
  await site.query(`insert into notifications (id, type, title, title_vi, content, content_vi, created_at)
    select 'many_' || number, 'other', 'News', 'Tin ' || number, 'Text', 'Nội dung', date_trunc('milliseconds', now())
    from generate_series(1, 60) as number`)
  await signIn(page, 'staff', '/staff/orders')
  const other = await context.newPage()
  await other.goto('/staff/orders')
  await Promise.all([goneLive(page), goneLive(other)])

  await bellOf(page).click()
  await page.getByRole('button', { name: 'Xem tất cả' }).click()
  const dialog = page.getByRole('dialog', { name: 'Thông báo', exact: true })
  await expect(rows(page)).toHaveCount(50)
  await expectAccessible(page)
  for (const button of await dialog.getByRole('button').all()) {
    const box = await button.boundingBox()
    expect(Math.min(box?.width ?? 0, box?.height ?? 0)).toBeGreaterThanOrEqual(44)
  }

  await dialog.getByRole('button', { name: 'Đánh dấu đã đọc tất cả' }).click()
  await expect(bellOf(other)).toHaveAccessibleName('Thông báo')
  await dialog.getByRole('button', { name: 'Xóa tất cả' }).click()
  await expect(dialog.getByRole('button', { name: 'Giữ lại' })).toBeFocused()
  await expectAccessible(page)
  await dialog.getByRole('button', { name: 'Xóa tất cả' }).click()
  await expect(dialog).toContainText('Chưa có thông báo nào')
  await bellOf(other).click()
  await expect(other.getByRole('dialog')).toContainText('Chưa có thông báo nào')
  expect(await site.query('select 1 from notifications')).toHaveLength(60)
})
