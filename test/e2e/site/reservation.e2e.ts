import { readFile } from 'node:fs/promises'

import type { Locator, Page, Route } from '@playwright/test'

import { untilHydrated, expect, expectAccessible, test, type SiteUnderTest } from '../../support/site.ts'
import { dayAhead } from '../day-ahead.ts'

const phone = { width: 390, height: 844 }
const desktop = { width: 1440, height: 900 }

test.use({ contextOptions: { reducedMotion: 'reduce' } })

const homeForm = (page: Page) => page.getByRole('region', { name: /Giữ một bàn gần lò|A table by the oven/ })
const dialogOf = (page: Page) => page.getByRole('dialog', { name: /Đặt bàn|Book a Table/ })
const submit = (form: Locator) => form.getByRole('button', { name: /^(Đặt bàn|Book a Table)$/ })

async function fill(form: Locator, { name, date = dayAhead(3), time = '19:00' }: Record<string, string>) {
  await expect(submit(form)).toBeEnabled()
  await form.getByLabel(/Ngày đến|Date/).fill(date)
  await form.getByLabel(/Giờ đến|Time/).selectOption(time)
  await form.getByLabel(/Số khách|Guests/).selectOption('4')
  await form.getByLabel(/Tên của bạn|Your name/).fill(name ?? '')
  await form.getByLabel(/Số điện thoại|Phone/).fill('0900 000 000')
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

test.describe('the booking form on the home page', () => {
  test('books a table, says that it waits for confirmation, and leads to its ticket', async ({
    page,
    site,
  }) => {
    const form = await openHomeForm(page)
    await fill(form, { name: 'Khách Trang Chủ' })
    await submit(form).click()

    await expect(form.getByRole('heading', { name: 'Đặt bàn thành công!' })).toBeFocused()
    await expect(form).toContainText('Chờ xác nhận')
    await expect(form).toContainText('Quán đã nhận được yêu cầu và sẽ gọi lại theo số 0900 000 000.')
    await expectAccessible(page)
    expect(await bookingsOf(site, 'Khách Trang Chủ')).toEqual([
      { date: dayAhead(3), time: '19:00', guests: 4, phone: '+84900000000', status: 'pending' },
    ])
    await form.getByRole('link', { name: 'Xem phiếu đặt bàn' }).click()
    await expect(page.getByRole('heading', { level: 1, name: 'Bàn cho 4 khách' })).toBeVisible()
    // The form is empty again for whoever comes next.
    await page.goBack()
    await homeForm(page).scrollIntoViewIfNeeded()
    await expect(homeForm(page).getByLabel('Tên của bạn')).toHaveValue('')
  })

  test('names what is missing, in place, and takes one there', async ({ page, site }) => {
    const form = await openHomeForm(page)
    await submit(form).click()
    await expect(form.getByLabel('Giờ đến')).toBeFocused()
    await expect(form.getByLabel('Giờ đến')).toHaveAccessibleDescription('Vui lòng chọn giờ đến.')
    await expect(form.getByLabel('Tên của bạn')).toHaveAccessibleDescription('Vui lòng nhập tên của bạn.')
    await fill(form, { name: 'Khách Sai Số' })
    await form.getByLabel('Số điện thoại').fill('12345')
    await submit(form).click()
    await expect(form.getByLabel('Số điện thoại')).toBeFocused()
    await expect(form).toContainText('Vui lòng nhập số điện thoại Việt Nam')
    expect(await bookingsOf(site, 'Khách Sai Số')).toEqual([])
  })

  test('keeps every word through a failure, a reload and another language, and books once', async ({
    page,
    site,
  }) => {
    const form = await openHomeForm(page)
    await fill(form, { name: 'Khách Kiên Nhẫn' })
    await page.route('**/api/reservations', (call) => call.abort())
    await submit(form).click()
    await expect(page.getByRole('group').filter({ hasText: 'Có lỗi xảy ra' })).toBeVisible()
    await expect(form).toContainText('Đặt bàn thất bại')
    await page.unroute('**/api/reservations')

    await page.reload()
    await form.scrollIntoViewIfNeeded()
    await expect(form.getByLabel('Tên của bạn')).toHaveValue('Khách Kiên Nhẫn')
    await page.getByRole('button', { name: /English|EN/ }).click()
    await expect(form.getByLabel('Your name')).toHaveValue('Khách Kiên Nhẫn')
    await expect(form.getByLabel('Time')).toHaveValue('19:00')
    await submit(form).dblclick()
    await expect(form.getByRole('heading', { name: 'Reservation Confirmed!' })).toBeVisible()
    await expect(form).toContainText("We'll contact you to confirm shortly.")
    await expect(form).toContainText(
      'The restaurant has received your request and calls you back on 0900 000 000.',
    )
    expect(await bookingsOf(site, 'Khách Kiên Nhẫn')).toHaveLength(1)
  })

  for (const viewport of [phone, desktop]) {
    test(`is accessible at ${viewport.width} px, filled wrongly too`, async ({ page }) => {
      await page.setViewportSize(viewport)
      const form = await openHomeForm(page)
      await submit(form).click()
      await expect(form).toContainText('Vui lòng nhập tên của bạn.')
      await expectAccessible(page)
      expect(
        await page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth),
      ).toBeLessThanOrEqual(0)
    })
  }
})

test.describe('the booking form without scripts', () => {
  test.use({ javaScriptEnabled: false })

  test('shows no field that is meant for bots', async ({ page }) => {
    await page.goto('/')
    const honeypot = homeForm(page).locator('input[name=website]')
    await homeForm(page).scrollIntoViewIfNeeded()
    await expect(honeypot).toBeAttached()
    await expect(honeypot).not.toBeInViewport()
  })
})

test.describe('the booking dialog', () => {
  // Until the page is hydrated, a link to the form stands there.
  const opener = (page: Page) =>
    page.getByRole('region', { name: /reo/ }).getByRole('button', { name: 'Đặt bàn' })

  test('opens from the page’s opening, books by keyboard alone and gives the focus back', async ({
    page,
    site,
  }) => {
    await page.goto('/')
    await opener(page).focus()
    await page.keyboard.press('Enter')
    const dialog = dialogOf(page)
    await fill(dialog, { name: 'Khách Bàn Phím', time: '18:15' })
    await dialog.getByLabel('Số điện thoại').press('Enter')
    await expect(dialog.getByRole('heading', { name: 'Đặt bàn thành công!' })).toBeFocused()
    expect(await bookingsOf(site, 'Khách Bàn Phím')).toMatchObject([{ time: '18:15' }])
    await page.keyboard.press('Escape')
    await expect(dialog).toBeHidden()
    await expect(opener(page)).toBeFocused()
  })

  test('closes by a press on what lies behind it, not by a text dragged out of a field', async ({ page }) => {
    await page.goto('/')
    await opener(page).click()
    const name = dialogOf(page).getByLabel('Tên của bạn')
    await name.fill('Nguyễn Thị Lan')
    await name.hover()
    await page.mouse.down()
    await page.mouse.move(4, 4)
    await page.mouse.up()
    // What a press does is done by now; a dialog that closes may still be seen leaving.
    expect(await page.evaluate(() => document.querySelectorAll('dialog[open]').length)).toBe(1)
    await expect(name).toHaveValue('Nguyễn Thị Lan')
    await page.mouse.click(4, 4)
    await expect(dialogOf(page)).toBeHidden()
  })

  for (const viewport of [phone, desktop]) {
    test(`is accessible at ${viewport.width} px`, async ({ page }) => {
      await page.setViewportSize(viewport)
      await page.goto('/')
      await opener(page).click()
      await expect(submit(dialogOf(page))).toBeVisible()
      await expectAccessible(page)
    })
  }

  for (const [what, response, english, vietnamese] of [
    [
      'a busy server',
      { status: 503, json: { message: 'Máy bận', code: 'server.unavailable' } },
      'Our computer is busy right now.',
      'Máy của Bếp đang bận một chút.',
    ],
    [
      'too many attempts',
      { status: 429, json: { message: 'Slow', code: 'request.too-many' } },
      'Too many attempts.',
      'Bạn thao tác hơi nhanh.',
    ],
    [
      'a field that the server rejects',
      {
        status: 400,
        json: {
          message: 'Enter a Vietnamese phone number',
          code: 'reservations.phone-invalid',
          fields: { phone: 'Enter a Vietnamese phone number' },
        },
      },
      'Please enter a Vietnamese phone number',
      'Vui lòng nhập số điện thoại Việt Nam',
    ],
    ['a lost connection', undefined, 'No connection.', 'Mất kết nối mạng.'],
  ] as const) {
    test(`survives ${what}: it says why in the guest’s language and loses no word, closed or not`, async ({
      page,
    }) => {
      await page.route('**/api/reservations', (call) => (response ? call.fulfill(response) : call.abort()))
      await page.goto('/?lang=en')
      await untilHydrated(page)
      const englishOpener = page.getByRole('region').getByRole('button', { name: 'Book a Table' }).first()
      await englishOpener.click()
      const dialog = dialogOf(page)
      await fill(dialog, { name: 'Khách Không Mất Chữ' })
      await submit(dialog).click()
      await expect(dialog.getByRole('group').filter({ hasText: 'Reservation Failed' }).first()).toContainText(
        english,
      )
      await expect(dialog).toContainText(english)
      await page.keyboard.press('Escape')
      await expect(dialog).toBeHidden()
      await page.getByRole('button', { name: /Tiếng Việt|VI/ }).click()
      await opener(page).click()
      await expect(dialog.getByLabel('Tên của bạn')).toHaveValue('Khách Không Mất Chữ')
      await expect(dialog.getByLabel('Giờ đến')).toHaveValue('19:00')
      await submit(dialog).click()
      await expect(dialog).toContainText(vietnamese)
      await expect(dialog.getByLabel('Tên của bạn')).toHaveValue('Khách Không Mất Chữ')
    })
  }

  test('says what the restaurant says when a booking fails, and keeps what was typed', async ({ page }) => {
    await page.goto('/')
    await opener(page).click()
    const dialog = dialogOf(page)
    await fill(dialog, { name: 'Khách Gặp Lỗi' })
    await page.route('**/api/reservations', (call) =>
      call.fulfill({ status: 502, body: '<html>Bad gateway</html>' }),
    )
    await submit(dialog).click()
    await expect(dialog).toContainText('Đặt bàn thất bại')
    await expect(dialog).toContainText('Vui lòng thử lại sau.')
    await expect(dialog).not.toContainText('gateway')
    await expect(dialog.getByLabel('Tên của bạn')).toHaveValue('Khách Gặp Lỗi')
  })
})

test.describe('a full restaurant', () => {
  const capacity = (value: object | null) =>
    `update site_settings set settings = jsonb_set(settings, '{capacity}', '${JSON.stringify(value)}')`

  test('greys out its full times, and says so to whom it happens while typing', async ({
    page,
    site,
    request,
  }) => {
    await site.query(capacity({ seats: 6, stayMinutes: 90 }))
    await site.contentChanged()
    try {
      const book = (time: string) =>
        request.post('/api/reservations', {
          data: { date: dayAhead(5), time, guests: 6, name: 'Nhóm Lớn', phone: '0900 000 001' },
        })
      expect((await book('18:00')).status()).toBe(201)
      const form = await openHomeForm(page)
      await fill(form, { name: 'Khách Đến Sau', date: dayAhead(5), time: '20:00' })
      const option = (time: string) => form.getByLabel('Giờ đến').locator(`option[value="${time}"]`)
      await expect(option('18:30')).toBeDisabled()
      await expect(option('18:30')).toHaveText('18:30 · hết bàn')
      await expect(option('19:30')).toBeEnabled()

      expect((await book('20:00')).status()).toBe(201)
      await submit(form).click()
      await expect(form).toContainText('Đặt bàn thất bại')
      await expect(form.getByLabel('Giờ đến')).toBeFocused()
      await expect(form).toContainText('Giờ này đã hết bàn')
      await expect(option('20:00')).toBeDisabled()
      expect(await bookingsOf(site, 'Khách Đến Sau')).toEqual([])
    } finally {
      await site.query(capacity(null))
      await site.contentChanged()
    }
  })
})

test.describe('the ticket of a reservation', () => {
  const ticketFor = async (request: Page['request'], name: string) => {
    const response = await request.post('/api/reservations', {
      data: { date: dayAhead(3), time: '19:00', guests: 2, name, phone: '0900 000 002' },
    })
    const made = (await response.json()) as { ticketUrl: string } // by the call's contract
    return made.ticketUrl
  }

  test('shows for whom, when and where, no way to reach the person, and to no search engine', async ({
    page,
  }) => {
    await page.goto(await ticketFor(page.request, 'Khách Kín Đáo'))
    await expect(page.getByRole('heading', { level: 1, name: 'Bàn cho 2 khách' })).toBeVisible()
    await expect(page.getByRole('main')).toContainText('19:00')
    await expect(page.locator('meta[name=robots]')).toHaveAttribute('content', /noindex/)
    const html = await (await page.request.get(page.url())).text()
    expect(html).toContain('Chờ xác nhận')
    for (const personal of ['0900 000 002', '+84900000002']) expect(html).not.toContain(personal)
    const facts = page.getByRole('main').locator('dl')
    await expect(facts).toContainText('Khách Kín Đáo')
    await expect(facts).toContainText('Phường Thủ Dầu Một')
    const ways = page.getByRole('main')
    await expect(ways.getByRole('link', { name: 'Gọi 0274 000 0000' })).toHaveAttribute(
      'href',
      'tel:+842740000000',
    )
    await expect(ways.getByRole('link', { name: 'Chỉ đường' })).toHaveAttribute(
      'href',
      /^https:\/\/www\.google\.com\/maps\/search\//,
    )
    for (const viewport of [phone, desktop]) {
      await page.setViewportSize(viewport)
      await expectAccessible(page)
    }
  })

  test('is a file for the calendar, which says when it is cancelled', async ({ page }) => {
    await page.goto(`${await ticketFor(page.request, 'Khách Nhớ Lịch')}?lang=en`)
    await untilHydrated(page)
    const fileOf = async (name: string) => {
      const download = page.waitForEvent('download')
      await page.getByRole('main').getByRole('link', { name }).click()
      return await readFile(await (await download).path(), 'utf8')
    }
    const start = `DTSTART;TZID=Asia/Ho_Chi_Minh:${dayAhead(3).replaceAll('-', '')}T190000`
    const file = await fileOf('Add to calendar')
    for (const line of ['SUMMARY:A table for 2 · Bếp Lửa', 'STATUS:TENTATIVE', start])
      expect(file).toContain(`\r\n${line}\r\n`)
    await page.getByRole('button', { name: 'Cancel reservation' }).click()
    await page.getByRole('button', { name: 'Yes, cancel it' }).click()
    expect(await fileOf('Mark as cancelled in the calendar')).toContain('\r\nSTATUS:CANCELLED\r\n')
  })

  test('shows by itself that the restaurant has confirmed it, and at which table', async ({ page, site }) => {
    const ticketUrl = await ticketFor(page.request, 'Khách Chờ Bàn')
    await page.clock.install()
    await page.goto(ticketUrl)
    await untilHydrated(page)
    await site.query(
      "update reservations set status = 'confirmed', table_label = 'T5' where name = 'Khách Chờ Bàn'",
    )
    await page.clock.runFor(15_000)
    await expect(page.getByRole('status').filter({ hasText: 'Đã xác nhận' })).toBeVisible()
    await expect(page.getByRole('main').locator('dl')).toContainText('T5')
  })

  test('cancels after asking once more', async ({ page, site }) => {
    await page.goto(await ticketFor(page.request, 'Khách Bận Việc'))
    const ask = page.getByRole('button', { name: 'Huỷ đặt bàn' })
    await ask.click()
    await expect(page.getByText('Bạn muốn huỷ bàn này?')).toBeFocused()
    await page.getByRole('button', { name: 'Vẫn giữ bàn' }).click()
    await expect(ask).toBeFocused()
    expect(await bookingsOf(site, 'Khách Bận Việc')).toMatchObject([{ status: 'pending' }])
    await ask.click()
    await expectAccessible(page)
    await page.getByRole('button', { name: 'Huỷ bàn này' }).click()
    await expect(page.getByRole('status').filter({ hasText: 'Đã huỷ' })).toBeFocused()
    await expect(page.getByRole('button', { name: /Huỷ/ })).toBeHidden()
    expect(await bookingsOf(site, 'Khách Bận Việc')).toMatchObject([{ status: 'cancelled' }])
  })

  test('stays cancelled when what was asked before comes in late', async ({ page }) => {
    const ticketUrl = await ticketFor(page.request, 'Khách Đổi Ý')
    await page.clock.install()
    await page.goto(ticketUrl)
    await untilHydrated(page)
    const held = Promise.withResolvers<Route>()
    await page.route('**/api/reservations/ticket/*', (route) => held.resolve(route), { times: 1 })
    await page.clock.runFor(15_000)
    const late = await held.promise
    const before = await late.fetch()
    await page.getByRole('button', { name: 'Huỷ đặt bàn' }).click()
    await page.getByRole('button', { name: 'Huỷ bàn này' }).click()
    const cancelled = page.getByRole('status').filter({ hasText: 'Đã huỷ' })
    await expect(cancelled).toBeVisible()
    const arrived = page.waitForResponse(/\/api\/reservations\/ticket\//)
    await late.fulfill({ response: before })
    await (await arrived).finished()
    await page.clock.runFor(100)
    await expect(cancelled).toBeVisible()
    await expect(page.getByRole('button', { name: 'Huỷ đặt bàn' })).toBeHidden()
  })

  test('with an unknown token is a page that does not exist', async ({ page }) => {
    const response = await page.goto('/reservation/no-such-token')
    expect(response?.status()).toBe(404)
  })
})

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false })

  test('home shows the form, and the hotline for booking', async ({ page }) => {
    await page.goto('/')
    const form = homeForm(page)
    await expect(form.getByLabel('Ngày đến')).toBeVisible()
    await expect(form.getByLabel('Giờ đến').locator('option[value="21:00"]')).toHaveCount(1)
    // Playwright's texts leave such elements out, whether they show or not.
    await expect(form.locator('noscript p')).toBeVisible()
    await expect(submit(form)).toBeDisabled()
    await expect(form.getByRole('link', { name: '0274 000 0000' })).toHaveAttribute(
      'href',
      'tel:+842740000000',
    )
    const hero = page.getByRole('region', { name: /reo/ })
    await expect(hero.getByRole('link', { name: 'Đặt bàn', exact: true })).toHaveAttribute(
      'href',
      '/#booking',
    )
  })
})
