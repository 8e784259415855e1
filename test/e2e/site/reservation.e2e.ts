// Browser: real navigation, layout or styles, files, no scripts

import { readFile } from 'node:fs/promises'

import type { Locator, Page } from '@playwright/test'

import { untilHydrated, expect, expectAccessible, test, type SiteUnderTest } from '../../support/site.ts'
import { dayAhead } from '../day-ahead.ts'
import { chooseVisit, dayOf } from './booking-steps.ts'

test.use({ contextOptions: { reducedMotion: 'reduce', hasTouch: true } })

const homeForm = (page: Page) => page.getByRole('region', { name: /Giữ một bàn gần lò|A table by the oven/ })
const dialogOf = (page: Page) => page.getByRole('dialog', { name: 'Đặt bàn' })
const submit = (form: Locator) => form.getByRole('button', { name: /^(Đặt bàn|Book a Table)$/ })

async function fill(form: Locator, name: string, time = '19:00') {
  await expect(submit(form)).toBeEnabled()
  await chooseVisit(form, dayAhead(3), time)
  await form.getByRole('radio', { name: '4 khách' }).check()
  await form.getByLabel('Tên của bạn').fill(name)
  await form.getByLabel('Số điện thoại').fill('0900 000 000')
}

const bookingsOf = (site: SiteUnderTest, name: string) =>
  site.query<{ date: string; time: string; guests: number; phone: string; status: string }>(
    'select date, time, guests, phone, status from reservations where name = $1',
    [name],
  )

async function openHomeForm(page: Page) {
  await page.goto('/')
  const form = homeForm(page)
  await form.scrollIntoViewIfNeeded()
  await expect(submit(form)).toBeEnabled()
  return form
}

test('a guest books a table in the form on the home page, is told what is missing, and comes to the ticket', async ({
  page,
  site,
}) => {
  await page.setViewportSize({ width: 390, height: 844 })
  const form = await openHomeForm(page)
  await submit(form).click()
  const times = form.getByRole('radiogroup', { name: 'Giờ đến' })
  await expect(times.getByRole('radio').and(page.locator(':focus'))).toHaveCount(1)
  await expect(times).toHaveAccessibleDescription('Vui lòng chọn giờ đến.')
  await expectAccessible(page)
  expect(
    await page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth),
  ).toBeLessThanOrEqual(0)
  await fill(form, 'Khách Trang Chủ')
  await submit(form).click()

  await expect(form.getByRole('heading', { name: 'Đặt bàn thành công!' })).toBeFocused()
  await expectAccessible(page)
  expect(await bookingsOf(site, 'Khách Trang Chủ')).toEqual([
    { date: dayAhead(3), time: '19:00', guests: 4, phone: '+84900000000', status: 'pending' },
  ])
  await form.getByRole('link', { name: 'Xem phiếu đặt bàn' }).click()
  await expect(page.getByRole('heading', { level: 1, name: 'Bàn cho 4 khách' })).toBeVisible()
  await expectAccessible(page)
  // The form is empty again for whoever comes next.
  await page.goBack()
  await homeForm(page).scrollIntoViewIfNeeded()
  await expect(homeForm(page).getByLabel('Tên của bạn')).toHaveValue('')
})

test('the booking form keeps every word through a failure, a reload and another language, and books once', async ({
  page,
  site,
}) => {
  const form = await openHomeForm(page)
  await fill(form, 'Khách Kiên Nhẫn')
  await page.route('**/api/reservations', (call) => call.abort())
  await submit(form).click()
  await expect(page.getByRole('group').filter({ hasText: 'Có lỗi xảy ra' })).toBeVisible()
  await page.unroute('**/api/reservations')

  await page.reload()
  await form.scrollIntoViewIfNeeded()
  await expect(form.getByLabel('Tên của bạn')).toHaveValue('Khách Kiên Nhẫn')
  await page.getByRole('button', { name: 'English' }).click()
  await expect(form.getByLabel('Your name')).toHaveValue('Khách Kiên Nhẫn')
  await expect(form.getByRole('radio', { name: '19:00' })).toBeChecked()
  await submit(form).dblclick()
  await expect(form.getByRole('heading', { name: 'Reservation Confirmed!' })).toBeVisible()
  expect(await bookingsOf(site, 'Khách Kiên Nhẫn')).toHaveLength(1)
})

test('the booking dialog closes by a press beside it, not by a text dragged out of a field, and books by keyboard alone', async ({
  page,
  site,
}) => {
  await page.goto('/')
  // Until the page is hydrated, a link to the form stands there.
  const opener = page.getByRole('region', { name: /reo/ }).getByRole('button', { name: 'Đặt bàn' })
  const dialog = dialogOf(page)
  await opener.click()
  await expect(submit(dialog)).toBeVisible()
  await expectAccessible(page)
  const name = dialog.getByLabel('Tên của bạn')
  await name.fill('Khách Bàn Phím')
  await name.hover()
  await page.mouse.down()
  await page.mouse.move(4, 4)
  await page.mouse.up()
  // What a press does is done by now; a dialog that closes may still be seen leaving.
  expect(await page.evaluate(() => document.querySelectorAll('dialog[open]').length)).toBe(1)
  await page.mouse.click(4, 4)
  await expect(dialog).toBeHidden()

  await opener.focus()
  await page.keyboard.press('Enter')
  await expect(name).toHaveValue('Khách Bàn Phím')
  await fill(dialog, 'Khách Bàn Phím', '18:15')
  await dialog.getByLabel('Số điện thoại').press('Enter')
  await expect(dialog.getByRole('heading', { name: 'Đặt bàn thành công!' })).toBeFocused()
  expect(await bookingsOf(site, 'Khách Bàn Phím')).toMatchObject([{ time: '18:15' }])
  await page.keyboard.press('Escape')
  await expect(dialog).toBeHidden()
  await expect(opener).toBeFocused()
})

test('a table is booked in three taps and two fields, in the dialog of any page', async ({ page, site }) => {
  await page.setViewportSize({ width: 390, height: 844 })
  await page.goto('/news')
  await untilHydrated(page)
  await page.getByRole('banner').getByRole('link', { name: 'Đặt bàn', exact: true }).tap()
  const dialog = dialogOf(page)
  await dayOf(dialog, dayAhead(2)).tap()
  await dialog.getByRole('radio', { name: '19:15' }).tap()
  await dialog.getByLabel('Tên của bạn').fill('Khách Ba Chạm')
  await dialog.getByLabel('Số điện thoại').fill('0900 000 003')
  await submit(dialog).tap()
  await expect(dialog.getByRole('heading', { name: 'Đặt bàn thành công!' })).toBeVisible()
  expect(await bookingsOf(site, 'Khách Ba Chạm')).toMatchObject([
    { date: dayAhead(2), time: '19:15', guests: 2 },
  ])
})

test('a month of days opens in the dialog by keyboard, which Escape then leaves alone', async ({ page }) => {
  await page.setViewportSize({ width: 320, height: 640 })
  await page.goto('/news')
  await untilHydrated(page)
  await page.getByRole('banner').getByRole('link', { name: 'Đặt bàn', exact: true }).click()
  const dialog = dialogOf(page)
  const opener = dialog.getByRole('button', { name: 'Ngày khác' })
  await opener.focus()
  await page.keyboard.press('Enter')
  const month = dialog.getByRole('grid')
  await expect(month.getByRole('button').and(page.locator(':focus'))).toHaveCount(1)
  await expectAccessible(page)
  expect(await dialog.evaluate((shown) => shown.scrollWidth - shown.clientWidth)).toBeLessThanOrEqual(0)
  await page.keyboard.press('Escape')
  await expect(month).toBeHidden()
  await expect(opener).toBeFocused()
  await page.keyboard.press('Enter')
  await month.getByRole('button').and(page.locator(':focus')).waitFor()
  await page.keyboard.press('PageDown')
  await page.keyboard.press('PageDown')
  await page.keyboard.press('Enter')
  await expect(month).toBeHidden()
  await expect(
    dialog.getByRole('radiogroup', { name: 'Ngày đến' }).getByRole('radio', { checked: true }),
  ).toBeFocused()
})

test('a reservation is a file for the calendar, is cancelled after one more question, and then the file says so', async ({
  page,
  site,
}) => {
  const response = await page.request.post('/api/reservations', {
    data: { date: dayAhead(3), time: '19:00', guests: 2, name: 'Khách Bận Việc', phone: '0900 000 002' },
  })
  const { ticketUrl } = (await response.json()) as { ticketUrl: string } // by the call's contract
  await page.goto(ticketUrl)
  await untilHydrated(page)
  const fileOf = async (name: string) => {
    const download = page.waitForEvent('download')
    await page.getByRole('main').getByRole('link', { name }).click()
    return await readFile(await (await download).path(), 'utf8')
  }
  const start = `DTSTART;TZID=Asia/Ho_Chi_Minh:${dayAhead(3).replaceAll('-', '')}T190000`
  const file = await fileOf('Thêm vào lịch')
  for (const line of ['STATUS:TENTATIVE', start]) expect(file).toContain(`\r\n${line}\r\n`)

  await page.getByRole('button', { name: 'Huỷ đặt bàn' }).click()
  await expect(page.getByText('Bạn muốn huỷ bàn này?')).toBeFocused()
  expect(await bookingsOf(site, 'Khách Bận Việc')).toMatchObject([{ status: 'pending' }])
  await expectAccessible(page)
  await page.getByRole('button', { name: 'Huỷ bàn này' }).click()
  await expect(page.getByRole('status').filter({ hasText: /huỷ/ })).toBeFocused()
  expect(await bookingsOf(site, 'Khách Bận Việc')).toMatchObject([{ status: 'cancelled' }])
  expect(await fileOf('Ghi vào lịch là đã huỷ')).toContain('\r\nSTATUS:CANCELLED\r\n')
})

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false })

  test('the forms of the home page stand there, say what they need, and show no field that is for bots', async ({
    page,
  }) => {
    await page.goto('/')
    const form = homeForm(page)
    await expect(form.locator('input[type=date]')).toBeVisible()
    await expect(form.getByRole('combobox', { name: 'Giờ đến' }).locator('option')).toContainText(['21:00'])
    await expect(form.getByRole('radio')).toHaveCount(0)
    const calls = form.locator('a', { hasText: '0274 000 0000' })
    await expect(calls).toHaveCount(2)
    for (const call of await calls.all()) await expect(call).toHaveAttribute('href', 'tel:+842740000000')
    const hero = page.getByRole('region', { name: /reo/ })
    await expect(hero.getByRole('link', { name: 'Đặt bàn', exact: true })).toHaveAttribute(
      'href',
      '/#booking',
    )
    const newsletter = page.getByRole('contentinfo').getByRole('region', { name: 'Tin từ căn bếp' })
    await expect(newsletter.getByLabel('Email của bạn')).toBeVisible()
    await expect(page.getByRole('button', { disabled: true })).toHaveCount(0)
    for (const part of [form, newsletter]) {
      // Playwright's texts leave such elements out, whether they show or not.
      await expect(part.locator('noscript p')).toBeVisible()
      await part.scrollIntoViewIfNeeded()
      await expect(part.locator('input[name=website]')).not.toBeInViewport()
    }
  })
})
