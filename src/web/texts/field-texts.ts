import { inBothLanguages } from '#src/kernel/both-languages.ts'

/** Labels of fields that several forms for guests and staff share, and of buttons that close or undo something. */
export const fieldTexts = inBothLanguages({
  fullName: ['Họ tên', 'Full name'],
  email: ['Email', 'E-mail'],
  phone: ['Số điện thoại', 'Phone'],
  address: ['Địa chỉ', 'Address'],
  table: ['Bàn', 'Table'],
  yourTable: ['Bàn của bạn', 'Your table'],
  yourName: ['Tên của bạn', 'Your name'],
  tryLater: ['Vui lòng thử lại sau.', 'Please try again later.'],
  guests: ['Số khách', 'Guests'],
  optional: ['không bắt buộc', 'optional'],
  close: ['Đóng', 'Close'],
  undo: ['Hoàn tác', 'Undo'],
})

/** The names of the stages of an order or a reservation. */
export const stageTexts = {
  en: {
    pending: 'Waiting for confirmation',
    confirmed: 'Confirmed',
    completed: 'Completed',
    cancelled: 'Cancelled',
  },
  vi: { pending: 'Chờ xác nhận', confirmed: 'Đã xác nhận', completed: 'Hoàn tất', cancelled: 'Đã huỷ' },
}
