import { expect, expectAccessible, test } from '../../support/site.ts'
import { dayAhead } from '../day-ahead.ts'
import {
  bookTable,
  goneLive,
  reservationCard,
  signIn,
  speak,
  uniqueName,
  withoutEvents,
} from './office-steps.ts'

test.use({ viewport: { width: 768, height: 1024 }, contextOptions: { reducedMotion: 'reduce' } })

const capacity = (value: object | null) =>
  `update site_settings set settings = jsonb_set(settings, '{capacity}', '${JSON.stringify(value)}')`

for (const [language, days] of [
  ['vi', 40],
  ['en', 50],
] as const) {
  test(`a day shows its tables in the order of arrival, and the guests against the seats, in ${language}`, async ({
    page,
    site,
  }) => {
    const day = dayAhead(days)
    await site.query('delete from reservations where date = $1', [day])
    const book = (name: string, time: string, guests: number) =>
      bookTable(site.address, { name, time, guests, date: day })
    await book('Khách Đến Muộn', '19:00', 4)
    await book('Khách Đến Sớm', '11:45', 2)
    const cancelled = await book('Khách Đã Huỷ', '18:00', 9)
    await site.query("update reservations set status = 'cancelled' where id = $1", [cancelled.id])
    await site.query(capacity({ seats: 6, stayMinutes: 90 }))
    await site.contentChanged()
    try {
      await speak(page, language)
      await signIn(page, 'staff', `/staff/reservations?view=day&day=${day}`)
      await goneLive(page)
      await expect(page.getByRole('article')).toHaveCount(3)
      const names = await page
        .getByRole('article')
        .evaluateAll((cards) => cards.map((card) => card.ariaLabel))
      expect(names.map((name) => name?.split(',')[0])).toEqual([
        'Khách Đến Sớm',
        'Khách Đã Huỷ',
        'Khách Đến Muộn',
      ])
      const figure = (name: string) =>
        page.getByRole('definition').and(page.locator(`dt:text-is("${name}") + dd`))
      await expect(figure(language === 'vi' ? 'Lượt bàn' : 'Tables')).toHaveText('2')
      await expect(figure(language === 'vi' ? 'Số khách' : 'Guests')).toHaveText('6')
      await expect(figure(language === 'vi' ? 'Số chỗ' : 'Seats')).toHaveText('6')
      const slots = page.getByRole('group', { name: /^(Số khách theo giờ|Guests by time)/ })
      const slot = (time: string) => slots.getByRole('listitem').filter({ hasText: `${time}:` })
      // A party is there for an hour and a half; who has cancelled takes no seat.
      for (const [time, guests] of [
        ['11:30', 0],
        ['11:45', 2],
        ['13:00', 2],
        ['13:15', 0],
        ['18:00', 0],
        ['19:30', 4],
      ] as const) {
        const text = language === 'vi' ? `${time}: ${guests} trên 6 chỗ` : `${time}: ${guests} of 6 seats`
        await expect(slot(time)).toContainText(text)
      }
      await expectAccessible(page)
      expect(
        await page.evaluate(() => document.documentElement.scrollWidth - innerWidth),
      ).toBeLessThanOrEqual(0)

      // Live: a table booked meanwhile stands where it belongs.
      await book('Khách Vừa Gọi', '12:30', 4)
      await expect(page.getByRole('article')).toHaveCount(4)
      await expect(page.getByRole('article').nth(1)).toContainText('Khách Vừa Gọi')
      await expect(slot('12:30')).toContainText(language === 'vi' ? 'hết chỗ' : 'full')
      await reservationCard(page, 'Khách Vừa Gọi').getByRole('combobox').selectOption('cancelled')
      await expect(slot('12:30')).toContainText(language === 'vi' ? '2 trên 6 chỗ' : '2 of 6 seats')
    } finally {
      await site.query(capacity(null))
      await site.contentChanged()
    }
  })
}

test('one goes from day to day, to today and to any day; the address says which', async ({ page, site }) => {
  const name = uniqueName('Khách Ngày Kia')
  await bookTable(site.address, { name, date: dayAhead(61) })
  await signIn(page, 'admin', '/admin/dashboard/reservations')
  await page.getByText('Theo ngày đến', { exact: true }).click()
  await expect(page).toHaveURL('/admin/dashboard/reservations?view=day')
  const day = page.getByLabel('Ngày', { exact: true })
  await expect(day).toHaveValue(dayAhead(0))
  await expect(page.getByRole('button', { name: 'Hôm nay', exact: true })).toBeDisabled()
  await page.getByRole('button', { name: 'Ngày sau' }).click()
  await expect(day).toHaveValue(dayAhead(1))
  await expect(page).toHaveURL(new RegExp(`day=${dayAhead(1)}`))
  await page.reload()
  await expect(day).toHaveValue(dayAhead(1))
  await page.getByRole('button', { name: 'Ngày trước' }).click()
  await expect(day).toHaveValue(dayAhead(0))
  await page.getByRole('button', { name: 'Ngày trước' }).click()
  await expect(day).toHaveValue(dayAhead(-1))
  await page.getByRole('button', { name: 'Hôm nay', exact: true }).click()
  await expect(day).toHaveValue(dayAhead(0))
  await day.fill(dayAhead(61))
  await expect(reservationCard(page, name)).toBeVisible()
  await day.fill(dayAhead(80))
  await expect(page.getByText('Ngày này chưa có bàn nào')).toBeVisible()
  await expectAccessible(page)
  await page.goto('/admin/dashboard/reservations?view=day&day=no-day')
  await expect(day).toHaveValue(dayAhead(0))
})

test('a day that cannot be loaded can be asked for again', async ({ page, site }) => {
  const name = uniqueName('Khách Sau Mất Mạng')
  await bookTable(site.address, { name, date: dayAhead(62) })
  await withoutEvents(page)
  await page.route('**/api/reservations/days/*', (call) => call.abort())
  await signIn(page, 'staff', `/staff/reservations?view=day&day=${dayAhead(62)}`)
  await expect(page.getByRole('alert')).toContainText('Chưa tải được ngày này.')
  await page.unroute('**/api/reservations/days/*')
  await page.getByRole('button', { name: 'Thử lại' }).click()
  await expect(reservationCard(page, name)).toBeVisible()
})
