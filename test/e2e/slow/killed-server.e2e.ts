// Browser: real navigation
import type { Page } from '@playwright/test'

import { ownSettings } from '../../support/site/own-settings.ts'
import { startSite } from '../../support/site/running-site.ts'
import { expect, test, untilHydrated } from '../../support/site.ts'
import {
  bookTable,
  goneLive,
  orderCard,
  placeOrder,
  reservationCard,
  sendSignIn,
  tablet,
  toast,
} from '../office/office-steps.ts'

test.use({ viewport: tablet })

const bellOf = (page: Page) => page.getByRole('button', { name: /^Thông báo(,|$)/ })

test(
  'with the server killed, and two servers on one database after that, no booking is missed',
  { tag: '@slow' },
  async ({ page }) => {
    const { settings, remove } = await ownSettings()
    let site = await startSite(settings)
    const { address } = site
    await page.goto(`${address}/login?next=/staff/reservations%3Fview%3Dlist`)
    await sendSignIn(page, 'staff', 'staff123')
    await goneLive(page)
    await bookTable(address, { name: 'Trước Khi Mất Điện' })
    await expect(reservationCard(page, 'Trước Khi Mất Điện')).toBeVisible()

    await site.kill()
    await expect(page.getByText('Đang kết nối lại')).toBeVisible()
    const second = await startSite(settings)
    await bookTable(second.address, { name: 'Trong Khi Mất Điện' })
    site = await startSite({ ...settings, PORT: new URL(address).port })
    await goneLive(page)
    await expect(reservationCard(page, 'Trong Khi Mất Điện')).toBeVisible()
    await bookTable(second.address, { name: 'Qua Máy Chủ Kia' })
    await expect(reservationCard(page, 'Qua Máy Chủ Kia')).toBeVisible()

    await Promise.all([site.stop(), second.stop()])
    await remove()
  },
)

test(
  'with the server killed, and two servers on one database after that, no notification is lost',
  { tag: '@slow' },
  async ({ page }) => {
    const { settings, remove } = await ownSettings()
    let site = await startSite(settings)
    const { address } = site
    await page.goto(`${address}/login?next=/staff/orders`)
    await sendSignIn(page, 'staff', 'staff123')
    await goneLive(page)
    await placeOrder(address, { customerName: 'Trước Khi Mất Điện' })
    await expect(bellOf(page)).toHaveAccessibleName('Thông báo, 1 chưa đọc')

    await site.kill()
    await expect(page.getByText('Đang kết nối lại')).toBeVisible()
    await bellOf(page).click()
    await page.getByRole('button', { name: 'Đánh dấu đã đọc tất cả' }).click()
    await expect(page.getByText('Chưa thay đổi được thông báo').first()).toBeVisible()
    await expect(bellOf(page)).toHaveAccessibleName('Thông báo, 1 chưa đọc')

    const [restarted, second] = await Promise.all([
      startSite({ ...settings, PORT: new URL(address).port }),
      startSite(settings),
    ])
    site = restarted
    await goneLive(page)
    await placeOrder(second.address, { customerName: 'Qua Máy Chủ Kia' })
    await expect(bellOf(page)).toHaveAccessibleName('Thông báo, 2 chưa đọc')
    await expect(page.getByRole('dialog').getByRole('listitem').first()).toContainText('Qua Máy Chủ Kia')
    await page.getByRole('button', { name: 'Đánh dấu đã đọc tất cả' }).click()
    await expect(bellOf(page)).toHaveAccessibleName('Thông báo')

    await Promise.all([site.stop(), second.stop()])
    await remove()
  },
)

test(
  'a guest writes and orders while the server is killed and started again; the office gets both once, and handles them',
  { tag: '@slow' },
  async ({ page: staff, browser }) => {
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
    await staff.getByRole('link', { name: 'Đơn hàng', exact: true }).click()
    await orderCard(staff, order.shortCode).getByRole('button', { name: 'Xác nhận đơn' }).click()
    await expect(toast(staff).filter({ visible: true })).toContainText('Đã xác nhận')
    await staff.reload()
    await expect(orderCard(staff, order.shortCode).getByText('Đã xác nhận')).toBeVisible()

    await context.close()
    await site.stop()
    await remove()
  },
)
