import { inBothLanguages } from '#src/kernel/both-languages.ts'
import { officeTexts } from '#src/web/office/texts/office-texts.ts'

/** Returns a text for one, and another for every other number, after the number itself. */
const counted = (one: string, many: string) => (count?: number) => (count === 1 ? one : many)

/** The texts on the staff's start page for what has to be done now. A number stands before each text. */
export const dueNowTexts = inBothLanguages({
  title: ['Việc lúc này', 'To do now'],
  nothing: ['Không có việc nào khác lúc này.', 'Nothing else to do right now.'],
  loading: [officeTexts.vi.loading, officeTexts.en.loading],
  lateOrders: [() => 'đơn trễ hẹn', counted('late order', 'late orders')],
  lateBookings: [
    () => 'bàn đặt, khách chưa đến',
    counted('booking, guests not here yet', 'bookings, guests not here yet'),
  ],
  soonOrders: [() => 'đơn trong một giờ tới', counted('order within the hour', 'orders within the hour')],
  soonBookings: [
    () => 'bàn đặt trong một giờ tới',
    counted('booking within the hour', 'bookings within the hour'),
  ],
  unpaid: [
    (sum: string) => `đơn chưa chuyển khoản, ${sum}`,
    (sum: string, count?: number) => `${count === 1 ? 'transfer' : 'transfers'} not arrived, ${sum}`,
  ],
  soldOut: [
    () => 'món và lựa chọn đang hết',
    counted('dish or option sold out', 'dishes and options sold out'),
  ],
})
