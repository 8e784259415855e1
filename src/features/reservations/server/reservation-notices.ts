import { formatDate } from '#src/kernel/dates.ts'
import { shownPhone } from '#src/server/phone-numbers.ts'
import type { ReservationRow } from './reservation-store.ts'

/** The restaurant's notification about a new reservation. */
export function newReservationNotification(reservation: ReservationRow) {
  return reservation.needsCall
    ? notice(reservation, { title: 'New reservation, call first', titleVi: 'Đặt bàn mới, cần gọi xác nhận' })
    : notice(reservation, { title: 'New reservation', titleVi: 'Đặt bàn mới' })
}

/** The restaurant's notification that a guest has cancelled. */
export function cancelledReservationNotification(reservation: ReservationRow) {
  return notice(reservation, { title: 'Reservation cancelled by the guest', titleVi: 'Khách huỷ đặt bàn' })
}

function notice(reservation: ReservationRow, titles: { title: string; titleVi: string }) {
  const { id, name, date, time, guests, phone } = reservation
  const people = guests === 1 ? '1 guest' : `${guests} guests`
  return {
    type: 'reservation' as const,
    ...titles,
    content: `${name}: ${people}, ${time} on ${formatDate(date, 'en')}`,
    contentVi: `${name}: ${guests} khách, ${time} ngày ${formatDate(date, 'vi')}`,
    customerName: name,
    customerPhone: shownPhone(phone),
    referenceId: id,
    referenceType: 'reservation',
    priority: 'high' as const,
  }
}
