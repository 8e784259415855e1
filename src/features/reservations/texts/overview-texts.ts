import { officeReservationsTexts } from './office-texts.ts'
import { visitTexts } from './visit-texts.ts'

/** Reservations on the overview of the staff panel. */
const en = {
  pending: 'Pending reservations',
  all: 'Total reservations',
  recent: 'Recent reservations',
  nothing: 'No table is waiting for you.',
  loading: officeReservationsTexts.en.list.loading,
  failed: officeReservationsTexts.en.list.failed,
  today: (tables: number, guests: number) =>
    `Today: ${tables} ${tables === 1 ? 'table' : 'tables'}, ${visitTexts.en.people(guests)}`,
}

const vi: typeof en = {
  pending: 'Đặt bàn chờ xác nhận',
  all: 'Tổng số đặt bàn',
  recent: 'Đặt bàn gần đây',
  nothing: 'Chưa có bàn nào đang chờ.',
  loading: officeReservationsTexts.vi.list.loading,
  failed: officeReservationsTexts.vi.list.failed,
  today: (tables, guests) => `Hôm nay: ${tables} bàn, ${guests} khách`,
}

export const reservationOverviewTexts = { vi, en }
