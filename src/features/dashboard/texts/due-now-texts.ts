import { inBothLanguages } from '#src/kernel/both-languages.ts'
import { officeTexts } from '#src/web/office/texts/office-texts.ts'

/** The texts on the staff's start page for what has to be done now. A number stands before each text. */
export const dueNowTexts = inBothLanguages({
  title: ['Việc lúc này', 'To do now'],
  nothing: ['Lúc này không có việc nào đang chờ.', 'Nothing waits right now.'],
  loading: [officeTexts.vi.loading, officeTexts.en.loading],
  lateOrders: ['đơn trễ hẹn', 'late orders'],
  lateBookings: ['bàn đặt, khách chưa đến', 'bookings, guests not here yet'],
  waitingOrders: ['đơn chờ xác nhận', 'orders to confirm'],
  waitingBookings: ['đặt bàn hôm nay chờ xác nhận', 'bookings of today to confirm'],
  soonOrders: ['đơn trong một giờ tới', 'orders within the hour'],
  soonBookings: ['bàn đặt trong một giờ tới', 'bookings within the hour'],
  unpaid: [
    (sum: string) => `đơn chưa chuyển khoản, ${sum}`,
    (sum: string) => `transfers not arrived, ${sum}`,
  ],
  soldOut: ['món và lựa chọn đang hết', 'dishes and options sold out'],
})
