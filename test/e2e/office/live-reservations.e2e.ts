import { ownSettings } from '../../support/site/own-settings.ts'
import { startSite } from '../../support/site/running-site.ts'
import { expect, test, untilHydrated } from '../../support/site.ts'
import { dayAhead } from '../day-ahead.ts'
import {
  bookTable,
  goneLive,
  listenToChime,
  reservationCard,
  sendSignIn,
  signIn,
  speak,
  tablet,
  toast,
  uniqueName,
} from './office-steps.ts'

const texts = {
  vi: { news: 'Đặt bàn mới', confirmed: 'Đã xác nhận', sound: 'Bật chuông', fresh: 'Mới' },
  en: { news: 'New reservation', confirmed: 'Confirmed', sound: 'Switch the sound on', fresh: 'New' },
} as const

for (const language of ['vi', 'en'] as const) {
  test(`a guest books, staff see and hear it, open it from the notification and confirm it, and the guest sees that, in ${language}`, async ({
    browser,
    page: guest,
    site,
  }) => {
    const labels = texts[language]
    const name = uniqueName(`Lan Thử ${language}`)
    const counter = await browser.newContext({ viewport: tablet, baseURL: site.address, locale: 'vi-VN' })
    const staff = await counter.newPage()
    await speak(staff, language)
    const strokes = await listenToChime(staff)
    await signIn(staff, 'staff', '/staff/reservations')
    await goneLive(staff)
    await staff.getByRole('button', { name: labels.sound }).click()
    await expect.poll(strokes).toBeGreaterThan(0)
    const before = await strokes()

    await speak(guest, language)
    await guest.goto(language === 'en' ? '/?lang=en' : '/')
    await untilHydrated(guest)
    const form = guest.getByRole('region', { name: /Giữ một bàn gần lò|A table by the oven/ })
    const book = form.getByRole('button', { name: /^(Đặt bàn|Book a Table)$/ })
    await expect(async () => {
      await form.scrollIntoViewIfNeeded({ timeout: 1_000 })
      await expect(book).toBeEnabled({ timeout: 1_000 })
    }).toPass()
    await form.getByLabel(/Ngày đến|Date/).fill(dayAhead(3))
    await form.getByLabel(/Giờ đến|Time/).selectOption('18:45')
    await form.getByLabel(/Tên của bạn|Your name/).fill(name)
    await form.getByLabel(/Số điện thoại|Phone/).fill('0900 000 000')
    await book.click()
    const ticket = form.getByRole('link', { name: /Xem phiếu đặt bàn|View your reservation/ })
    await ticket.waitFor()

    const card = reservationCard(staff, name)
    await expect(card).toContainText('18:45', { timeout: 2_000 })
    await expect(card.getByText(labels.fresh, { exact: true })).toBeVisible()
    await expect(toast(staff).filter({ hasText: labels.news })).toBeVisible()
    await expect.poll(strokes).toBeGreaterThan(before)

    await staff.getByRole('button', { name: /^(Thông báo|Notifications),/ }).click()
    await staff.getByRole('dialog').getByRole('link').filter({ hasText: name }).click()
    await expect(staff).toHaveURL(/\/staff\/reservations\?reservation=/)
    const details = staff.getByRole('dialog', { name })
    await details.getByRole('combobox').selectOption('confirmed')
    await expect(toast(staff).filter({ hasText: labels.confirmed })).toBeVisible()

    await ticket.click()
    await expect(guest.getByText(labels.confirmed, { exact: true }).first()).toBeVisible()
    await counter.close()
  })
}

test('a notification leads an admin to the reservation on the admin’s own screen', async ({ page, site }) => {
  await signIn(page, 'admin')
  await goneLive(page)
  const name = uniqueName('Khách Báo Quản Lý')
  const { id } = await bookTable(site.address, { name })
  await page.getByRole('button', { name: /^Thông báo,/ }).click()
  await page.getByRole('dialog').getByRole('link').filter({ hasText: name }).click()
  await expect(page).toHaveURL(`/admin/dashboard/reservations?reservation=${id}`)
  await expect(page.getByRole('dialog', { name })).toBeVisible()
})

test('with the server killed, and two servers on one database after that, no booking is missed', async ({
  page,
}) => {
  const { settings, remove } = await ownSettings()
  let site = await startSite(settings)
  const { address } = site
  await page.goto(`${address}/login?next=/staff/reservations`)
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
})
