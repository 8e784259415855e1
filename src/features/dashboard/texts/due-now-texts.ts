import { inBothLanguages } from '#src/kernel/both-languages.ts'
import { officeTexts } from '#src/web/office/texts/office-texts.ts'

/** Returns a text for one, and another for every other number, after the number itself. */
const counted = (one: string, many: string) => (count?: number) => (count === 1 ? one : many)

/** The texts on the staff's start page for what has to be done now. A number stands before each text. */
export const dueNowTexts = inBothLanguages({
  title: ['Việc lúc này', 'To do now'],
  nothing: ['Không có việc nào khác lúc này.', 'Nothing else to do right now.'],
  loading: [officeTexts.vi.loading, officeTexts.en.loading],
  lateOrders: [() => 'Đơn trễ hẹn', counted('Late order', 'Late orders')],
  lateBookings: [
    () => 'Bàn đặt, khách chưa đến',
    counted('Booking, guests not here yet', 'Bookings, guests not here yet'),
  ],
  soonOrders: [() => 'Đơn trong một giờ tới', counted('Order within the hour', 'Orders within the hour')],
  soonBookings: [
    () => 'Bàn đặt trong một giờ tới',
    counted('Booking within the hour', 'Bookings within the hour'),
  ],
  unpaid: [
    (sum: string) => `Đơn chưa chuyển khoản, ${sum}`,
    (sum: string, count?: number) => `${count === 1 ? 'Transfer' : 'Transfers'} not arrived, ${sum}`,
  ],
  soldOut: [
    () => 'Món và lựa chọn đang hết',
    counted('Dish or option sold out', 'Dishes and options sold out'),
  ],
})
