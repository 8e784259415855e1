import { inBothLanguages } from '#src/kernel/both-languages.ts'

/** The texts for staff, for the error codes of calls about visits (the parties at the tables). */
export const visitProblems = inBothLanguages({
  'visits.not-found': ['Lượt khách này không còn nữa.', 'This party is not there any more.'],
  'visits.closed': ['Bàn này vừa được thanh toán hoặc dọn.', 'This table has just been paid or cleared.'],
  'visits.table-taken': ['Bàn này đang có khách.', 'This table is taken.'],
  'visits.sum-changed': [
    'Số tiền vừa thay đổi; màn hình đã hiện số mới nhất.',
    'The sum has just changed; the screen shows the new one.',
  ],
  'visits.changed-since': [
    'Có đơn đã thay đổi sau khi thanh toán.',
    'An order has changed since the payment.',
  ],
  'visits.booking-not-found': ['Đặt bàn này không còn nữa.', 'This booking does not exist any more.'],
})
