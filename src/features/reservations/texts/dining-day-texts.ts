import { officeTexts } from '#src/web/office/texts/office-texts.ts'
import { visitTexts } from './visit-texts.ts'

/** The tables of a day in the office. */
const en = {
  choose: 'Day',
  previous: 'Previous day',
  next: 'Next day',
  today: officeTexts.en.list.periods.today,
  loading: 'Loading the day…',
  failed: 'The day could not be loaded.',
  none: 'No tables on this day',
  noneMore: 'Bookings for this day appear here by themselves.',
  tables: 'Tables',
  covers: visitTexts.en.guests,
  seats: 'Seats',
  slots: 'Guests by time',
  slot: (time: string, guests: number, seats: number | null) =>
    seats === null ? `${time}: ${guests} guests` : `${time}: ${guests} of ${seats} seats`,
  full: 'full',
  arrivals: 'In order of arrival',
}

const vi: typeof en = {
  choose: 'Ngày',
  previous: 'Ngày trước',
  next: 'Ngày sau',
  today: officeTexts.vi.list.periods.today,
  loading: 'Đang tải ngày này…',
  failed: 'Chưa tải được ngày này.',
  none: 'Ngày này chưa có bàn nào',
  noneMore: 'Có khách đặt bàn cho ngày này là hiện ngay ở đây.',
  tables: 'Lượt bàn',
  covers: visitTexts.vi.guests,
  seats: 'Số chỗ',
  slots: 'Số khách theo giờ',
  slot: (time, guests, seats) =>
    seats === null ? `${time}: ${guests} khách` : `${time}: ${guests} trên ${seats} chỗ`,
  full: 'hết chỗ',
  arrivals: 'Theo giờ đến',
}

export const diningDayTexts = { vi, en }
