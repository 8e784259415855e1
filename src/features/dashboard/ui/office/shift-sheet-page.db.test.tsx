import { fireEvent, screen, waitFor, within } from '@testing-library/react'
import { sql } from 'drizzle-orm'
import { beforeEach, expect, test } from 'vitest'

import { menuItemTable } from '#src/features/menu/server/menu-table.ts'
import { orderTable } from '#src/features/orders/server/order-table.ts'
import { reservationTable } from '#src/features/reservations/server/reservation-table.ts'
import { showOfficePart } from '#test/support/dom/shown-part.tsx'
import { orderFor, smallPepperoni } from '#test/support/orders.ts'
import { storedReservation } from '#test/support/stored-rows.ts'
import { testRestaurant } from '#test/support/test-restaurant.ts'
import ShiftSheetPage from './shift-sheet-page.tsx'

const restaurant = testRestaurant()

beforeEach(async () => {
  await restaurant.db.execute(sql`truncate ${reservationTable}, ${orderTable} cascade`)
})

let added = 0
async function add(changes: Partial<typeof reservationTable.$inferInsert>) {
  added += 1
  const row = storedReservation(new Date('2026-05-05T05:00:00Z'), '2026-05-06', {
    status: 'confirmed',
    arrivedAt: null,
    overCapacityReason: null,
    specialRequests: null,
    tableLabel: null,
  })
  const id = `sheet_${added}`
  await restaurant.db.insert(reservationTable).values({ ...row, id, ticketToken: id, ...changes })
}

const show = (query = '', language: 'vi' | 'en' = 'vi') =>
  showOfficePart(restaurant, 'staff', <ShiftSheetPage />, {
    address: `/staff/shift-sheet?day=2026-05-06${query}`,
    language,
  })
const bookings = () =>
  screen
    .getAllByRole('row')
    .slice(1)
    .map((row) =>
      within(row)
        .getAllByRole('cell')
        .map(({ textContent }) => textContent),
    )

test('the sheet has the bookings of the shift by time, and names the large groups', async () => {
  await add({ time: '19:00', name: 'Bình', guests: 9, tableLabel: 'B7', specialRequests: 'Ghế cho bé' })
  await add({ time: '12:00', name: 'An', guests: 2, status: 'pending' })
  await add({ time: '18:00', name: 'Chi', status: 'cancelled' })
  await add({ time: '18:00', name: 'Dung', noShowAt: new Date('2026-05-06T11:20:00Z') })
  const { user, address } = await show()
  await screen.findByRole('table')
  expect(bookings()).toEqual([
    ['12:00', '2', 'An 0900 000 002', '', 'Chưa xác nhận'],
    ['19:00', '9', 'Bình 0900 000 002', 'B7', 'Đoàn đông · Ghế cho bé'],
  ])
  expect(screen.getByText('19:00 Bình (9)', { exact: false })).toBeDefined()
  await user.click(screen.getByRole('radio', { name: /^Ca trưa/ }))
  expect(bookings()).toHaveLength(1)
  expect(address()).toContain('shift=lunch')
})

test('the shifts are those of the opening hours, and staff choose which groups are large', async () => {
  await add({ time: '16:30', name: 'An', guests: 7 })
  await add({ time: '17:30', name: 'Bình', guests: 4 })
  const hours = [['10:30', '17:00'] as const, ['17:30', '22:00'] as const]
  const openingHours = hours.map(([opens, closes]) => ({ weekday: 3, opens, closes }))
  const { user, address } = await showOfficePart(restaurant, 'staff', <ShiftSheetPage />, {
    address: '/staff/shift-sheet?day=2026-05-06',
    settings: { openingHours },
  })
  await screen.findByRole('table')
  expect(screen.queryByText(/Đoàn đông:$/)).toBeNull()
  fireEvent.change(screen.getByRole('spinbutton'), { target: { value: '6' } })
  expect(screen.getByText('16:30 An (7)', { exact: false })).toBeDefined()
  expect(address()).toContain('group=6')
  await user.click(screen.getByRole('radio', { name: 'Ca tối, từ 17:30' }))
  expect(bookings().map(([time]) => time)).toEqual(['17:30'])
})

test('the sheet has what is unpaid, what is sold out until when, and the numbers to call', async () => {
  await add({ name: 'Giang', needsCall: true, status: 'pending', phone: '+84900000009' })
  await add({ name: 'Hoa', status: 'pending' })
  await restaurant.app.inject({
    method: 'POST',
    url: '/api/orders',
    payload: await orderFor(restaurant.app, [smallPepperoni], {
      customerName: 'Khoa',
      paymentMethod: 'transfer',
    }),
  })
  await restaurant.db
    .update(menuItemTable)
    .set({ isAvailable: false, soldOutUntil: new Date('2026-05-07T03:00:00Z') })
    .where(sql`id = 'pepperoni'`)
  await show('', 'en')
  const part = async (name: RegExp) => within(await screen.findByRole('region', { name }))
  const calls = (await part(/^To be called/)).getAllByRole('listitem').map(({ textContent }) => textContent)
  expect(calls).toHaveLength(2)
  expect(calls[0]).toContain('0900 000 009 Giang')
  expect(calls[1]).toContain('Khoa')
  expect((await part(/^Unpaid transfers/)).getByRole('listitem').textContent).toContain('Khoa')
  const soldOut = (await part(/^Sold out/)).getByText('Pepperoni').closest('li')
  expect(soldOut?.textContent).toBe('Pepperoni: until 10:00, 7 May')
})

test('an empty sheet says of each part that there is nothing', async () => {
  await show('', 'en')
  await screen.findByText('No bookings.')
  for (const text of ['No numbers.', 'No orders.']) expect(screen.getByText(text)).toBeDefined()
})

test('a sheet of which a part cannot be loaded says so, and is not printed', async () => {
  const { network, user, go } = await show()
  await screen.findByText('Chưa có đặt bàn.')
  network.cut('GET /api/reservations/days/:date')
  await go('/staff/shift-sheet?day=2026-05-07')
  expect((await screen.findByRole('alert')).textContent).toContain('Chưa tải được phiếu ca.')
  expect(screen.getByRole('button', { name: 'In' }).hasAttribute('disabled')).toBe(true)
  network.restore('GET /api/reservations/days/:date')
  await user.click(screen.getByRole('button', { name: 'Thử lại' }))
  await waitFor(() => expect(screen.queryByRole('alert')).toBeNull())
  await screen.findByText('Chưa có đặt bàn.')
})
