/** Reservations on the overview of the staff panel. */
const en = {
  pending: 'Pending reservations',
  all: 'Total reservations',
  recent: 'Recent reservations',
  nothing: 'No table is waiting for you.',
  loading: 'Loading reservations…',
  failed: 'The reservations could not be loaded.',
  today: (tables: number, guests: number) =>
    `Today: ${tables} ${tables === 1 ? 'table' : 'tables'}, ${guests} ${guests === 1 ? 'guest' : 'guests'}`,
}

const vi: typeof en = {
  pending: 'Đặt bàn chờ xác nhận',
  all: 'Tổng số đặt bàn',
  recent: 'Đặt bàn gần đây',
  nothing: 'Chưa có bàn nào đang chờ.',
  loading: 'Đang tải đặt bàn…',
  failed: 'Chưa tải được đặt bàn.',
  today: (tables, guests) => `Hôm nay: ${tables} bàn, ${guests} khách`,
}

export const reservationOverviewTexts = { vi, en }
