// Browser: real navigation, two tabs
import { expect, test, untilHydrated } from '../../support/site.ts'
import { dayAhead } from '../day-ahead.ts'
import { chooseVisit } from '../site/booking-steps.ts'
import {
  goneLive,
  listenToChime,
  reservationCard,
  tablet,
  toast,
  turnOnSound,
  uniqueName,
} from './office-steps.ts'

test('a guest books, staff see and hear it, open it from the notification and confirm it, and the guest sees that', async ({
  browser,
  page: guest,
  site,
  signIn,
}) => {
  const name = uniqueName('Lan Thử')
  const counter = await browser.newContext({ viewport: tablet, baseURL: site.address, locale: 'vi-VN' })
  const staff = await counter.newPage()
  const strokes = await listenToChime(staff)
  await signIn(staff, 'staff', '/staff/reservations?view=list')
  await goneLive(staff)
  await turnOnSound(staff)
  await expect.poll(strokes).toBeGreaterThan(0)
  const before = await strokes()

  await guest.goto('/')
  await untilHydrated(guest)
  const form = guest.getByRole('region', { name: 'Giữ một bàn gần lò' })
  const book = form.getByRole('button', { name: 'Đặt bàn', exact: true })
  await expect(async () => {
    await form.scrollIntoViewIfNeeded({ timeout: 1_000 })
    await expect(book).toBeEnabled({ timeout: 1_000 })
  }).toPass()
  await chooseVisit(form, dayAhead(3), '18:45')
  await form.getByLabel('Tên của bạn').fill(name)
  await form.getByLabel('Số điện thoại').fill('0900 000 000')
  await book.click()
  const ticket = form.getByRole('link', { name: 'Xem phiếu đặt bàn' })
  await ticket.waitFor()

  const card = reservationCard(staff, name)
  await expect(card).toContainText('18:45')
  await expect(card.getByText('Mới', { exact: true })).toBeVisible()
  await expect(toast(staff).filter({ hasText: 'Đặt bàn mới' })).toBeVisible()
  await expect.poll(strokes).toBeGreaterThan(before)

  await staff.getByRole('button', { name: /^Thông báo,/ }).click()
  await staff.getByRole('dialog').getByRole('link').filter({ hasText: name }).click()
  await expect(staff).toHaveURL(/\/staff\/reservations\?reservation=/)
  const details = staff.getByRole('dialog', { name })
  await details.getByRole('combobox').selectOption('confirmed')
  await expect(toast(staff).filter({ hasText: 'Đã xác nhận' })).toBeVisible()

  await ticket.click()
  await expect(guest.locator('[aria-current=step]')).toContainText('Đã xác nhận')
  await counter.close()
})
