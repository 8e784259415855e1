// Browser: two tabs, real navigation
import type { Page } from '@playwright/test'

import { shortCode } from '#src/features/orders/rules/order-code.ts'
import { expect, test } from '../../support/site.ts'
import { ownUser, placeOrder, signInByForm } from './office-steps.ts'

const ticketOf = (page: Page, id: string) => page.getByRole('article', { name: `Đơn ${shortCode(id)}` })
const live = (page: Page) => expect(page.getByText(/^Trực tiếp/)).toBeVisible()

test('two boards agree on what is struck and moved, and a revoked one shows nothing more', async ({
  browser,
  site,
}) => {
  const kitchen = { baseURL: site.address, locale: 'vi-VN', viewport: { width: 1280, height: 800 } }
  const [office, device] = [await browser.newContext(kitchen), await browser.newContext(kitchen)]
  const admin = await office.newPage()
  await signInByForm(admin, await ownUser(site, 'admin'), '/admin/dashboard/devices')
  const name = `Bếp ${crypto.randomUUID().slice(0, 8)}`
  await admin.getByLabel('Tên thiết bị').fill(name)
  await admin.getByRole('button', { name: 'Thêm thiết bị' }).click()
  const link = await admin.getByText(/\/pair#/).innerText()

  const paired = await device.newPage()
  await paired.goto(link)
  await paired.getByRole('button', { name: 'Ghép máy này' }).click()
  await paired.waitForURL('**/kitchen')
  await live(paired)
  expect(await paired.evaluate(() => document.cookie)).not.toContain('board')

  const board = await office.newPage()
  await board.goto('/admin/kitchen')
  await live(board)
  const { id } = await placeOrder(site.address)
  const [ofBoard, ofDevice] = [ticketOf(board, id), ticketOf(paired, id)]
  await expect(ofDevice).toBeVisible()
  const line = ofDevice.getByRole('button', { name: /×/ })
  await line.click()
  await expect(ofBoard.getByRole('button', { name: /×/ })).toHaveAttribute('aria-pressed', 'true')
  await ofBoard.getByRole('button', { name: /^Xác nhận/ }).dblclick()
  await expect(ofDevice.getByRole('button', { name: /^Bắt đầu làm/ })).toBeVisible()
  await expect(line).toHaveAttribute('aria-pressed', 'true')

  await admin.getByRole('button', { name: `Thu hồi ${name}` }).click()
  await expect(paired.getByRole('heading', { name: 'Máy này chưa được ghép' })).toBeVisible()
  await expect(ofDevice).toHaveCount(0)
  await Promise.all([office.close(), device.close()])
})

test('what is struck while the network is away is sent when it is back', async ({
  page,
  context,
  site,
  signIn,
}) => {
  const { id } = await placeOrder(site.address)
  await signIn(page, 'staff', '/staff/kitchen')
  await live(page)
  const line = ticketOf(page, id).getByRole('button', { name: /×/ })
  await context.setOffline(true)
  await expect(page.getByRole('alert').filter({ hasText: 'MẤT KẾT NỐI' })).toBeVisible()
  await line.click()
  await expect(line).toContainText('chưa gửi')
  await context.setOffline(false)
  await expect(line).not.toContainText('chưa gửi')
  await page.reload()
  await expect(line).toHaveAttribute('aria-pressed', 'true')
})

test('the end of the session says so, and the sign-in returns to the same board', async ({ page, site }) => {
  const user = await ownUser(site)
  const { id } = await placeOrder(site.address)
  await signInByForm(page, user, '/staff/kitchen')
  await live(page)
  await site.query('delete from sessions where user_id = (select id from users where username = $1)', [
    user[0],
  ])
  await ticketOf(page, id)
    .getByRole('button', { name: /^Xác nhận/ })
    .click()
  await page.waitForURL('**/login?next=%2Fstaff%2Fkitchen')
  await page.getByLabel('Tên đăng nhập', { exact: true }).fill(user[0])
  await page.getByLabel('Mật khẩu', { exact: true }).fill(user[1])
  await page.getByRole('button', { name: 'Đăng nhập', exact: true }).click()
  await page.waitForURL('**/staff/kitchen')
  await expect(ticketOf(page, id)).toBeVisible()
})
