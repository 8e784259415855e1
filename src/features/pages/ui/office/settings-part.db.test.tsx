import { showOfficePart } from '#test/support/dom/shown-part.tsx'
import { officeCalls } from '#test/support/office-calls.ts'
import { storedOrder, storedReservation } from '#test/support/stored-rows.ts'
import { testRestaurant } from '#test/support/test-restaurant.ts'
import { fireEvent, screen, within } from '@testing-library/react'
import { beforeEach, expect, test } from 'vitest'

import { orderTable } from '#src/features/orders/server/order-table.ts'
import { reservationTable } from '#src/features/reservations/server/reservation-table.ts'
import { SettingsPart } from './settings-part.tsx'

const restaurant = testRestaurant()
const made = new Date('2026-05-01T00:00:00Z')
type Reservation = Parameters<typeof storedReservation>[2]

beforeEach(async () => {
  await restaurant.db.delete(reservationTable)
  await restaurant.db.delete(orderTable)
})

async function store(bookings: readonly (readonly [date: string, row: Reservation])[]) {
  const rows = bookings.map(([date, row]) => storedReservation(made, date, { status: 'pending', ...row }))
  await restaurant.db.insert(reservationTable).values(rows)
}

async function closures(language: 'vi' | 'en', from: string, to: string) {
  const part = await showOfficePart(restaurant, 'admin', <SettingsPart />, { language })
  const name = language === 'vi' ? 'Ngày nghỉ' : 'Closure days'
  await part.user.click(await screen.findByRole('link', { name }))
  const section = within(await screen.findByRole('region', { name }))
  await part.user.click(section.getByRole('button', { name: /^(Thêm|Add)/ }))
  fireEvent.change(section.getByLabelText(/^(Từ ngày|From)$/), { target: { value: from } })
  fireEvent.change(section.getByLabelText(/^(Đến hết ngày|Until)$/), { target: { value: to } })
  return section
}

const texts = (section: Awaited<ReturnType<typeof closures>>) =>
  section.queryAllByRole('listitem').map(({ textContent }) => textContent)

test('closures of several days name the guests of all of them who still come, by when they do', async () => {
  await store([
    ['2026-05-08', { name: 'Lan', guests: 2, time: '18:00' }],
    ['2026-05-10', { name: 'Minh', status: 'confirmed', guests: 3, time: '11:30' }],
    ['2026-05-09', { name: 'Đức', status: 'cancelled' }],
    ['2026-05-09', { name: 'Bình', status: 'completed' }],
    ['2026-05-11', { name: 'Hoa' }],
  ])
  const section = await closures('vi', '2026-05-08', '2026-05-10')
  await section.findByText('Đang có 2 lượt đặt bàn, 5 khách')
  expect(texts(section)).toEqual([
    'Thứ Sáu, 08/05/2026 · 18:00 · Lan · 2 khách',
    'Chủ Nhật, 10/05/2026 · 11:30 · Minh · 3 khách',
  ])
  const link = section.getByRole('link', { name: 'Thứ Sáu, 08/05/2026' })
  expect([link.getAttribute('href'), link.getAttribute('target')]).toEqual([
    '/admin/dashboard/reservations?view=day&day=2026-05-08',
    '_blank',
  ])
})

test('orders that were placed ahead are named too, but not what is made at once or done', async () => {
  const at = (due: string) => ({ requestedTime: due, scheduledTime: due, status: 'confirmed' }) as const
  const ahead = storedOrder(made, { ...at('2026-05-08T18:30'), customerName: 'Lan' })
  const afterHours = storedOrder(made, { scheduledTime: '2026-05-08T11:00', status: 'pending' })
  await restaurant.db
    .insert(orderTable)
    .values([
      ahead,
      { ...afterHours, customerName: 'Minh' },
      storedOrder(made, { ...at('2026-05-08T19:00'), status: 'cancelled' }),
      storedOrder(made, at('2026-05-09T11:00')),
      storedOrder(made, { status: 'pending' }),
    ])
  const section = await closures('en', '2026-05-08', '')
  await section.findByText('2 orders placed ahead would be touched')
  expect(texts(section)).toEqual([
    expect.stringContaining(' · Friday, 8 May 2026 · 11:00 · Minh'),
    expect.stringContaining(' · Friday, 8 May 2026 · 18:30 · Lan'),
  ])
  expect(section.getAllByRole('link').at(-1)?.getAttribute('href')).toBe(
    `/admin/dashboard/orders?order=${ahead.id}`,
  )
})

test('a crowd is counted whole and named in part, and nobody is said to be there where nobody is', async () => {
  await store(Array.from({ length: 23 }, () => ['2026-05-08', { guests: 2 }] as const))
  const section = await closures('en', '2026-05-08', '')
  await section.findByText('23 bookings with 46 guests would be touched')
  expect(texts(section)).toHaveLength(21)
  expect(texts(section).at(-1)).toBe('and 3 more')
  fireEvent.change(section.getByLabelText('From'), { target: { value: '2026-05-09' } })
  expect(await section.findByText('Nobody has booked a table for this.')).toBeDefined()
  expect(await section.findByText('Nobody has ordered ahead for this.')).toBeDefined()
})

test('whoever comes is named to admins alone', async () => {
  for (const address of ['/api/reservations/coming', '/api/orders/coming']) {
    const [admin, staff, guest] = await Promise.all(
      (['admin', 'staff', 'anonymous'] as const).map(async (who) =>
        (await officeCalls(restaurant, who))('GET', address),
      ),
    )
    expect([admin?.statusCode, staff?.statusCode, guest?.statusCode]).toEqual([200, 403, 401])
  }
})
