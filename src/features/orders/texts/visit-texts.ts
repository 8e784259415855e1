import { inBothLanguages } from '#src/kernel/both-languages.ts'

/** The texts of the screen that shows which tables are taken. */
export const visitTexts = inBothLanguages({
  title: ['Bàn', 'Tables'],
  fields: {
    tableLabel: ['Bàn', 'Table'],
    openedAt: ['Mở lúc', 'Opened'],
    openedBy: ['Người mở', 'Opened by'],
    guests: ['Số khách', 'Guests'],
    reservationId: ['Đặt bàn', 'Booking'],
    closedAt: ['Dọn lúc', 'Cleared'],
    paidAt: ['Trả lúc', 'Paid'],
  },
  loading: ['Đang tải các bàn…', 'Loading tables…'],
  failed: ['Chưa tải được các bàn.', 'The tables could not be loaded.'],
  none: {
    title: ['Chưa có bàn nào', 'No tables yet'],
    text: [
      'Quản trị viên ghi danh sách bàn trong Trang → Cài đặt → Các bàn. Bàn có khách gọi món cũng hiện ở đây.',
      'Admins list the tables in Pages → Settings → Tables. A table from which guests order appears here too.',
    ],
  },
  free: ['Trống', 'Free'],
  count: [
    (taken: number, free: number) => `${taken} bàn có khách · ${free} bàn trống`,
    (taken: number, free: number) => `${taken} taken · ${free} free`,
  ],
  since: [
    (time: string, minutes: number) => `Từ ${time} · ${minutes} phút`,
    (time: string, minutes: number) => `Since ${time} · ${minutes} min`,
  ],
  guests: [
    (count: number) => `${count} khách`,
    (count: number) => (count === 1 ? '1 guest' : `${count} guests`),
  ],
  booked: ['Có đặt bàn', 'With a booking'],
  noOrders: ['Chưa gọi món.', 'Nothing ordered yet.'],
  paid: ['Đã trả', 'Paid'],
  paidServing: ['Đã trả tiền, còn món đang làm', 'Paid, dishes still to come'],
  total: ['Tổng', 'Total'],
  toPay: ['Còn phải trả', 'To pay'],
  share: [
    (guests: number, amount: string) => `${guests} khách: mỗi người ${amount}`,
    (guests: number, amount: string) => `${guests} guests: ${amount} each`,
  ],
  state: {
    kitchen: ['Bếp đang làm', 'In the kitchen'],
    ready: ['Món đã xong, chờ mang ra', 'Ready to be served'],
    served: ['Đã đủ món', 'All served'],
  },
  pay: ['Ghi đã trả bằng:', 'Mark as paid by:'],
  open: ['Mở bàn', 'Open'],
  openOf: [(table: string) => `Mở ${table}`, (table: string) => `Open ${table}`],
  openOther: ['Mở bàn khác', 'Open another table'],
  addOrder: ['Thêm đơn', 'Add order'],
  move: ['Chuyển bàn', 'Move'],
  moveOf: [(table: string) => `Chuyển khách ở ${table}`, (table: string) => `Move the party at ${table}`],
  clear: ['Dọn bàn', 'Clear'],
  clearUnpaid: {
    title: [
      (table: string, sum: string) => `${table} còn ${sum} chưa trả. Vẫn dọn bàn?`,
      (table: string, sum: string) => `${table} has still to pay ${sum}. Clear it all the same?`,
    ],
    text: [
      'Các đơn chưa trả vẫn nằm trong danh sách đơn hàng.',
      'The unpaid orders stay in the list of orders.',
    ],
    yes: ['Dọn bàn', 'Clear'],
    no: ['Khoan đã', 'Not yet'],
  },
  guestsHint: [
    'Để trống nếu chưa biết; có số khách thì bàn giữ chỗ.',
    'Leave empty if unknown; with a number the table takes seats.',
  ],
  guestsWrong: ['Số từ 1 đến 200.', 'A number from 1 to 200.'],
  labelWrong: ['Ghi tên bàn.', 'Name the table.'],
  booking: ['Đặt bàn của khách', 'Booking of the guests'],
  noBooking: ['Không đặt trước', 'None'],
  other: ['Bàn khác', 'Another table'],
  taken: ['có khách', 'taken'],
  cancel: ['Huỷ', 'Cancel'],
  opened: [(table: string) => `Đã mở ${table}`, (table: string) => `${table} is open`],
  aboveSeats: [
    'Số khách đang vượt số chỗ. Các giờ này đã hết chỗ cho khách đặt trên trang.',
    'There are more guests than seats. Guests cannot book these times on the site.',
  ],
  moved: [(table: string) => `Đã chuyển sang ${table}`, (table: string) => `Moved to ${table}`],
  cleared: [(table: string) => `Đã dọn ${table}`, (table: string) => `${table} is cleared`],
  allPaid: [(table: string) => `${table} đã trả đủ`, (table: string) => `${table} has paid all`],
  allPaidServing: [
    (table: string) => `${table} đã trả đủ, còn món đang làm`,
    (table: string) => `${table} has paid all; dishes are still to come`,
  ],
  unpaid: [(table: string) => `${table} chưa trả`, (table: string) => `${table} has not paid`],
  writeFailed: {
    title: ['Chưa thực hiện được', 'That did not work'],
    description: ['Bạn xem lại bàn trước khi thử lại', 'Look at the table before you try again'],
  },
})
