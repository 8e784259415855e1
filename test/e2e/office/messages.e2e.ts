// Browser: real navigation, two tabs, layout or styles
import type { Page } from '@playwright/test'

import { expect, expectAccessible, test, untilHydrated } from '../../support/site.ts'
import { tabTo } from '../tab-to.ts'
import { goneLive, sendMessage, toast, uniqueName } from './office-steps.ts'

test.use({ viewport: { width: 768, height: 1024 } })

const card = (page: Page, name: string) => page.getByRole('article', { name })

test('a guest writes; staff see it, open it from the notification, and mark it as replied by keyboard', async ({
  page: staff,
  browser,
  site,
  signIn,
}) => {
  const name = uniqueName('Lan Thử')
  await signIn(staff, 'staff')
  await staff.getByRole('link', { name: 'Liên hệ', exact: true }).click()
  await goneLive(staff)

  const context = await browser.newContext({ baseURL: site.address, locale: 'vi-VN' })
  const guest = await context.newPage()
  await guest.goto('/contact')
  await untilHydrated(guest)
  const form = guest.getByRole('region', { name: 'Lời nhắn của bạn' })
  await form.getByLabel('Tên của bạn').fill(name)
  await form.getByLabel('Email').fill('lan@example.com')
  await form.getByLabel('Số điện thoại').fill('0900 000 000')
  await form.getByLabel('Về việc gì').fill('Tiệc cuối năm')
  await form.getByLabel('Nội dung').fill('Bếp có nhận tiệc 30 người không?')
  await form.getByRole('button', { name: 'Gửi tin nhắn' }).click()
  await guest.getByRole('heading', { name: 'Đã gửi tin nhắn!' }).waitFor()
  await context.close()

  await expect(card(staff, name)).toContainText('Bếp có nhận tiệc 30 người không?')
  await expect(toast(staff).filter({ visible: true })).toContainText('Tin nhắn mới')
  await expectAccessible(staff)
  await staff.getByRole('button', { name: /^Thông báo/ }).click()
  await staff.getByRole('link', { name: `${name}: Tiệc cuối năm` }).click()
  await staff.waitForURL('**/staff/contact?message=*')
  const dialog = staff.getByRole('dialog', { name: 'Tiệc cuối năm' })
  await expect(dialog).toContainText('Bếp có nhận tiệc 30 người không?')
  await expectAccessible(staff)
  await staff.keyboard.press('Escape')
  await expect(dialog).toBeHidden()

  const status = card(staff, name).getByRole('combobox')
  await tabTo(staff, status)
  await staff.keyboard.press('ArrowDown')
  await expect(toast(staff).filter({ visible: true })).toContainText('Đã trả lời')
  await staff.reload()
  await expect(status).toHaveValue('replied')
})

test('an admin deletes a message after a question, and it goes from the screen of the staff, who have no such button', async ({
  page: admin,
  browser,
  site,
  signIn,
}) => {
  const name = uniqueName('Xoá Thử')
  await sendMessage(site.address, { name })
  const context = await browser.newContext({ baseURL: site.address, locale: 'vi-VN' })
  const staff = await context.newPage()
  await signIn(staff, 'staff', '/staff/contact')
  await goneLive(staff)
  const deletion = (page: Page) => card(page, name).getByRole('link', { name: /^Xoá tin nhắn của/ })
  await expect(card(staff, name)).toBeVisible()
  await expect(deletion(staff)).toHaveCount(0)

  await signIn(admin, 'admin', '/admin/dashboard/contact')
  await deletion(admin).click()
  const dialog = admin.getByRole('dialog')
  await expect(dialog).toContainText(name)
  await expectAccessible(admin)
  await dialog.getByRole('button', { name: 'Xoá', exact: true }).click()
  await expect(card(admin, name)).toHaveCount(0)
  await expect(card(staff, name)).toHaveCount(0)
  await context.close()
})
