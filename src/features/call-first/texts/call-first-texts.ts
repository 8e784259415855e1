import { inBothLanguages } from '#src/kernel/both-languages.ts'

/**
 * The office's texts about bookings and orders that wait for a call, and about other open bookings and orders of the same phone
 * number.
 */
export const callFirstTexts = inBothLanguages({
  callFirst: ['Gọi xác nhận trước', 'Call first'],
  waitsTooLong: ['Chờ xác nhận quá 24 giờ', 'Unconfirmed for over 24 hours'],
  sameNumber: [(open: number) => `Cùng số: ${open} đang mở`, (open: number) => `Same number: ${open} open`],
})
