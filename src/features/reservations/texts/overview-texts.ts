import { inBothLanguages } from '#src/kernel/both-languages.ts'
import { officeReservationsTexts } from './office-texts.ts'
import { visitTexts } from './visit-texts.ts'

/** Texts for reservations on the overview of the staff panel. */
export const reservationOverviewTexts = inBothLanguages({
  pending: ['Đặt bàn chờ xác nhận', 'Pending reservations'],
  all: ['Tổng số đặt bàn', 'Total reservations'],
  recent: ['Đặt bàn gần đây', 'Recent reservations'],
  nothing: ['Chưa có bàn nào đang chờ.', 'No table is waiting for you.'],
  loading: [officeReservationsTexts.vi.list.loading, officeReservationsTexts.en.list.loading],
  failed: [officeReservationsTexts.vi.list.failed, officeReservationsTexts.en.list.failed],
  today: [
    (tables: number, guests: number) => `Hôm nay: ${tables} bàn, ${guests} khách`,
    (tables: number, guests: number) =>
      `Today: ${tables} ${tables === 1 ? 'table' : 'tables'}, ${visitTexts.en.people(guests)}`,
  ],
})
