// Browser: layout or styles, real navigation
import { expect, expectAccessible, test } from '../../support/site.ts'
import { dayAhead } from '../day-ahead.ts'
import { bookTable, goneLive, reservationCard } from './office-steps.ts'

test.use({ viewport: { width: 768, height: 1024 }, contextOptions: { reducedMotion: 'reduce' } })

const capacity = (value: object | null) =>
  `update site_settings set settings = jsonb_set(settings, '{capacity}', '${JSON.stringify(value)}')`

test('the numbers over the bars of a day stand on one line and side by side', async ({
  page,
  site,
  signIn,
}) => {
  const day = dayAhead(41)
  const rows = ['18:00', '18:15', '18:30', '18:45'].map(
    (time, index) =>
      `('digits_${index}', 'Đoàn', '+84912345678', '${day}', '${time}', ${index === 3 ? 50 : 44}, 'digits-${index}')`,
  )
  await site.query('delete from reservations where date = $1', [day])
  const columns = 'id, name, phone, date, time, guests, ticket_token'
  await site.query(`insert into reservations (${columns}) values ${rows.join(', ')}`)
  await signIn(page, 'staff', `/staff/reservations?view=day&day=${day}`)
  const bars = page.getByRole('group', { name: /^Số khách theo giờ/ })
  const boxes = async () =>
    (await bars.getByText(/^\d+$/).all()).reduce<Promise<{ x: number; width: number; height: number }[]>>(
      async (found, number) => [
        ...(await found),
        (await number.boundingBox()) ?? { x: 0, width: 0, height: 0 },
      ],
      Promise.resolve([]),
    )
  for (const more of [false, true]) {
    if (more) await site.query(`update reservations set guests = 50 where date = $1`, [day])
    if (more)
      await site.query(
        `insert into reservations (${columns}) select id || n, name, phone, date, time, guests, ticket_token || n
          from reservations, generate_series(1, 2) n where date = $1`,
        [day],
      )
    await page.reload()
    await page.getByText('Số khách theo giờ', { exact: true }).click()
    await expect(bars.getByText(more ? '150' : '44', { exact: true }).first()).toBeVisible()
    const found = await boxes()
    expect(found.length).toBeGreaterThan(3)
    for (const [index, { x, height }] of found.entries()) {
      expect(height).toBeLessThan(24)
      const before = found[index - 1]
      if (before) expect(x).toBeGreaterThanOrEqual(before.x + before.width - 1)
    }
  }
})

test('staff see the tables of a day in the order of arrival, and live how many seats are taken', async ({
  page,
  site,
  signIn,
}) => {
  const day = dayAhead(40)
  await site.query('delete from reservations where date = $1', [day])
  // Of a number each: what one has open beyond the limit holds no seats.
  const book = (name: string, time: string, guests: number) =>
    bookTable(site.address, { name, time, guests, date: day, phone: `0900 00 ${time.replace(':', ' ')}` })
  await book('Khách Đến Muộn', '19:00', 4)
  await book('Khách Đến Sớm', '11:45', 2)
  await site.query(capacity({ seats: 6, stayMinutes: 90 }))
  await site.contentChanged()
  try {
    await signIn(page, 'staff', `/staff/reservations?view=day&day=${dayAhead(39)}`)
    await page.getByRole('button', { name: 'Ngày sau' }).click()
    await expect(page).toHaveURL(new RegExp(`day=${day}`))
    await page.reload()
    await goneLive(page)
    const cards = page.getByRole('article')
    await expect(cards).toHaveCount(2)
    await expect(cards.first()).toContainText('Khách Đến Sớm')
    await page.getByText('Số khách theo giờ', { exact: true }).click()
    const slot = (time: string) =>
      page
        .getByRole('group', { name: /^Số khách theo giờ/ })
        .getByRole('listitem')
        .filter({ hasText: `${time}:` })
    await expect(slot('12:30')).toContainText('2 trên 6 chỗ')
    await expectAccessible(page)
    const overflow = () => page.evaluate(() => document.documentElement.scrollWidth - innerWidth)
    await expect.poll(overflow).toBeLessThanOrEqual(0)

    await book('Khách Vừa Gọi', '12:30', 4)
    await expect(cards.nth(1)).toContainText('Khách Vừa Gọi')
    await expect(slot('12:30')).toContainText('hết chỗ')
    const called = reservationCard(page, 'Khách Vừa Gọi')
    await called.getByRole('button', { name: /^Việc khác/ }).click()
    await called.getByRole('combobox').selectOption('cancelled')
    await expect(slot('12:30')).toContainText('2 trên 6 chỗ')
  } finally {
    await site.query(capacity(null))
    await site.contentChanged()
  }
})
