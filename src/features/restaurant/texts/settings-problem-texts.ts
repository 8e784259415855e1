import type { ProblemCodeOf } from '#src/kernel/endpoint.ts'
import type { changeSiteSettings } from '../contract/restaurant-endpoints.ts'

type Code = ProblemCodeOf<typeof changeSiteSettings>

const en = {
  'restaurant.stale': 'Someone else has changed the settings meanwhile. Check them, then save again.',
  'restaurant.phone-invalid':
    'A phone number has 8 to 15 digits. One of another country begins with + and its code.',
} satisfies Readonly<Record<Code, string>>

const vi: typeof en = {
  'restaurant.stale': 'Người khác vừa sửa cài đặt. Bạn xem lại rồi lưu lần nữa nhé.',
  'restaurant.phone-invalid':
    'Số điện thoại có 8 đến 15 chữ số. Số nước ngoài bắt đầu bằng dấu + và mã nước.',
}

/** The texts that admins read for the error codes of the API call that changes the settings. */
export const settingsProblems = { vi, en }

const fieldsEn = {
  'restaurant.date-invalid': 'Please choose a day.',
  'restaurant.address-invalid': 'Write the whole address, beginning with https://.',
  'restaurant.email-invalid': 'This is no e-mail address.',
  'restaurant.phone-extra': 'Enter one number alone, such as 0274 380 1234.',
  'restaurant.hours-empty': 'Choose another time than it opens.',
  'restaurant.hours-overlap': 'These hours overlap others.',
  'restaurant.closure-repeated': 'These days are in the list already.',
  'restaurant.closure-backwards': 'Choose the first day or a later one.',
  'restaurant.lunar-backwards': 'Choose the first day or a later one, within two months.',
  'restaurant.closure-too-long': 'Choose a day of the same year or the next.',
  'restaurant.vat-backwards': 'A period ends on its first day or later.',
  'restaurant.vat-overlap': 'This period overlaps another one.',
  'restaurant.bank-invalid': 'The number of a bank has 6 digits.',
  'restaurant.printer-address': 'An address in your network is such as 192.168.1.50.',
  'restaurant.sizes-unclear': 'Write each size with its weight, such as: 16 cm = 1; 18 cm = 1.25',
  'restaurant.account-invalid': 'An account number has 4 to 19 letters and digits.',
}

const fieldsVi: typeof fieldsEn = {
  'restaurant.date-invalid': 'Bạn chọn ngày nhé.',
  'restaurant.address-invalid': 'Viết địa chỉ đầy đủ, bắt đầu bằng https://.',
  'restaurant.email-invalid': 'Đây không phải địa chỉ email.',
  'restaurant.phone-extra': 'Chỉ ghi một số điện thoại, ví dụ 0274 380 1234.',
  'restaurant.hours-empty': 'Chọn giờ khác giờ mở cửa.',
  'restaurant.hours-overlap': 'Giờ này trùng với dòng khác.',
  'restaurant.closure-repeated': 'Ngày này đã có trong danh sách.',
  'restaurant.closure-backwards': 'Chọn ngày đầu hoặc ngày sau đó.',
  'restaurant.lunar-backwards': 'Chọn ngày đầu hoặc ngày sau đó, trong hai tháng.',
  'restaurant.closure-too-long': 'Chọn ngày trong cùng năm hoặc năm sau.',
  'restaurant.vat-backwards': 'Ngày cuối không được trước ngày đầu.',
  'restaurant.vat-overlap': 'Giai đoạn này trùng với giai đoạn khác.',
  'restaurant.bank-invalid': 'Mã ngân hàng có 6 chữ số.',
  'restaurant.printer-address': 'Địa chỉ trong mạng của quán, ví dụ 192.168.1.50.',
  'restaurant.sizes-unclear': 'Mỗi cỡ ghi kèm số phần, ví dụ: 16 cm = 1; 18 cm = 1,25',
  'restaurant.account-invalid': 'Số tài khoản có 4 đến 19 chữ và số.',
}

/** The texts of `settingsProblems`, and texts for problems that the form itself finds before it is sent. */
export const settingsFieldProblems = { vi: { ...vi, ...fieldsVi }, en: { ...en, ...fieldsEn } }
