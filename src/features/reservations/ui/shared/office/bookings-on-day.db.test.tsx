import { showOfficePart } from '#test/support/dom/shown-part.tsx'
import { storedReservation } from '#test/support/stored-rows.ts'
import { testRestaurant } from '#test/support/test-restaurant.ts'
import { screen } from '@testing-library/react'
import { beforeEach, expect, test } from 'vitest'

import { reservationTable } from '#src/features/reservations/server/reservation-table.ts'
import { BookingsOnDay } from './bookings-on-day.tsx'
import { RecentReservations } from './reservations-overview.tsx'

const restaurant = testRestaurant()
const day = '2026-05-08'

beforeEach(async () => {
  await restaurant.db.delete(reservationTable)
})

const store = (...rows: readonly Parameters<typeof storedReservation>[2][]) =>
  restaurant.db
    .insert(reservationTable)
    .values(rows.map((row, index) => storedReservation(new Date(Date.UTC(2026, 4, 1, 0, index)), day, row)))

test('a closure of a day touches the tables that are pending or confirmed, and leads to them', async () => {
  await store(
    { name: 'Lan', status: 'pending', guests: 2, time: '18:00' },
    { name: 'Minh', status: 'confirmed', guests: 3, time: '19:00' },
    { name: 'Đức', status: 'cancelled' },
    { name: 'Bình', status: 'completed' },
  )
  await showOfficePart(restaurant, 'admin', <BookingsOnDay date={day} />)
  expect(screen.getByRole('status').textContent).toBe('Đang tìm đặt bàn của ngày này…')
  await screen.findByText('Ngày này đang có 2 lượt đặt bàn, 5 khách')
  expect(screen.getAllByRole('listitem').map(({ textContent }) => textContent)).toEqual([
    '18:00 · Lan · 2 khách',
    '19:00 · Minh · 3 khách',
  ])
  const link = screen.getByRole('link', { name: 'Mở ngày này' })
  expect([link.getAttribute('href'), link.getAttribute('target')]).toEqual([
    `/admin/dashboard/reservations?view=day&day=${day}`,
    '_blank',
  ])
})

test('a day that nobody has booked, or that is not known, is said', async () => {
  await store({ status: 'completed' })
  const { leave } = await showOfficePart(restaurant, 'admin', <BookingsOnDay date={day} />)
  expect(await screen.findByText('Ngày này chưa có ai đặt bàn.')).toBeDefined()
  leave()
  await showOfficePart(restaurant, 'admin', <BookingsOnDay date="no-day" />)
  expect((await screen.findByRole('alert')).textContent).toBe('Chưa tải được đặt bàn của ngày này.')
})

test('an overview lists the ten newest that are pending or confirmed', async () => {
  const rows = Array.from({ length: 12 }, (_, index) => ({
    name: `Khách ${index}`,
    status: index % 2 === 0 ? ('pending' as const) : ('confirmed' as const),
  }))
  await store(...rows, { name: 'Đã huỷ', status: 'cancelled' }, { name: 'Đã xong', status: 'completed' })
  await showOfficePart(restaurant, 'staff', <RecentReservations action={null} />)
  await screen.findByRole('article', { name: /^Khách 11,/ })
  const names = screen.getAllByRole('article').map((card) => card.getAttribute('aria-label')?.split(',')[0])
  expect(names).toEqual(Array.from({ length: 10 }, (_, index) => `Khách ${11 - index}`))
})
