import type { Page } from '@playwright/test'

import { expect, expectAccessible, test } from '../../support/site.ts'
import { tabTo } from '../tab-to.ts'
import { dayAhead } from '../day-ahead.ts'
import {
  bookTable,
  reservationCard,
  signIn,
  speak,
  toast,
  uniqueName,
  withoutEvents,
} from './office-steps.ts'

const tall = { width: 768, height: 1024 }
test.use({ viewport: tall, contextOptions: { reducedMotion: 'reduce' } })

const texts = {
  vi: {
    title: 'Đặt bàn',
    retention: (months: number) => `Đặt bàn được tự động xoá sau ${months} tháng.`,
    none: 'Chưa có đặt bàn',
    noneFound: 'Không tìm thấy đặt bàn nào',
    clear: 'Bỏ bộ lọc',
    confirmed: 'Đã xác nhận',
    updateFailed: 'Có lỗi xảy ra khi cập nhật đặt bàn',
    stale: 'Người khác vừa thay đổi đặt bàn này',
    deleted: (name: string) => `Đã xoá đặt bàn của ${name}`,
    notDeleted: 'Không thể xóa đặt bàn',
    take: 'Nhận đặt bàn qua điện thoại',
    book: 'Đặt bàn',
    booked: 'Đặt bàn thành công!',
    failed: 'Đặt bàn thất bại',
    phoneWrong: 'Vui lòng nhập số điện thoại Việt Nam',
    required: 'Vui lòng điền mục này.',
  },
  en: {
    title: 'Reservations',
    retention: (months: number) => `Reservations are deleted automatically after ${months} months.`,
    none: 'No reservations yet',
    noneFound: 'No reservations found',
    clear: 'Clear filters',
    confirmed: 'Confirmed',
    updateFailed: 'An error occurred while updating the reservation',
    stale: 'Somebody else has changed this reservation meanwhile',
    deleted: (name: string) => `The reservation of ${name} is deleted`,
    notDeleted: 'The reservation could not be deleted',
    take: 'Take a booking by phone',
    book: 'Book',
    booked: 'The table is booked',
    failed: 'Reservation Failed',
    phoneWrong: 'Please enter a Vietnamese phone number',
    required: 'Please fill this in.',
  },
} as const

const pages = { staff: '/staff/reservations', admin: '/admin/dashboard/reservations' } as const

/** The page of one guest's reservations alone, so that a test sees its own. */
const only = (role: 'staff' | 'admin', name: string, more = '') =>
  `${pages[role]}?q=${encodeURIComponent(name)}${more}`

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

for (const language of ['vi', 'en'] as const) {
  const labels = texts[language]

  test(`staff find a reservation, give it a table and confirm it, in ${language}`, async ({ page, site }) => {
    const name = uniqueName(`Đỗ Thị Tìm ${language}`)
    const made = await bookTable(site.address, {
      name,
      phone: language === 'vi' ? '0900 000 101' : '0900 000 102',
      email: `tim-${language}@example.com`,
      specialRequests: 'Gần lò',
    })
    const other = uniqueName(`Người Khác ${language}`)
    await bookTable(site.address, { name: other })
    await speak(page, language)
    await signIn(page, 'staff', pages.staff)
    await expect(page.getByText(labels.retention(6))).toBeVisible()
    const card = reservationCard(page, name)
    for (const search of [
      name.replace('Đỗ Thị Tìm', 'do thi tim'),
      language === 'vi' ? '0900000101' : '0900 000 102',
      `tim-${language}@`,
    ]) {
      const found = page.waitForResponse(
        (response) => new URL(response.url()).searchParams.get('q') === search,
      )
      await page.getByRole('searchbox').fill(search)
      await found
      await expect(reservationCard(page, other)).toBeHidden()
      await expect(card).toBeVisible()
    }
    await expect(card).toContainText('19:00')
    await expect(card).toContainText(language === 'vi' ? '4 khách' : '4 guests')
    await expect(card).toContainText('Gần lò')
    await expect(card.getByRole('link', { name: /^0900 000/ })).toHaveAttribute('href', `tel:${made.phone}`)
    // While a search is under way, the rows of the one before are pale.
    await expect(page.locator('[aria-busy="true"]')).toHaveCount(0)
    await expectAccessible(page)
    await expectThumbs(page)

    await card.getByRole('textbox').fill('A4')
    await card.getByRole('textbox').press('Enter')
    await expect(toast(page).filter({ hasText: 'A4' })).toBeVisible()
    await card.getByRole('combobox').selectOption('confirmed')
    await expect(toast(page).filter({ hasText: labels.confirmed })).toBeVisible()
    await expect(card.getByRole('textbox')).toHaveValue('A4')
    const row = () => site.query('select status, table_label from reservations where id = $1', [made.id])
    await expect.poll(row).toEqual([{ status: 'confirmed', table_label: 'A4' }])

    await card.getByRole('link', { name: /Xem chi tiết|View details/ }).click()
    await expect(page).toHaveURL(new RegExp(`reservation=${made.id}`))
    const dialog = page.getByRole('dialog', { name })
    await expect(dialog).toContainText(`tim-${language}@example.com`)
    await expect(dialog).toContainText('Gần lò')
    await expect(dialog.getByRole('combobox')).toHaveValue('confirmed')
    await expectAccessible(page)
    await page.keyboard.press('Escape')
    await expect(dialog).toBeHidden()
  })

  test(`search, period and status stand in the address; an empty list says why, in ${language}`, async ({
    page,
    site,
  }) => {
    const name = uniqueName(`Khách Tháng Trước ${language}`)
    const { id } = await bookTable(site.address, { name })
    await site.query(
      "update reservations set created_at = now() - interval '10 days', status = 'completed' where id = $1",
      [id],
    )
    await speak(page, language)
    await signIn(page, 'admin', only('admin', name, '&period=30days&status=completed'))
    await expect(page.getByText(labels.retention(3))).toBeVisible()
    const card = reservationCard(page, name)
    await expect(card).toBeVisible()
    await expect(page.getByRole('status').filter({ hasText: /^1 \/ 1/ })).toBeVisible()
    await page.getByText(/^(7 ngày|7 days)$/).click()
    await expect(page).toHaveURL(/period=7days/)
    await expect(card).toBeHidden()
    await page.reload()
    await expect(page.getByRole('radio', { name: /^(7 ngày|7 days)$/ })).toBeChecked()
    await expect(page.getByRole('heading', { name: labels.noneFound })).toBeVisible()
    await page.getByText(/^(180 ngày|180 days)$/).click()
    await expect(card).toBeVisible()
    await page
      .getByRole('radiogroup')
      .getByText(/^(Chờ xác nhận|Pending)$/)
      .click()
    await expect(card).toBeHidden()
    await expect(page.locator('[aria-busy="true"]')).toHaveCount(0)
    await expectAccessible(page)

    await withoutEvents(page)
    await page.route('**/api/reservations?*', (call) =>
      call.fulfill({ json: [], headers: { 'X-Total-Count': '0' } }),
    )
    await page.goto(pages.admin)
    await expect(page.getByRole('heading', { name: labels.none })).toBeVisible()
    await expect(page.getByRole('button', { name: labels.clear })).toBeHidden()
  })

  test(`an admin changes a reservation by keyboard, in ${language}`, async ({ page, site }) => {
    const name = uniqueName(`Khách Đổi Giờ ${language}`)
    const { id } = await bookTable(site.address, { name })
    await speak(page, language)
    await signIn(page, 'admin', only('admin', name))
    const edit = reservationCard(page, name).getByRole('link', { name: /^(Sửa|Edit)/ })
    await edit.waitFor()
    await tabTo(page, edit)
    await page.keyboard.press('Enter')
    const dialog = page.getByRole('dialog', { name })
    const field = (label: RegExp) => dialog.getByLabel(label)
    await expect(field(/^(Họ tên|Name)$/)).toHaveValue(name)
    await expect(field(/^(Điện thoại|Phone)$/)).toHaveValue('0900 000 000')
    await expectAccessible(page)
    await field(/^(Điện thoại|Phone)$/).fill('12')
    await field(/^(Họ tên|Name)$/).fill('')
    await page.keyboard.press('Enter')
    await expect(field(/^(Họ tên|Name)$/)).toBeFocused()
    await expect(field(/^(Họ tên|Name)$/)).toHaveAccessibleDescription(labels.required)
    await expect(
      dialog.getByText(
        language === 'vi' ? 'Nhập số điện thoại Việt Nam.' : 'Enter a Vietnamese phone number.',
      ),
    ).toBeVisible()
    await expectAccessible(page)
    await field(/^(Họ tên|Name)$/).fill(`${name} 2`)
    await field(/^(Điện thoại|Phone)$/).fill('0900 000 007')
    await field(/^(Số khách|Guests)$/).fill('6')
    await field(/^(Giờ đến|Time)$/).selectOption('18:15')
    // A slip of the finger beside the form loses nothing.
    await page.keyboard.press('Escape')
    await expect(field(/^(Số khách|Guests)$/)).toHaveValue('6')
    await field(/^(Số khách|Guests)$/).press('Enter')
    await expect(toast(page).filter({ hasText: `${name} 2` })).toBeVisible()
    await expect(dialog).toBeHidden()
    await expect(reservationCard(page, `${name} 2`)).toContainText('18:15')
    const columns = 'name, phone, guests, date, time, status'
    expect(await site.query(`select ${columns} from reservations where id = $1`, [id])).toEqual([
      {
        name: `${name} 2`,
        phone: '+84900000007',
        guests: 6,
        date: dayAhead(3),
        time: '18:15',
        status: 'pending',
      },
    ])
  })

  test(`staff book a table by phone, and a call that fails loses nothing, in ${language}`, async ({
    page,
    site,
  }) => {
    const name = uniqueName(`Khách Gọi Điện ${language}`)
    // The news of the booking would take the place of the message about the call.
    await withoutEvents(page)
    await speak(page, language)
    await signIn(page, 'staff', only('staff', name))
    await page.getByRole('button', { name: labels.take }).click()
    const dialog = page.getByRole('dialog')
    const book = dialog.getByRole('button', { name: labels.book, exact: true })
    await book.click()
    await expect(dialog.getByLabel(/^(Giờ đến|Time)$/)).toBeFocused()
    await expect(dialog.getByLabel(/^(Họ tên|Name)$/)).toHaveAccessibleDescription(labels.required)
    await expectAccessible(page)
    await dialog.getByLabel(/^(Ngày đến|Date)$/).fill(dayAhead(4))
    await dialog.getByLabel(/^(Giờ đến|Time)$/).selectOption('12:30')
    await dialog.getByLabel(/^(Số khách|Guests)$/).fill('3')
    await dialog.getByLabel(/^(Họ tên|Name)$/).fill(name)
    await dialog.getByLabel(/^(Điện thoại|Phone)$/).fill('0900')
    await book.click()
    await expect(dialog).toContainText(labels.phoneWrong)
    await dialog.getByLabel(/^(Điện thoại|Phone)$/).fill('0900 000 009')

    await page.route('**/api/reservations', (call) => call.abort())
    await book.click()
    await expect(toast(page).filter({ hasText: labels.failed })).toBeVisible()
    await expect(dialog.getByLabel(/^(Họ tên|Name)$/)).toHaveValue(name)
    await page.unroute('**/api/reservations')
    await book.click()
    // The booking itself opens, so that its table can be chosen while the guest is still on the phone.
    await expect(page.getByRole('dialog', { name })).toContainText('0900 000 009')
    await expect(reservationCard(page, name)).toBeVisible()
    const made = await site.query(
      'select date::text, time, guests, source, status from reservations where name = $1',
      [name],
    )
    expect(made).toEqual([
      { date: dayAhead(4), time: '12:30', guests: 3, source: 'staff', status: 'pending' },
    ])
  })

  test(`who edits what somebody else has changed is told, loses nothing and can take it over, in ${language}`, async ({
    page,
    site,
  }) => {
    const name = uniqueName(`Khách Hai Người Sửa ${language}`)
    const { id } = await bookTable(site.address, { name })
    // Only what is sent tells of the change, not an event before.
    await withoutEvents(page)
    await speak(page, language)
    await signIn(page, 'admin', only('admin', name, `&reservation=${id}&open=edit`))
    const dialog = page.getByRole('dialog', { name })
    const requests = dialog.getByLabel(/^(Yêu cầu của khách|Special requests)/)
    await requests.fill('Thêm một ghế cho bé')
    await site.query(
      "update reservations set guests = 8, updated_at = now() + interval '1 second' where id = $1",
      [id],
    )
    await dialog.getByRole('button', { name: /^(Lưu|Save)$/ }).click()
    const conflict = dialog.getByRole('alert').filter({ hasText: labels.stale })
    await expect(conflict).toContainText('8')
    await expect(requests).toHaveValue('Thêm một ghế cho bé')
    await expect(dialog.getByLabel(/^(Số khách|Guests)$/)).toHaveValue('4')
    await expectAccessible(page)
    await conflict.getByRole('button').click()
    await expect(conflict).toBeHidden()
    await expect(dialog.getByLabel(/^(Số khách|Guests)$/)).toHaveValue('8')
    await expect(requests).toHaveValue('Thêm một ghế cho bé')
    await dialog.getByRole('button', { name: /^(Lưu|Save)$/ }).click()
    await expect(dialog).toBeHidden()
    expect(await site.query('select guests, special_requests from reservations where id = $1', [id])).toEqual(
      [{ guests: 8, special_requests: 'Thêm một ghế cho bé' }],
    )
  })

  test(`an admin deletes a reservation after being asked, in ${language}`, async ({ page, site }) => {
    const guests = uniqueName(`Khách ${language}`)
    const [name, other] = [`Bỏ ${guests}`, `Giữ ${guests}`]
    await bookTable(site.address, { name: other })
    const { id } = await bookTable(site.address, { name })
    await speak(page, language)
    await signIn(page, 'admin', only('admin', guests))
    const remove = reservationCard(page, name).getByRole('link', { name: /^(Xoá|Delete)/ })
    const dialog = page.getByRole('dialog')
    await remove.click()
    await expect(dialog).toContainText(name)
    await expect(dialog.getByRole('button', { name: /^(Giữ lại|Keep it)$/ })).toBeFocused()
    await expectAccessible(page)
    await page.keyboard.press('Enter')
    await expect(dialog).toBeHidden()
    const rows = () => site.query('select id from reservations where id = $1', [id])
    expect(await rows()).toHaveLength(1)

    await page.route(`**/api/reservations/${id}`, (call) =>
      call.request().method() === 'DELETE' ? call.abort() : call.fallback(),
    )
    await remove.click()
    await dialog.getByRole('button', { name: /^(Xoá|Delete)$/ }).click()
    await expect(toast(page).filter({ hasText: labels.notDeleted })).toBeVisible()
    await page.unroute(`**/api/reservations/${id}`)
    await dialog.getByRole('button', { name: /^(Xoá|Delete)$/ }).click()
    await expect(toast(page).filter({ hasText: labels.deleted(name) })).toBeVisible()
    await expect(reservationCard(page, name)).toBeHidden()
    expect(await rows()).toHaveLength(0)

    await expect(reservationCard(page, other)).toBeFocused()
    await page.keyboard.press('Tab')
    await expect(reservationCard(page, other).getByRole('link', { name: /^0900/ })).toBeFocused()
    await reservationCard(page, other)
      .getByRole('link', { name: /^(Xoá|Delete)/ })
      .click()
    await dialog.getByRole('button', { name: /^(Xoá|Delete)$/ }).click()
    await expect(reservationCard(page, other)).toBeHidden()
    await expect(page.getByRole('heading', { level: 2, name: labels.title, exact: true })).toBeFocused()
  })
}

test('staff neither edit nor delete, whatever address they open', async ({ page, site }) => {
  const name = uniqueName('Khách Của Quản Lý')
  const { id } = await bookTable(site.address, { name })
  await signIn(page, 'staff', only('staff', name, `&reservation=${id}&open=delete`))
  const dialog = page.getByRole('dialog', { name })
  await expect(dialog).toContainText('0900 000 000')
  await expect(page.getByRole('button', { name: /^Xoá/ })).toHaveCount(0)
  await expect(dialog.getByRole('link', { name: /Sửa/ })).toHaveCount(0)
  await page.keyboard.press('Escape')
  await expect(reservationCard(page, name)).toBeVisible()
  await expect(page.getByRole('link', { name: /^(Sửa|Xoá)/ })).toHaveCount(0)
  const deleted = await page.request.delete(`/api/reservations/${id}`, { headers: { Origin: site.address } })
  expect(deleted.status()).toBe(403)
})

test('a status set by somebody else meanwhile is told, and a table being typed stays', async ({
  page,
  site,
}) => {
  const name = uniqueName('Khách Bị Tranh')
  const { id } = await bookTable(site.address, { name })
  await withoutEvents(page)
  await signIn(page, 'staff', only('staff', name))
  const card = reservationCard(page, name)
  const table = card.getByRole('textbox')
  await table.fill('B2')
  await site.query(
    "update reservations set status = 'cancelled', updated_at = now() + interval '1 second' where id = $1",
    [id],
  )
  await table.press('Enter')
  const told = `${texts.vi.updateFailed}. Người khác vừa thay đổi đặt bàn này; màn hình đã hiện bản mới nhất.`
  await expect(toast(page).filter({ hasText: told })).toBeVisible()
  await expect(card.getByRole('combobox')).toHaveValue('cancelled')
  await expect(table).toHaveValue('B2')
  await table.press('Enter')
  await expect(toast(page).filter({ hasText: 'bàn B2' })).toBeVisible()
})

test('a reservation is copied as text', async ({ page, context, site }) => {
  const name = uniqueName('Khách Sao Chép')
  await bookTable(site.address, { name, specialRequests: 'Ghế cho bé' })
  await context.grantPermissions(['clipboard-read', 'clipboard-write'])
  await signIn(page, 'staff', only('staff', name))
  await reservationCard(page, name)
    .getByRole('button', { name: /^Sao chép/ })
    .click()
  await expect(toast(page)).toContainText('Đã sao chép')
  const copied = await page.evaluate(() => navigator.clipboard.readText())
  expect(copied).toContain(`Đặt bàn của ${name} (Chờ xác nhận)`)
  expect(copied).toContain('Yêu cầu của khách: Ghế cho bé')
})

test('a list that cannot be loaded can be asked for again', async ({ page, site }) => {
  const name = uniqueName('Khách Sau Sự Cố')
  await bookTable(site.address, { name })
  await withoutEvents(page)
  await page.route('**/api/reservations?*', (call) => call.abort())
  await signIn(page, 'staff', only('staff', name))
  await expect(page.getByRole('alert')).toContainText('Chưa tải được đặt bàn.')
  await page.unroute('**/api/reservations?*')
  await page.getByRole('button', { name: 'Thử lại' }).click()
  await expect(reservationCard(page, name)).toBeVisible()
})
