/** What guests and staff call the fields of more than one thing, and what closes or takes back. */
const en = {
  fullName: 'Full name',
  email: 'E-mail',
  phone: 'Phone',
  address: 'Address',
  table: 'Table',
  yourTable: 'Your table',
  yourName: 'Your name',
  tryLater: 'Please try again later.',
  guests: 'Guests',
  optional: 'optional',
  close: 'Close',
  undo: 'Undo',
}

const vi: typeof en = {
  fullName: 'Họ tên',
  email: 'Email',
  phone: 'Số điện thoại',
  address: 'Địa chỉ',
  table: 'Bàn',
  yourTable: 'Bàn của bạn',
  yourName: 'Tên của bạn',
  tryLater: 'Vui lòng thử lại sau.',
  guests: 'Số khách',
  optional: 'không bắt buộc',
  close: 'Đóng',
  undo: 'Hoàn tác',
}

/** How far an order or a reservation is. */
export const stageTexts = {
  en: {
    pending: 'Waiting for confirmation',
    confirmed: 'Confirmed',
    completed: 'Completed',
    cancelled: 'Cancelled',
  },
  vi: { pending: 'Chờ xác nhận', confirmed: 'Đã xác nhận', completed: 'Hoàn tất', cancelled: 'Đã huỷ' },
}

/** Whether a dish or an option can be ordered now. */
export const availabilityTexts = {
  en: {
    available: 'Available',
    soldOut: 'Sold out',
    soldOutUntil: (when: string) => `Sold out until ${when}`,
  },
  vi: { available: 'Còn món', soldOut: 'Hết món', soldOutUntil: (when: string) => `Hết đến ${when}` },
}

export const fieldTexts = { vi, en }
