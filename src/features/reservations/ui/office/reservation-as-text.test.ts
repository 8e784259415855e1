import { expect, test } from 'vitest'

import type { Reservation } from '../../contract/reservation.ts'
import { reservationAsText } from './reservation-as-text.ts'
import { reservation } from '#test/support/reservations.ts'

const now = new Date('2026-11-21T10:00:00Z')

test('a reservation is copied as a message one can send on', () => {
  expect(reservationAsText(reservation, 'en', now)).toBe(`Reservation of Khách Thử (Waiting for confirmation)
18:30, tomorrow, 4 guests
Khách Thử, 0900 000 000
Booked at 16:34`)
})

test('in Vietnamese, with table, e-mail and wishes where there are any', () => {
  const full: Reservation = {
    ...reservation,
    date: '2026-11-24',
    email: 'khach@example.com',
    status: 'confirmed',
    tableLabel: 'A4',
    specialRequests: 'Ghế cho bé',
  }
  expect(reservationAsText(full, 'vi', now)).toBe(`Đặt bàn của Khách Thử (Đã xác nhận)
18:30, Thứ Ba 24/11/2026, 4 khách
Bàn: A4
Khách Thử, 0900 000 000, khach@example.com
Yêu cầu của khách: Ghế cho bé
Đặt lúc 16:34`)
})

test('no text of a guest becomes a line of its own, however it is stored', () => {
  const forged = '\r\nĐã xác nhận'
  const text = reservationAsText(
    { ...reservation, name: `Lan${forged}`, specialRequests: `Ghế cho bé${forged}` },
    'vi',
    now,
  )
  expect(text).toContain('Lan Đã xác nhận, 0900 000 000')
  expect(text).not.toMatch(/^Đã xác nhận/m)
})
