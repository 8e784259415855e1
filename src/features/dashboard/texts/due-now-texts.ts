import { inBothLanguages } from '#src/kernel/both-languages.ts'
import { officeTexts } from '#src/web/office/texts/office-texts.ts'

/** The texts on the staff's start page for what has to be done now. A number stands before each text. */
export const dueNowTexts = inBothLanguages({
  title: ['Việc lúc này', 'To do now'],
  nothing: ['Không có việc nào khác lúc này.', 'Nothing else to do right now.'],
  loading: [officeTexts.vi.loading, officeTexts.en.loading],
  lateOrders: ['đơn trễ hẹn', 'late orders'],
  lateBookings: ['bàn đặt, khách chưa đến', 'bookings, guests not here yet'],
  soonOrders: ['đơn trong một giờ tới', 'orders within the hour'],
  soonBookings: ['bàn đặt trong một giờ tới', 'bookings within the hour'],
  unpaid: [
    (sum: string) => `đơn chưa chuyển khoản, ${sum}`,
    (sum: string) => `transfers not arrived, ${sum}`,
  ],
  soldOut: ['món và lựa chọn đang hết', 'dishes and options sold out'],
})
