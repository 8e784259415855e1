// Browser: real navigation, two tabs
import type { Page } from '@playwright/test'

import { ownSettings } from '../../support/site/own-settings.ts'
import { startSite } from '../../support/site/running-site.ts'
import { expect, test } from '../../support/site.ts'
import { arriveWithCart, fillContact, halfAndHalf, openCheckout } from '../site/ordering-steps.ts'
import { goneLive, listenToChime, orderCard, placeOrder, sendSignIn, tablet, toast } from './office-steps.ts'
import { tabTo } from '../tab-to.ts'

const soundButton = (page: Page) => page.getByRole('button', { name: /^Chuông báo đơn mới đang/ })

test('a guest orders, staff hear and confirm it by keyboard on a tablet, and the guest sees it', async ({
  browser,
  page: guest,
  site,
  signIn,
}) => {
  const counter = await browser.newContext({ viewport: tablet, baseURL: site.address, locale: 'vi-VN' })
  const staff = await counter.newPage()
  const strokes = await listenToChime(staff)
  await signIn(staff, 'staff', '/staff/orders?view=all')
  await goneLive(staff)
  await tabTo(staff, soundButton(staff))
  await staff.keyboard.press('Enter')
  const sound = staff.getByRole('switch', { name: 'Chuông báo đơn mới' })
  await tabTo(staff, sound)
  await staff.keyboard.press('Space')
  await expect(sound).toBeChecked()
  await staff.keyboard.press('Escape')
  await expect(soundButton(staff)).toBeFocused()
  // Switching it on lets one hear it.
  await expect.poll(strokes).toBeGreaterThan(0)
  const before = await strokes()

  await arriveWithCart(guest, [halfAndHalf])
  const checkout = await openCheckout(guest)
  await fillContact(checkout, 'Lan Thử')
  await checkout.getByRole('button', { name: 'Đặt hàng' }).click()
  const ticket = guest.getByRole('dialog').getByRole('link', { name: 'Theo dõi đơn hàng' })
  await ticket.waitFor()

  const card = staff.getByRole('article').first()
  await expect(card).toContainText('Lan Thử')
  await expect(card.getByText('Mới', { exact: true })).toBeVisible()
  // 3 × 253.000 and 8 % VAT.
  await expect(card).toContainText('819.720đ')
  await expect(toast(staff).filter({ visible: true })).toContainText('Đơn hàng mới')
  await expect.poll(strokes).toBeGreaterThan(before)

  const status = card.getByRole('combobox')
  await tabTo(staff, status)
  await staff.keyboard.press('ArrowDown')
  await expect(status).toHaveValue('confirmed')
  await ticket.click()
  await expect(guest.locator('[aria-current=step]')).toContainText('Đã xác nhận')
  await counter.close()
})

test('of two tabs that hear of an order one rings, once the sound is on, and each shows what the other changes', async ({
  page,
  context,
}) => {
  // The orders of other tests, which nobody looks at, would ring too.
  const { settings, remove } = await ownSettings()
  const site = await startSite(settings)
  const orders = `${site.address}/staff/orders?view=all`
  const strokes = await listenToChime(page)
  await page.goto(`${site.address}/login?next=${encodeURIComponent('/staff/orders?view=all')}`)
  await sendSignIn(page, 'staff', 'staff123')
  await goneLive(page)
  const quiet = await placeOrder(site.address)
  await expect(orderCard(page, quiet.shortCode)).toBeVisible()
  expect(await strokes()).toBe(0)
  await soundButton(page).click()
  await page.getByRole('switch', { name: 'Chuông báo đơn mới' }).click()
  await expect.poll(strokes).toBe(4)
  // An order that somebody has moved along rings no more.
  await orderCard(page, quiet.shortCode).getByRole('combobox').selectOption('confirmed')
  await expect(toast(page)).toBeVisible()
  const before = await strokes()

  const other = await context.newPage()
  const strokesOfOther = await listenToChime(other)
  await other.goto(orders)
  // Whether a browser wants a touch before a new tab may ring is its own decision.
  await other.getByRole('heading', { name: 'Đơn hàng', exact: true }).click()
  await expect(other.getByText('Bạn chạm vào màn hình một lần')).toBeHidden()
  await goneLive(other)
  const { shortCode } = await placeOrder(site.address)
  await expect.poll(async () => (await strokes()) + (await strokesOfOther())).toBe(before + 4)
  for (const tab of [page, other]) await expect(orderCard(tab, shortCode)).toBeVisible()

  await orderCard(page, shortCode).getByRole('combobox').selectOption('completed')
  await expect(orderCard(other, shortCode).getByRole('combobox')).toHaveValue('completed')

  await site.stop()
  await remove()
})

test('with the server killed and started again, nothing is lost and the screen is live as before', async ({
  page,
}) => {
  const { settings, remove } = await ownSettings()
  let site = await startSite(settings)
  const { address } = site
  await page.goto(`${address}/login?next=${encodeURIComponent('/staff/orders?view=all')}`)
  await sendSignIn(page, 'staff', 'staff123')
  await goneLive(page)
  const before = await placeOrder(address, { customerName: 'Trước Khi Mất Điện' })
  await expect(orderCard(page, before.shortCode)).toBeVisible()

  await site.kill()
  await expect(page.getByText('Đang kết nối lại')).toBeVisible()
  await orderCard(page, before.shortCode).getByRole('combobox').selectOption('confirmed')
  await expect(toast(page)).toContainText('Lỗi cập nhật')
  await expect(orderCard(page, before.shortCode).getByRole('combobox')).toHaveValue('pending')

  site = await startSite({ ...settings, PORT: new URL(address).port })
  const meanwhile = await placeOrder(address, { customerName: 'Vừa Có Điện' })
  await goneLive(page)
  await expect(orderCard(page, meanwhile.shortCode)).toBeVisible()
  const confirmed = orderCard(page, before.shortCode).getByRole('combobox')
  await confirmed.selectOption('confirmed')
  await expect(toast(page).filter({ visible: true })).toContainText('Đã xác nhận')
  await page.reload()
  await expect(confirmed).toHaveValue('confirmed')

  await site.stop()
  await remove()
})
