// Browser: real navigation, layout or styles, files
import type { Page } from '@playwright/test'

import { expect, expectAccessible, test } from '../../support/site.ts'
import { tabTo } from '../tab-to.ts'
import { dayAhead } from '../day-ahead.ts'
import { bookTable, reservationCard, toast, uniqueName } from './office-steps.ts'

test.use({ viewport: { width: 768, height: 1024 }, contextOptions: { reducedMotion: 'reduce' } })

const pages = { staff: '/staff/reservations', admin: '/admin/dashboard/reservations' } as const

/** The page of one guest's reservations alone, so that a test sees its own. */
const only = (role: 'staff' | 'admin', name: string) => `${pages[role]}?q=${encodeURIComponent(name)}`

/** Nothing is wider than the screen, and whatever one presses is large enough for a thumb. */
async function expectThumbs(page: Page) {
  expect(await page.evaluate(() => document.documentElement.scrollWidth - innerWidth)).toBeLessThanOrEqual(0)
  const controls = page
    .getByRole('article')
    .getByRole('button')
    .or(page.getByRole('article').getByRole('link'))
  for (const control of await controls.all()) {
    const box = await control.boundingBox()
    expect(Math.min(box?.width ?? 0, box?.height ?? 0)).toBeGreaterThanOrEqual(43.5)
  }
}

test('staff find a reservation without diacritics, copy it, give it a table and confirm it', async ({
  page,
  context,
  site,
  signIn,
}) => {
  const name = uniqueName('Đỗ Thị Tìm')
  const made = await bookTable(site.address, { name, specialRequests: 'Gần lò' })
  const other = uniqueName('Người Khác')
  await bookTable(site.address, { name: other })
  await context.grantPermissions(['clipboard-read', 'clipboard-write'])
  await signIn(page, 'staff', `${pages.staff}?view=list`)
  const card = reservationCard(page, name)
  await expect(reservationCard(page, other)).toBeVisible()
  await page.getByRole('searchbox').fill(name.replace('Đỗ Thị Tìm', 'do thi tim'))
  await expect(reservationCard(page, other)).toBeHidden()
  await expect(card).toContainText('Gần lò')
  const folded = await card.boundingBox()
  expect(folded?.height).toBeLessThan(160)
  await card.getByRole('button', { name: /^Việc khác/ }).click()
  // While a search is under way, the rows of the one before are pale.
  await expect(page.locator('[aria-busy="true"]')).toHaveCount(0)
  await expectAccessible(page)
  await expectThumbs(page)
  await card.getByRole('button', { name: /^Sao chép/ }).click()
  await expect(toast(page)).toContainText('Đã sao chép')
  expect(await page.evaluate(() => navigator.clipboard.readText())).toContain(name)

  await card.getByLabel(/^Bàn của/).fill('A4')
  await card.getByLabel(/^Bàn của/).press('Enter')
  await expect(toast(page).filter({ hasText: 'A4' })).toBeVisible()
  await card.getByRole('combobox', { name: /^Trạng thái/ }).selectOption('confirmed')
  const row = () => site.query('select status, table_label from reservations where id = $1', [made.id])
  await expect.poll(row).toEqual([{ status: 'confirmed', table_label: 'A4' }])

  await card.getByRole('link', { name: /^Xem chi tiết/ }).click()
  await expect(page).toHaveURL(new RegExp(`reservation=${made.id}`))
  const dialog = page.getByRole('dialog', { name })
  await expect(dialog.getByRole('combobox')).toHaveValue('confirmed')
  await page.reload()
  await expect(dialog.getByRole('combobox')).toHaveValue('confirmed')
  await expectAccessible(page)
  await page.keyboard.press('Escape')
  await expect(dialog).toBeHidden()
})

test('staff book a table by phone, and a call that fails loses nothing', async ({ page, site, signIn }) => {
  const name = uniqueName('Khách Gọi Điện')
  await signIn(page, 'staff', only('staff', name))
  await page.getByRole('button', { name: 'Nhận đặt bàn qua điện thoại' }).click()
  const dialog = page.getByRole('dialog')
  const book = dialog.getByRole('button', { name: 'Đặt bàn', exact: true })
  await book.click()
  await expect(dialog.getByLabel('Giờ đến', { exact: true })).toBeFocused()
  await expectAccessible(page)
  await dialog.getByLabel('Ngày đến', { exact: true }).fill(dayAhead(4))
  await dialog.getByLabel('Giờ đến', { exact: true }).selectOption('12:30')
  await dialog.getByLabel('Số khách', { exact: true }).fill('3')
  await dialog.getByLabel('Họ tên', { exact: true }).fill(name)
  await dialog.getByLabel('Điện thoại', { exact: true }).fill('0900 000 009')
  await page.route('**/api/reservations', (call) => call.abort())
  await book.click()
  await expect(toast(page).filter({ hasText: 'Đặt bàn thất bại' })).toBeVisible()
  await page.unroute('**/api/reservations')
  await book.click()
  // The booking itself opens, so that its table can be chosen while the guest is still on the phone.
  await expect(page.getByRole('dialog', { name })).toContainText('0900 000 009')
  await expect(reservationCard(page, name)).toBeVisible()
  expect(
    await site.query('select date::text, time, guests, source, status from reservations where name = $1', [
      name,
    ]),
  ).toEqual([{ date: dayAhead(4), time: '12:30', guests: 3, source: 'staff', status: 'confirmed' }])
})

test('an admin changes a reservation by keyboard, and deletes it after a question', async ({
  page,
  site,
  signIn,
}) => {
  const guests = uniqueName('Khách')
  const [name, other] = [`Bỏ ${guests}`, `Giữ ${guests}`]
  await bookTable(site.address, { name: other })
  const { id } = await bookTable(site.address, { name })
  await signIn(page, 'admin', only('admin', guests))
  const card = reservationCard(page, name)
  await card.getByRole('button', { name: /^Việc khác/ }).click()
  const edit = card.getByRole('link', { name: /^Sửa/ })
  await edit.waitFor()
  await tabTo(page, edit)
  await page.keyboard.press('Enter')
  const form = page.getByRole('dialog', { name })
  await expect(form.getByLabel('Điện thoại', { exact: true })).toHaveValue('0900 000 000')
  await form.getByLabel('Điện thoại', { exact: true }).fill('12')
  await page.keyboard.press('Enter')
  await expect(form.getByLabel('Điện thoại', { exact: true })).toBeFocused()
  await expectAccessible(page)
  await form.getByLabel('Điện thoại', { exact: true }).fill('0900 000 007')
  await form.getByLabel('Giờ đến', { exact: true }).selectOption('18:15')
  await form.getByLabel('Số khách', { exact: true }).fill('6')
  await form.getByLabel('Số khách', { exact: true }).press('Enter')
  await expect(form).toBeHidden()
  await expect(card).toContainText('18:15')
  const rows = () => site.query('select phone, guests, time from reservations where id = $1', [id])
  expect(await rows()).toEqual([{ phone: '+84900000007', guests: 6, time: '18:15' }])

  await card.getByRole('link', { name: /^Xoá/ }).click()
  const question = page.getByRole('dialog')
  await expect(question).toContainText(name)
  await expectAccessible(page)
  await question.getByRole('button', { name: 'Xoá', exact: true }).click()
  await expect(card).toBeHidden()
  expect(await rows()).toEqual([])
  // The focus is on what is left, from where the keyboard goes on.
  await expect(reservationCard(page, other)).toBeFocused()
  await page.keyboard.press('Tab')
  await expect(reservationCard(page, other).getByRole('link', { name: /^0900/ })).toBeFocused()
})
