import { ownSettings } from '../../support/site/own-settings.ts'
import { startSite } from '../../support/site/running-site.ts'
import { expect, test, untilHydrated } from '../../support/site.ts'
import { goneLive, orderCard, placeOrder, sendSignIn, tablet, toast } from './office-steps.ts'

test.use({ viewport: tablet })

test('a guest writes and orders while the server is killed and started again; the office gets both once, and handles them', async ({
  page: staff,
  browser,
}) => {
  const { settings, remove } = await ownSettings()
  let site = await startSite(settings)
  const { address } = site
  await staff.goto(`${address}/login?next=/staff/contact`)
  await sendSignIn(staff, 'staff', 'staff123')
  await goneLive(staff)

  const context = await browser.newContext({ baseURL: address, locale: 'vi-VN' })
  const guest = await context.newPage()
  await guest.goto('/contact')
  await untilHydrated(guest)
  const form = guest.getByRole('region', { name: 'Lời nhắn của bạn' })
  await form.getByLabel('Tên của bạn').fill('Lan Khởi Động')
  await form.getByLabel('Email').fill('lan@example.com')
  await form.getByLabel('Số điện thoại').fill('0900 000 000')
  await form.getByLabel('Về việc gì').fill('Quên ô')
  await form.getByLabel('Nội dung').fill('Mình để quên chiếc ô xanh.')

  await site.kill()
  await expect(staff.getByText('Đang kết nối lại')).toBeVisible()
  await form.getByRole('button', { name: 'Gửi tin nhắn' }).click()
  await expect(form).toContainText('Chưa gửi được tin nhắn')
  await expect(form.getByLabel('Nội dung')).toHaveValue('Mình để quên chiếc ô xanh.')

  site = await startSite({ ...settings, PORT: new URL(address).port })
  await goneLive(staff)
  await form.getByRole('button', { name: 'Gửi tin nhắn' }).click()
  await guest.getByRole('heading', { name: 'Đã gửi tin nhắn!' }).waitFor()
  const card = staff.getByRole('article', { name: 'Lan Khởi Động' })
  await expect(card).toBeVisible()
  await expect(card).toHaveCount(1)
  await staff.getByRole('button', { name: /^Thông báo, \d+ chưa đọc/ }).click()
  await staff.getByRole('link', { name: 'Lan Khởi Động: Quên ô' }).click()
  const dialog = staff.getByRole('dialog', { name: 'Quên ô' })
  await dialog.getByRole('combobox').selectOption('replied')
  await expect(toast(staff).filter({ visible: true })).toContainText('Đã trả lời')
  await staff.keyboard.press('Escape')
  await expect(card.getByRole('combobox')).toHaveValue('replied')

  const order = await placeOrder(address, { customerName: 'Lan Khởi Động' })
  await staff.getByRole('link', { name: 'Quản lý đơn hàng' }).click()
  await orderCard(staff, order.shortCode).getByRole('button', { name: 'Xác nhận đơn' }).click()
  await expect(toast(staff).filter({ visible: true })).toContainText('Đã xác nhận')
  await staff.reload()
  await expect(orderCard(staff, order.shortCode).getByRole('combobox')).toHaveValue('confirmed')

  await context.close()
  await site.stop()
  await remove()
})
