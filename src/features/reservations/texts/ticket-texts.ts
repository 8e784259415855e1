import { inBothLanguages } from '#src/kernel/both-languages.ts'
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

const own = inBothLanguages({
  pageTitle: [(day: string) => `Bàn của bạn, ${day}`, (day: string) => `Your table on ${day}`],
  pageDescription: ['Phiếu đặt bàn và tình trạng hiện tại.', 'Your reservation, and how it stands.'],
  eyebrow: ['Phiếu đặt bàn', 'Your reservation'],
  title: [
    (guests: number) => `Bàn cho ${guests} khách`,
    (guests: number) => (guests === 1 ? 'A table for one' : `A table for ${guests}`),
  ],
  facts: [visitTexts.vi.yourTable, visitTexts.en.yourTable],
  progress: ['Đặt bàn đang đến đâu', 'How your booking stands'],
  reached: ['đã qua', 'passed'],
  name: ['Người đặt', 'Booked for'],
  address: ['Địa chỉ', 'Where'],
  message: {
    pending: [
      'Quán đã nhận được yêu cầu và sẽ sớm gọi lại cho bạn để xác nhận.',
      'We have your request and will contact you to confirm shortly.',
    ],
    confirmed: ['Bàn đã giữ cho bạn. Hẹn gặp bạn ở quán!', 'The table is yours. See you at the table!'],
    completed: ['Cảm ơn bạn đã ghé quán. Hẹn gặp lại!', 'Thank you for eating with us. Until next time!'],
    cancelled: [
      'Bàn này đã được huỷ. Mong gặp bạn vào dịp khác.',
      'This reservation is cancelled. We hope to see you another day.',
    ],
  },
  notHeld: ['Bàn chưa được giữ', 'No table is held yet'],
  callFirst: [
    'Quán đã nhận được yêu cầu và sẽ gọi cho bạn trước khi giữ bàn; hiện bàn chưa được giữ.',
    'We have your request. Before we set a table aside we call you; until then none is held for you.',
  ],
  cancel: ['Huỷ đặt bàn', 'Cancel reservation'],
  cancelUntil: [
    'Bạn có thể huỷ tại đây, muộn nhất là hai giờ trước giờ đến.',
    'You can cancel here up to two hours before.',
  ],
  tooLate: [
    'Bạn cần thay đổi gì không? Đã quá giờ huỷ trên trang, bạn gọi cho quán nhé.',
    'Need to change something? It is too late to cancel here, so please call us.',
  ],
  sure: ['Bạn muốn huỷ bàn này?', 'Give this table back?'],
  yes: ['Huỷ bàn này', 'Yes, cancel it'],
  no: ['Vẫn giữ bàn', 'Keep the table'],
  failed: [
    'Chưa huỷ được bàn. Bạn thử lại hoặc gọi cho quán nhé.',
    'The reservation could not be cancelled. Please try again, or call us.',
  ],
  problems: [problemsVi, problemsEn],
  calendar: ['Thêm vào lịch', 'Add to calendar'],
  calendarCancelled: ['Ghi vào lịch là đã huỷ', 'Mark as cancelled in the calendar'],
})

/** Texts of a reservation's ticket, which is the page that the guest's link opens. */
export const ticketTexts = { vi: { ...visitTexts.vi, ...own.vi }, en: { ...visitTexts.en, ...own.en } }
