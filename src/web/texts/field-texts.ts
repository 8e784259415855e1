/** What guests and staff call the fields of more than one thing. */
const en = {
  fullName: 'Full name',
  email: 'E-mail',
  phone: 'Phone',
  address: 'Address',
  table: 'Table',
  guests: 'Guests',
  optional: 'optional',
}

const vi: typeof en = {
  fullName: 'Họ tên',
  email: 'Email',
  phone: 'Số điện thoại',
  address: 'Địa chỉ',
  table: 'Bàn',
  guests: 'Số khách',
  optional: 'không bắt buộc',
}

export const fieldTexts = { vi, en }
