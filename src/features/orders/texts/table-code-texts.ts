/** The texts of the page on which the restaurant prints a QR code for each table, and of the printed cards. */
const en = {
  title: 'Codes for the tables',
  more: 'A guest who scans the code on a table sees the menu, and the order names that table.',
  tables: 'Tables',
  hint: 'Numbers or names between commas; 1-12 means twelve tables.',
  tooLong: (names: string) => `Longer than 20 characters, so without a code: ${names}`,
  none: 'Name the tables above, and their codes appear here.',
  address: (address: string) => `The codes lead to ${address}`,
  print: 'Print',
  codes: (count: number) => (count === 1 ? '1 code' : `${count} codes`),
  code: (table: string) => `QR code: the menu for ${table}`,
  scan: 'Scan to see the menu and order',
}

const vi: typeof en = {
  title: 'Mã QR cho bàn',
  more: 'Khách quét mã trên bàn sẽ thấy thực đơn, và đơn hàng ghi sẵn bàn đó.',
  tables: 'Các bàn',
  hint: 'Số hoặc tên bàn, cách nhau bằng dấu phẩy; 1-12 là mười hai bàn.',
  tooLong: (names) => `Dài quá 20 ký tự nên không có mã: ${names}`,
  none: 'Bạn ghi các bàn ở trên, mã sẽ hiện ở đây.',
  address: (address) => `Mã dẫn đến ${address}`,
  print: 'In',
  codes: (count) => `${count} mã`,
  code: (table) => `Mã QR: thực đơn cho ${table}`,
  scan: 'Quét mã để xem thực đơn và gọi món',
}

export const tableCodeTexts = { vi, en }
