import type { Language } from '#src/kernel/language.ts'
import type { ReservationStatus } from '../contract/reservation.ts'

/** What guests read for a reservation's status. */
export const statusLabels: Readonly<Record<Language, Readonly<Record<ReservationStatus, string>>>> = {
  vi: { pending: 'Chờ xác nhận', confirmed: 'Đã xác nhận', completed: 'Hoàn tất', cancelled: 'Đã huỷ' },
  en: {
    pending: 'Waiting for confirmation',
    confirmed: 'Confirmed',
    completed: 'Completed',
    cancelled: 'Cancelled',
  },
}
