import { inBothLanguages } from '#src/kernel/both-languages.ts'

/** The office's texts about what waits for a call, and about one number. */
export const callFirstTexts = inBothLanguages({
  callFirst: ['Gọi xác nhận trước', 'Call first'],
  waitsTooLong: ['Chờ xác nhận quá 24 giờ', 'Unconfirmed for over 24 hours'],
  sameNumber: [(open: number) => `Cùng số: ${open} đang mở`, (open: number) => `Same number: ${open} open`],
})
