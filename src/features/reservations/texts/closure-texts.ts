import { visitTexts } from './visit-texts.ts'

/** What a closure day would touch, beside the day in the settings. */
const en = {
  loading: 'Looking for bookings of this day…',
  failed: 'The bookings of this day could not be loaded.',
  none: 'Nothing is booked for this day.',
  title: (bookings: number, guests: number) =>
    `${bookings} ${bookings === 1 ? 'booking' : 'bookings'} with ${visitTexts.en.people(guests)} would be touched`,
  text: 'They stay booked. Call these guests, then cancel or move their tables:',
  row: (time: string, name: string, guests: number) => `${time} · ${name} · ${visitTexts.en.people(guests)}`,
  open: 'Open this day',
}

const vi: typeof en = {
  loading: 'Đang tìm đặt bàn của ngày này…',
  failed: 'Chưa tải được đặt bàn của ngày này.',
  none: 'Ngày này chưa có ai đặt bàn.',
  title: (bookings, guests) => `Ngày này đang có ${bookings} lượt đặt bàn, ${guests} khách`,
  text: 'Các bàn này vẫn được giữ. Bạn gọi cho khách rồi huỷ hoặc dời bàn:',
  row: (time, name, guests) => `${time} · ${name} · ${guests} khách`,
  open: 'Mở ngày này',
}

export const closureTexts = { vi, en }
