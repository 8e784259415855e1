import type { ComingReservation } from '../contract/reservation.ts'
import { visitTexts } from './visit-texts.ts'

type Rows = readonly Pick<ComingReservation, 'guests'>[]

const guestsOf = (rows: Rows) => rows.reduce((sum, { guests }) => sum + guests, 0)

/** Texts about the bookings that special days would affect, beside these days in the settings. */
const en = {
  loading: 'Looking for bookings…',
  failed: 'The bookings could not be loaded.',
  none: 'Nobody has booked a table for this.',
  title: (rows: Rows) =>
    `${rows.length} ${rows.length === 1 ? 'booking' : 'bookings'} with ${visitTexts.en.people(guestsOf(rows))} would be touched`,
  text: 'They stay booked. Call these guests, then cancel or move their tables:',
  row: (time: string, name: string, guests: number) =>
    ` · ${time} · ${name} · ${visitTexts.en.people(guests)}`,
}

const vi: typeof en = {
  loading: 'Đang tìm đặt bàn…',
  failed: 'Chưa tải được đặt bàn.',
  none: 'Chưa có ai đặt bàn vào lúc này.',
  title: (rows) => `Đang có ${rows.length} lượt đặt bàn, ${guestsOf(rows)} khách`,
  text: 'Các bàn này vẫn được giữ. Bạn gọi cho khách rồi huỷ hoặc dời bàn:',
  row: (time, name, guests) => ` · ${time} · ${name} · ${guests} khách`,
}

export const touchedTexts = { vi, en }
