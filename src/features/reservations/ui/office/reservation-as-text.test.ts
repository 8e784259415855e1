import { expect, test } from 'vitest'

import type { Reservation } from '../../contract/reservation.ts'
import { reservationAsText } from './reservation-as-text.ts'

const now = new Date('2026-11-21T10:00:00Z')
const reservation: Reservation = {
  id: 'res_1',
  name: 'Khách Thử',
  email: null,
  phone: '+84900000000',
  date: '2026-11-22',
  time: '18:30',
  guests: 4,
  specialRequests: null,
  status: 'pending',
  source: 'web',
  createdBy: null,
  tableLabel: null,
  language: 'vi',
  createdAt: '2026-11-21T09:34:00.000Z',
  updatedAt: '2026-11-21T09:34:00.000Z',
}

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
