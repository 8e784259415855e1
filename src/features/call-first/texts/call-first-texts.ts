/** What staff read of what waits for a call, and of one number. */
const en = {
  callFirst: 'Call first',
  waitsTooLong: 'Unconfirmed for over 24 hours',
  sameNumber: (open: number) => `Same number: ${open} open`,
}

const vi: typeof en = {
  callFirst: 'Gọi xác nhận trước',
  waitsTooLong: 'Chờ xác nhận quá 24 giờ',
  sameNumber: (open) => `Cùng số: ${open} đang mở`,
}

export const callFirstTexts = { vi, en }
