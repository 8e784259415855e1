import { inBothLanguages } from '#src/kernel/both-languages.ts'
import type { ComingReservation } from '../contract/reservation.ts'
import { visitTexts } from './visit-texts.ts'

type Rows = readonly Pick<ComingReservation, 'guests'>[]

const guestsOf = (rows: Rows) => rows.reduce((sum, { guests }) => sum + guests, 0)

/** Texts about bookings that would become impossible because of special days. The settings screen shows them beside these days. */
export const touchedTexts = inBothLanguages({
  loading: ['Đang tìm đặt bàn…', 'Looking for bookings…'],
  failed: ['Chưa tải được đặt bàn.', 'The bookings could not be loaded.'],
  none: ['Chưa có ai đặt bàn vào lúc này.', 'Nobody has booked a table for this.'],
  title: [
    (rows: Rows) => `Đang có ${rows.length} lượt đặt bàn, ${guestsOf(rows)} khách`,
    (rows: Rows) =>
      `${rows.length} ${rows.length === 1 ? 'booking' : 'bookings'} with ${visitTexts.en.people(guestsOf(rows))} would be touched`,
  ],
  text: [
    'Các bàn này vẫn được giữ. Bạn gọi cho khách rồi huỷ hoặc dời bàn:',
    'They stay booked. Call these guests, then cancel or move their tables:',
  ],
  row: [
    (time: string, name: string, guests: number) => ` · ${time} · ${name} · ${guests} khách`,
    (time: string, name: string, guests: number) => ` · ${time} · ${name} · ${visitTexts.en.people(guests)}`,
  ],
})
