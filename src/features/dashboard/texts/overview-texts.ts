import { reservationOverviewTexts } from '#src/features/reservations/texts/overview-texts.ts'
import { officeMessageTexts } from '#src/features/contact/texts/office-texts.ts'
import { inBothLanguages } from '#src/kernel/both-languages.ts'
import { officeTexts } from '#src/web/office/texts/office-texts.ts'
import { moreThanText } from '#src/kernel/count-text.ts'

/** The texts of the admin dashboard's start page: the numbers for today, the totals, and the search over all kinds. */
export const overviewTexts = inBothLanguages({
  title: ['Tổng quan', 'Dashboard'],
  today: {
    title: [officeTexts.vi.list.periods.today, officeTexts.en.list.periods.today],
    orderValue: ['Giá trị đơn hôm nay', 'Order value today'],
    paid: [(amount: string) => `đã thu ${amount}`, (amount: string) => `${amount} of it paid`],
    orders: ['Đơn cho hôm nay', 'Orders due today'],
    average: [(amount: string) => `trung bình ${amount}`, (amount: string) => `${amount} on average`],
    covers: ['Khách đặt bàn', 'Covers'],
    bookings: [
      (count: number) => `${count} lượt đặt`,
      (count: number) => (count === 1 ? '1 booking' : `${count} bookings`),
    ],
    open: ['Mở', 'Open'],
    waiting: ['Cần trả lời trước', 'Answer these first'],
    since: [(waited: string) => `đã ${waited}`, (waited: string) => `for ${waited}`],
    minutes: [
      (count: number) => `${count} phút`,
      (count: number) => (count === 1 ? '1 minute' : `${count} minutes`),
    ],
    hours: [
      (count: number) => `${count} giờ`,
      (count: number) => (count === 1 ? '1 hour' : `${count} hours`),
    ],
    days: [(count: number) => `${count} ngày`, (count: number) => (count === 1 ? '1 day' : `${count} days`)],
    nothing: ['Không có gì đang chờ.', 'Nothing waits.'],
    failed: ['Chưa tải được các con số.', 'The figures could not be loaded.'],
    loading: ['Đang tải các con số…', 'Loading the figures…'],
  },
  summary: {
    title: ['Các con số', 'In figures'],
    reservations: [reservationOverviewTexts.vi.all, reservationOverviewTexts.en.all],
    orders: ['Tổng đơn hàng', 'Total orders'],
    messages: [officeMessageTexts.vi.figures.total, officeMessageTexts.en.figures.total],
    cancelledReservations: ['Đặt bàn đã huỷ', 'Cancelled reservations'],
    cancelledOrders: ['Đơn hàng đã huỷ', 'Cancelled orders'],
  },
  search: ['Tìm đặt bàn, đơn hàng và tin nhắn', 'Search reservations, orders and messages'],
  searchHint: ['SĐT, bàn, món, mã đơn', 'Phone, table, dish, code'],
  filters: {
    category: {
      label: ['Loại', 'Category'],
      options: {
        reservations: [officeTexts.vi.kinds.reservation, officeTexts.en.kinds.reservation],
        orders: [officeTexts.vi.kinds.order, officeTexts.en.kinds.order],
        messages: [officeTexts.vi.kinds['contact-message'], officeTexts.en.kinds['contact-message']],
      },
    },
  },
  results: {
    count: [
      (shown: number, total: number, isMore: boolean) =>
        shown < total
          ? `${shown} kết quả mới nhất trong ${isMore ? moreThanText.vi(total) : total}`
          : `${total} kết quả`,
      (shown: number, total: number, isMore: boolean) =>
        total === 1
          ? '1 result'
          : shown < total
            ? `The ${shown} newest of ${isMore ? moreThanText.en(total) : total} results`
            : `${total} results`,
    ],
    none: {
      title: ['Không tìm thấy gì', 'Nothing found'],
      description: [
        'Bạn thử từ khác, loại khác, hoặc khoảng thời gian dài hơn.',
        'Try another word, another category, or a longer time.',
      ],
    },
    erased: {
      title: ['Chỉ còn số liệu', 'Only figures are left'],
      description: [
        'Tất cả đã hơn sáu tháng. Tên và chi tiết đã được xóa.',
        'All of it is more than six months old. Names and details have been erased.',
      ],
    },
    openOf: [(title: string) => `Mở ${title}`, (title: string) => `Open ${title}`],
  },
  types: {
    reservation: ['Đặt bàn', 'Reservation'],
    order: ['Đơn hàng', 'Order'],
    message: ['Tin nhắn', 'Message'],
  },
  details: {
    loading: [officeTexts.vi.loading, officeTexts.en.loading],
    missing: ['Mục này không còn nữa.', 'This is no longer here.'],
    goTo: ['Đến mục này', 'Go to it'],
    created: ['Nhận lúc', 'Came in'],
    total: ['Cần trả', 'To pay'],
    paid: ['Đã trả', 'Paid'],
  },
})
