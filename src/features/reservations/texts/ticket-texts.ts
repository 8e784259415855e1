import type { ProblemCodeOf } from '#src/kernel/endpoint.ts'
import type { cancelReservation } from '../contract/reservation-endpoints.ts'
import { visitTexts } from './visit-texts.ts'

type Problems = Readonly<Record<ProblemCodeOf<typeof cancelReservation>, string>>

const problemsEn: Problems = {
  'reservations.cancel-too-late': 'Less than two hours are left. Please call us.',
  'reservations.ticket-not-found': 'We have no reservation under this link any more. Please call us.',
}

const problemsVi: Problems = {
  'reservations.cancel-too-late': 'Còn chưa đầy hai giờ nữa là đến giờ hẹn. Bạn gọi cho quán nhé.',
  'reservations.ticket-not-found': 'Đường dẫn này không còn phiếu đặt bàn nào. Bạn gọi cho quán nhé.',
}

/** The reservation's ticket: what its link shows. */
const en = {
  ...visitTexts.en,
  pageTitle: (day: string) => `Your table on ${day}`,
  pageDescription: 'Your reservation, and how it stands.',
  eyebrow: 'Your reservation',
  title: (guests: number) => (guests === 1 ? 'A table for one' : `A table for ${guests}`),
  facts: visitTexts.en.yourTable,
  progress: 'How your booking stands',
  reached: 'passed',
  name: 'Booked for',
  address: 'Where',
  message: {
    pending: 'We have your request and will contact you to confirm shortly.',
    confirmed: 'The table is yours. See you at the table!',
    completed: 'Thank you for eating with us. Until next time!',
    cancelled: 'This reservation is cancelled. We hope to see you another day.',
  },
  callFirst:
    'We have your request. Before we set a table aside we call you; until then none is held for you.',
  cancel: 'Cancel reservation',
  cancelUntil: 'You can cancel here up to two hours before.',
  tooLate: 'Need to change something? It is too late to cancel here, so please call us.',
  sure: 'Give this table back?',
  yes: 'Yes, cancel it',
  no: 'Keep the table',
  failed: 'The reservation could not be cancelled. Please try again, or call us.',
  problems: problemsEn,
  calendar: 'Add to calendar',
  calendarCancelled: 'Mark as cancelled in the calendar',
}

const vi: typeof en = {
  ...visitTexts.vi,
  pageTitle: (day) => `Bàn của bạn, ${day}`,
  pageDescription: 'Phiếu đặt bàn và tình trạng hiện tại.',
  eyebrow: 'Phiếu đặt bàn',
  title: (guests) => `Bàn cho ${guests} khách`,
  facts: visitTexts.vi.yourTable,
  progress: 'Đặt bàn đang đến đâu',
  reached: 'đã qua',
  name: 'Người đặt',
  address: 'Địa chỉ',
  message: {
    pending: 'Quán đã nhận được yêu cầu và sẽ sớm gọi lại cho bạn để xác nhận.',
    confirmed: 'Bàn đã giữ cho bạn. Hẹn gặp bạn ở quán!',
    completed: 'Cảm ơn bạn đã ghé quán. Hẹn gặp lại!',
    cancelled: 'Bàn này đã được huỷ. Mong gặp bạn vào dịp khác.',
  },
  callFirst: 'Quán đã nhận được yêu cầu và sẽ gọi cho bạn trước khi giữ bàn; hiện bàn chưa được giữ.',
  cancel: 'Huỷ đặt bàn',
  cancelUntil: 'Bạn có thể huỷ tại đây, muộn nhất là hai giờ trước giờ đến.',
  tooLate: 'Bạn cần thay đổi gì không? Đã quá giờ huỷ trên trang, bạn gọi cho quán nhé.',
  sure: 'Bạn muốn huỷ bàn này?',
  yes: 'Huỷ bàn này',
  no: 'Vẫn giữ bàn',
  failed: 'Chưa huỷ được bàn. Bạn thử lại hoặc gọi cho quán nhé.',
  problems: problemsVi,
  calendar: 'Thêm vào lịch',
  calendarCancelled: 'Ghi vào lịch là đã huỷ',
}

export const ticketTexts = { vi, en }
