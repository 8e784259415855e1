import { inBothLanguages } from '#src/kernel/both-languages.ts'

/** The texts of the list that staff print for a shift. */
export const shiftSheetTexts = inBothLanguages({
  title: ['Phiếu ca', 'Shift sheet'],
  print: ['In', 'Print'],
  back: ['Về đặt bàn', 'Back to reservations'],
  day: ['Ngày', 'Day'],
  shift: ['Ca', 'Shift'],
  shifts: {
    all: [() => 'Cả ngày', () => 'All day'],
    lunch: [(until: string) => `Ca trưa, trước ${until}`, (until: string) => `Lunch, before ${until}`],
    evening: [(from: string) => `Ca tối, từ ${from}`, (from: string) => `Evening, from ${from}`],
  },
  groupFrom: ['Đoàn đông từ', 'Large group from'],
  printedAt: [(moment: string) => `Lập lúc ${moment}`, (moment: string) => `As of ${moment}`],
  loading: ['Đang tải phiếu ca…', 'Loading the shift sheet…'],
  failed: ['Chưa tải được phiếu ca.', 'The shift sheet could not be loaded.'],
  more: [
    (count: number) => `Còn ${count} mục nữa trên màn hình.`,
    (count: number) => `${count} more on screen.`,
  ],
  bookings: {
    title: ['Đặt bàn', 'Bookings'],
    sum: [
      (tables: number, guests: number) => `${tables} lượt, ${guests} khách`,
      (tables: number, guests: number) =>
        `${tables} ${tables === 1 ? 'booking' : 'bookings'}, ${guests} ${guests === 1 ? 'guest' : 'guests'}`,
    ],
    none: ['Chưa có đặt bàn.', 'No bookings.'],
    columns: {
      time: ['Giờ', 'Time'],
      guests: ['Khách', 'Guests'],
      name: ['Tên, điện thoại', 'Name, phone'],
      table: ['Bàn', 'Table'],
      notes: ['Ghi chú', 'Notes'],
    },
    large: ['Đoàn đông', 'Large group'],
    unconfirmed: ['Chưa xác nhận', 'Not confirmed'],
  },
  large: {
    title: ['Đoàn đông', 'Large groups'],
    none: ['Không có.', 'None.'],
  },
  calls: {
    title: ['Cần gọi', 'To be called'],
    none: ['Không có số nào.', 'No numbers.'],
    booking: ['đặt bàn', 'booking'],
    order: [(code: string) => `đơn ${code}`, (code: string) => `order ${code}`],
  },
  unpaid: {
    title: ['Chưa chuyển khoản', 'Unpaid transfers'],
    none: ['Không có đơn nào.', 'No orders.'],
    sum: ['Tổng', 'Total'],
  },
  soldOut: {
    title: ['Đang hết', 'Sold out'],
    none: ['Món nào cũng còn.', 'Everything is available.'],
    until: [(when: string) => `đến ${when}`, (when: string) => `until ${when}`],
    open: ['đến khi có thông báo', 'until further notice'],
  },
})
