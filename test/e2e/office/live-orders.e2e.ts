import { ownSettings } from '../../support/site/own-settings.ts'
import { startSite } from '../../support/site/running-site.ts'
import { expect, test } from '../../support/site.ts'
import { arriveWithCart, fillContact, halfAndHalf, openCheckout } from '../site/ordering-steps.ts'
import {
  goneLive,
  listenToChime,
  orderCard,
  placeOrder,
  signIn,
  speak,
  tablet,
  toast,
} from './office-steps.ts'
import { tabTo } from '../tab-to.ts'

const texts = {
  vi: {
    sound: 'Chuông báo đơn mới',
    fresh: 'Mới',
    order: 'Đặt hàng',
    news: 'Đơn hàng mới',
    confirmed: 'Đã xác nhận',
  },
  en: {
    sound: 'Sound for new orders',
    fresh: 'New',
    order: 'Place order',
    news: 'New order',
    confirmed: 'Confirmed',
  },
} as const

for (const language of ['vi', 'en'] as const) {
  test(`a guest orders, staff hear and confirm it by keyboard on a tablet, and the guest sees it, in ${language}`, async ({
    browser,
    page: guest,
    site,
  }) => {
    const labels = texts[language]
    const counter = await browser.newContext({ viewport: tablet, baseURL: site.address, locale: 'vi-VN' })
    const staff = await counter.newPage()
    await speak(staff, language)
    const strokes = await listenToChime(staff)
    await signIn(staff, 'staff', '/staff/orders')
    await goneLive(staff)
    const sound = staff.getByRole('switch', { name: labels.sound })
    await tabTo(staff, sound)
    await staff.keyboard.press('Space')
    await expect(sound).toBeChecked()
    // Switching it on lets one hear it.
    await expect.poll(strokes).toBeGreaterThan(0)
    const before = await strokes()

    await speak(guest, language)
    await arriveWithCart(guest, [halfAndHalf])
    const checkout = await openCheckout(guest)
    await fillContact(checkout, 'Lan Thử')
    await checkout.getByRole('button', { name: labels.order }).click()
    const ticket = guest
      .getByRole('dialog')
      .getByRole('link', { name: /^(Theo dõi đơn hàng|Follow your order)$/ })
    await ticket.waitFor()

    const card = staff.getByRole('article').first()
    await expect(card).toContainText('Lan Thử')
    await expect(card.getByText(labels.fresh, { exact: true })).toBeVisible()
    await expect(card).toContainText(language === 'vi' ? 'Margherita Phô Mai Tươi' : 'Margherita')
    // 3 × 253.000 and 8 % VAT.
    await expect(card).toContainText('819.720đ')
    await expect(toast(staff).filter({ visible: true })).toContainText(labels.news)
    await expect.poll(strokes).toBeGreaterThan(before)

    const status = card.getByRole('combobox')
    await tabTo(staff, status)
    await staff.keyboard.press('ArrowDown')
    await expect(status).toHaveValue('confirmed')
    await expect(toast(staff).filter({ visible: true })).toContainText(labels.confirmed)
    await ticket.click()
    await expect(guest.getByText(labels.confirmed, { exact: true }).first()).toBeVisible()
    await counter.close()
  })
}

test('without the switch nothing sounds, with it the choice outlives a reload', async ({ page, site }) => {
  const strokes = await listenToChime(page)
  await signIn(page, 'staff', '/staff/orders')
  await goneLive(page)
  const quiet = await placeOrder(site.address)
  await expect(orderCard(page, quiet.shortCode)).toBeVisible()
  expect(await strokes()).toBe(0)

  await page.getByRole('button', { name: 'Thử chuông' }).click()
  await expect.poll(strokes).toBe(4)
  await page.getByRole('switch', { name: 'Chuông báo đơn mới' }).click()
  await expect.poll(strokes).toBe(8)

  await page.reload()
  await goneLive(page)
  await expect(page.getByRole('switch')).toBeChecked()
  await page.getByRole('heading', { name: 'Đơn hàng', exact: true }).click()
  await expect(page.getByText('Bạn chạm vào màn hình một lần')).toBeHidden()
  const loud = await placeOrder(site.address)
  await expect(orderCard(page, loud.shortCode)).toBeVisible()
  await expect.poll(strokes).toBe(4)
})

test('of two tabs that hear of an order one rings', async ({ page, context, site }) => {
  const strokes = await listenToChime(page)
  await signIn(page, 'staff', '/staff/orders')
  await page.getByRole('switch', { name: 'Chuông báo đơn mới' }).click()
  const other = await context.newPage()
  const strokesOfOther = await listenToChime(other)
  await other.goto('/staff/orders')
  await expect(other.getByRole('switch')).toBeChecked()
  await other.getByRole('heading', { name: 'Đơn hàng', exact: true }).click()
  await expect(other.getByText('Bạn chạm vào màn hình một lần')).toBeHidden()
  await Promise.all([goneLive(page), goneLive(other)])
  await expect.poll(strokes).toBe(4)

  await placeOrder(site.address)
  for (const tab of [page, other]) await expect(toast(tab)).toContainText('Đơn hàng mới')
  await expect.poll(async () => (await strokes()) + (await strokesOfOther())).toBe(8)
})

test('the admin dashboard shows the same orders live', async ({ page, site }) => {
  await speak(page, 'en')
  await signIn(page, 'admin', '/admin/dashboard/orders')
  await expect(page.getByText('Welcome, Administrator · admin')).toBeVisible()
  await expect(page.getByText('Orders are deleted automatically after 3 months.')).toBeVisible()
  await goneLive(page)
  const { shortCode } = await placeOrder(site.address)
  await expect(orderCard(page, shortCode)).toBeVisible()
})

test('a change of one screen shows on the other', async ({ page, context, site }) => {
  const { shortCode } = await placeOrder(site.address)
  await signIn(page, 'staff', '/staff/orders')
  const other = await context.newPage()
  await other.goto('/staff/orders')
  await Promise.all([goneLive(page), goneLive(other)])
  await orderCard(page, shortCode).getByRole('combobox').selectOption('completed')
  await expect(orderCard(other, shortCode).getByRole('combobox')).toHaveValue('completed')
})

test('with the server killed and started again, nothing is lost and the screen is live as before', async ({
  page,
}) => {
  const { settings, remove } = await ownSettings()
  let site = await startSite(settings)
  const { address } = site
  await page.goto(`${address}/login`)
  await page.getByLabel('Tên đăng nhập').fill('staff')
  await page.getByLabel('Mật khẩu', { exact: true }).fill('staff123')
  await page.keyboard.press('Enter')
  await page.getByRole('link', { name: 'Quản lý đơn hàng' }).click()
  await goneLive(page)
  await page.getByRole('searchbox').waitFor()
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
  const after = await placeOrder(address, { customerName: 'Sau Khi Có Điện' })
  await expect(orderCard(page, after.shortCode)).toBeVisible()
  const confirmed = orderCard(page, before.shortCode).getByRole('combobox')
  await confirmed.selectOption('confirmed')
  await expect(toast(page).filter({ visible: true })).toContainText('Đã xác nhận')
  await page.reload()
  await expect(confirmed).toHaveValue('confirmed')

  await site.stop()
  await remove()
})
