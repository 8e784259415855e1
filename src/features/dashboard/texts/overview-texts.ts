import { moreThanText } from '#src/kernel/count-text.ts'

/** What the admin dashboard shows of the whole restaurant: the day, the figures, and the search over all. */
const en = {
  title: 'Dashboard',
  today: {
    title: 'Today',
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
    reservations: 'Total reservations',
    orders: 'Total orders',
    messages: 'Total messages',
    cancelledReservations: 'Cancelled reservations',
    cancelledOrders: 'Cancelled orders',
  },
  search: 'Search reservations, orders and messages',
  filters: {
    category: {
      label: 'Category',
      options: { all: 'All', reservations: 'Reservations', orders: 'Orders', messages: 'Messages' },
    },
    period: { label: 'Time' },
  },
  results: {
    count: (shown: number, total: number, isMore: boolean) =>
      total === 1
        ? '1 result'
        : shown < total
          ? `The ${shown} newest of ${isMore ? moreThanText(total, 'en') : total} results`
          : `${total} results`,
    none: { title: 'Nothing found', description: 'Try another word, another category, or a longer time.' },
    erased: {
      title: 'Only figures are left',
      description: 'All of it is more than six months old. Names and details have been erased.',
    },
    clear: 'Clear filters',
    openOf: (title: string) => `Open ${title}`,
  },
  types: { reservation: 'Reservation', order: 'Order', message: 'Message' },
  details: {
    loading: 'Loading…',
    missing: 'This is no longer here.',
    goTo: 'Go to it',
    created: 'Came in',
    name: 'Name',
    phone: 'Phone',
    email: 'E-mail',
    address: 'Address',
    status: 'Status',
    visit: 'Visit',
    guests: 'Guests',
    table: 'Table',
    requests: 'Special requests',
    type: 'Order type',
    items: 'Items',
    total: 'To pay',
    payment: 'Payment',
    paid: 'Paid',
    notes: 'Notes',
    subject: 'Subject',
    message: 'Message',
  },
  messageStatus: { new: 'New', replied: 'Replied', archived: 'Archived' },
}

const vi: typeof en = {
  title: 'Tổng quan',
  today: {
    title: 'Hôm nay',
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
    reservations: 'Tổng đặt bàn',
    orders: 'Tổng đơn hàng',
    messages: 'Tổng tin nhắn',
    cancelledReservations: 'Đặt bàn đã huỷ',
    cancelledOrders: 'Đơn hàng đã huỷ',
  },
  search: 'Tìm đặt bàn, đơn hàng và tin nhắn',
  filters: {
    category: {
      label: 'Loại',
      options: { all: 'Tất cả', reservations: 'Đặt bàn', orders: 'Đơn hàng', messages: 'Tin nhắn' },
    },
    period: { label: 'Thời gian' },
  },
  results: {
    count: (shown, total, isMore) =>
      shown < total
        ? `${shown} kết quả mới nhất trong ${isMore ? moreThanText(total, 'vi') : total}`
        : `${total} kết quả`,
    none: {
      title: 'Không tìm thấy gì',
      description: 'Bạn thử từ khác, loại khác, hoặc khoảng thời gian dài hơn.',
    },
    erased: {
      title: 'Chỉ còn số liệu',
      description: 'Tất cả đã hơn sáu tháng. Tên và chi tiết đã được xóa.',
    },
    clear: 'Bỏ bộ lọc',
    openOf: (title) => `Mở ${title}`,
  },
  types: { reservation: 'Đặt bàn', order: 'Đơn hàng', message: 'Tin nhắn' },
  details: {
    loading: 'Đang tải…',
    missing: 'Mục này không còn nữa.',
    goTo: 'Đến mục này',
    created: 'Nhận lúc',
    name: 'Tên',
    phone: 'Điện thoại',
    email: 'Email',
    address: 'Địa chỉ',
    status: 'Trạng thái',
    visit: 'Giờ đến',
    guests: 'Số khách',
    table: 'Bàn',
    requests: 'Yêu cầu riêng',
    type: 'Hình thức',
    items: 'Món',
    total: 'Cần trả',
    payment: 'Thanh toán',
    paid: 'Đã trả',
    notes: 'Ghi chú',
    subject: 'Chủ đề',
    message: 'Nội dung',
  },
  messageStatus: { new: 'Mới', replied: 'Đã trả lời', archived: 'Đã lưu trữ' },
}

export const overviewTexts = { vi, en }
