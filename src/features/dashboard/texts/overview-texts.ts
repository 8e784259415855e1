import { reservationOverviewTexts } from '#src/features/reservations/texts/overview-texts.ts'
import { officeMessageTexts } from '#src/features/contact/texts/office-texts.ts'
import { officeTexts } from '#src/web/office/texts/office-texts.ts'
import { moreThanText } from '#src/kernel/count-text.ts'

/** What the admin dashboard shows of the whole restaurant: the day, the figures, and the search over all. */
const en = {
  title: 'Dashboard',
  today: {
    title: officeTexts.en.list.periods.today,
    orderValue: 'Order value',
    paid: (amount: string) => `${amount} of it paid`,
    orders: 'Orders due today',
    covers: 'Covers',
    bookings: (count: number) => (count === 1 ? '1 booking' : `${count} bookings`),
    waiting: 'Waiting longest',
    since: (waited: string) => `for ${waited}`,
    minutes: (count: number) => (count === 1 ? '1 minute' : `${count} minutes`),
    hours: (count: number) => (count === 1 ? '1 hour' : `${count} hours`),
    days: (count: number) => (count === 1 ? '1 day' : `${count} days`),
    nothing: 'Nothing waits.',
    failed: 'The figures could not be loaded.',
    loading: 'Loading the figures…',
  },
  summary: {
    title: 'In figures',
    reservations: reservationOverviewTexts.en.all,
    orders: 'Total orders',
    messages: officeMessageTexts.en.figures.total,
    cancelledReservations: 'Cancelled reservations',
    cancelledOrders: 'Cancelled orders',
  },
  search: 'Search reservations, orders and messages',
  filters: {
    category: {
      label: 'Category',
      options: {
        reservations: officeTexts.en.kinds.reservation,
        orders: officeTexts.en.kinds.order,
        messages: officeTexts.en.kinds['contact-message'],
      },
    },
  },
  results: {
    count: (shown: number, total: number, isMore: boolean) =>
      total === 1
        ? '1 result'
        : shown < total
          ? `The ${shown} newest of ${isMore ? moreThanText.en(total) : total} results`
          : `${total} results`,
    none: { title: 'Nothing found', description: 'Try another word, another category, or a longer time.' },
    erased: {
      title: 'Only figures are left',
      description: 'All of it is more than six months old. Names and details have been erased.',
    },
    openOf: (title: string) => `Open ${title}`,
  },
  types: { reservation: 'Reservation', order: 'Order', message: 'Message' },
  details: {
    loading: officeTexts.en.loading,
    missing: 'This is no longer here.',
    goTo: 'Go to it',
    created: 'Came in',
    total: 'To pay',
    paid: 'Paid',
  },
}

const vi: typeof en = {
  title: 'Tổng quan',
  today: {
    title: officeTexts.vi.list.periods.today,
    orderValue: 'Giá trị đơn',
    paid: (amount) => `đã thu ${amount}`,
    orders: 'Đơn cho hôm nay',
    covers: 'Khách đặt bàn',
    bookings: (count) => `${count} lượt đặt`,
    waiting: 'Chờ lâu nhất',
    since: (waited) => `đã ${waited}`,
    minutes: (count) => `${count} phút`,
    hours: (count) => `${count} giờ`,
    days: (count) => `${count} ngày`,
    nothing: 'Không có gì đang chờ.',
    failed: 'Chưa tải được các con số.',
    loading: 'Đang tải các con số…',
  },
  summary: {
    title: 'Các con số',
    reservations: reservationOverviewTexts.vi.all,
    orders: 'Tổng đơn hàng',
    messages: officeMessageTexts.vi.figures.total,
    cancelledReservations: 'Đặt bàn đã huỷ',
    cancelledOrders: 'Đơn hàng đã huỷ',
  },
  search: 'Tìm đặt bàn, đơn hàng và tin nhắn',
  filters: {
    category: {
      label: 'Loại',
      options: {
        reservations: officeTexts.vi.kinds.reservation,
        orders: officeTexts.vi.kinds.order,
        messages: officeTexts.vi.kinds['contact-message'],
      },
    },
  },
  results: {
    count: (shown, total, isMore) =>
      shown < total
        ? `${shown} kết quả mới nhất trong ${isMore ? moreThanText.vi(total) : total}`
        : `${total} kết quả`,
    none: {
      title: 'Không tìm thấy gì',
      description: 'Bạn thử từ khác, loại khác, hoặc khoảng thời gian dài hơn.',
    },
    erased: {
      title: 'Chỉ còn số liệu',
      description: 'Tất cả đã hơn sáu tháng. Tên và chi tiết đã được xóa.',
    },
    openOf: (title) => `Mở ${title}`,
  },
  types: { reservation: 'Đặt bàn', order: 'Đơn hàng', message: 'Tin nhắn' },
  details: {
    loading: officeTexts.vi.loading,
    missing: 'Mục này không còn nữa.',
    goTo: 'Đến mục này',
    created: 'Nhận lúc',
    total: 'Cần trả',
    paid: 'Đã trả',
  },
}

export const overviewTexts = { vi, en }
