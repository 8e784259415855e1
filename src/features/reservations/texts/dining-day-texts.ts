import { inBothLanguages } from '#src/kernel/both-languages.ts'
import { officeTexts } from '#src/web/office/texts/office-texts.ts'
import { visitTexts } from './visit-texts.ts'

/** Texts for the reservations of a day in the office. */
export const diningDayTexts = inBothLanguages({
  choose: ['Ngày', 'Day'],
  previous: ['Ngày trước', 'Previous day'],
  next: ['Ngày sau', 'Next day'],
  today: [officeTexts.vi.list.periods.today, officeTexts.en.list.periods.today],
  loading: ['Đang tải ngày này…', 'Loading the day…'],
  failed: ['Chưa tải được ngày này.', 'The day could not be loaded.'],
  none: ['Ngày này chưa có bàn nào', 'No tables on this day'],
  noneMore: [
    'Có khách đặt bàn cho ngày này là hiện ngay ở đây.',
    'Bookings for this day appear here by themselves.',
  ],
  summary: [
    (bookings: number, guests: number) => `${bookings} đặt bàn, ${guests} khách`,
    (bookings: number, guests: number) =>
      `${bookings} ${bookings === 1 ? 'booking' : 'bookings'}, ${visitTexts.en.people(guests)}`,
  ],
  order: ['Sắp xếp', 'Order'],
  byTime: ['Theo giờ', 'By time'],
  byTable: ['Theo bàn', 'By table'],
  here: ['Đã đến', 'Here'],
  over: ['Đã xong, đã huỷ, không đến', 'Done, cancelled, not come'],
  noTable: ['Chưa xếp bàn', 'No table yet'],
  print: ['In phiếu ca', 'Print shift sheet'],
  fullest: [
    (time: string, guests: number, seats: number | null) =>
      seats === null
        ? `đông nhất ${time}: ${guests} khách`
        : `đông nhất ${time}: ${guests} trên ${seats} chỗ`,
    (time: string, guests: number, seats: number | null) =>
      seats === null ? `most at ${time}: ${guests} guests` : `most at ${time}: ${guests} of ${seats} seats`,
  ],
  hatched: ['Cột gạch chéo: hết chỗ.', 'A hatched bar: full.'],
  slots: ['Số khách theo giờ', 'Guests by time'],
  slot: [
    (time: string, guests: number, seats: number | null) =>
      seats === null ? `${time}: ${guests} khách` : `${time}: ${guests} trên ${seats} chỗ`,
    (time: string, guests: number, seats: number | null) =>
      seats === null ? `${time}: ${guests} guests` : `${time}: ${guests} of ${seats} seats`,
  ],
  full: ['hết chỗ', 'full'],
  arrivals: ['Theo giờ đến', 'In order of arrival'],
})
