import type { ProblemCodeOf } from '#src/kernel/endpoint.ts'
import type { makeReservation } from '../contract/reservation-endpoints.ts'
import type { ReservationProblem } from '../rules/reservation-form.ts'

export type BookingProblemCode = ProblemCodeOf<typeof makeReservation> | ReservationProblem['code']

/** What the guest reads for each code that booking alone can fail with. */
const en: Readonly<Record<BookingProblemCode, string>> = {
  'reservations.date-required': 'Please choose a day.',
  'reservations.date-invalid': 'Please choose a day.',
  'reservations.date-past': 'This day has passed. Please choose a later one.',
  'reservations.date-too-far': 'We take bookings up to 90 days ahead.',
  'reservations.closed': 'We are closed on this day. Please choose another one.',
  'reservations.time-required': 'Please choose a time.',
  'reservations.time-invalid': 'Please choose a time from 11:30 to 21:00.',
  'reservations.time-between':
    'We are closed at this time, between two openings. Please choose an earlier or a later one.',
  'reservations.time-closed': 'We are closed at this time. Please choose another one.',
  'reservations.time-past': 'This time has passed. Please choose a later one.',
  'reservations.slot-full': 'This time is fully booked. Please choose another one.',
  'reservations.day-full': 'This day is fully booked for so many guests. Please choose another one.',
  'reservations.party-too-large': 'We do not have so many seats. Please call us.',
  'reservations.name-required': 'Please enter your name.',
  'reservations.phone-required': 'Please enter your phone number.',
  'reservations.phone-extra': 'Please enter one number alone, such as 0900 000 000.',
  'reservations.phone-invalid':
    'This number does not look right. Write it like 0900 000 000 or, from another country, like +44 20 7946 0018.',
  'reservations.email-invalid': 'Please enter a valid e-mail address, such as lan@example.com.',
  'reservations.key-reused': 'The booking could not be sent again. Please press the button once more.',
  'reservations.rejected': 'The booking cannot be accepted. Please call us.',
}

const vi: typeof en = {
  'reservations.date-required': 'Vui lòng chọn ngày đến.',
  'reservations.date-invalid': 'Vui lòng chọn ngày đến.',
  'reservations.date-past': 'Ngày này đã qua, bạn chọn ngày khác nhé.',
  'reservations.date-too-far': 'Quán nhận đặt bàn trước tối đa 90 ngày.',
  'reservations.closed': 'Ngày này quán nghỉ, bạn chọn ngày khác nhé.',
  'reservations.time-required': 'Vui lòng chọn giờ đến.',
  'reservations.time-invalid': 'Vui lòng chọn giờ từ 11:30 đến 21:00.',
  'reservations.time-between':
    'Giờ này quán nghỉ giữa hai lần mở cửa, bạn chọn giờ sớm hơn hoặc muộn hơn nhé.',
  'reservations.time-closed': 'Giờ này quán nghỉ, bạn chọn giờ khác nhé.',
  'reservations.time-past': 'Giờ này đã qua, bạn chọn giờ muộn hơn nhé.',
  'reservations.slot-full': 'Giờ này đã hết bàn, bạn chọn giờ khác nhé.',
  'reservations.day-full': 'Ngày này đã hết bàn cho số khách này, bạn chọn ngày khác nhé.',
  'reservations.party-too-large': 'Quán không đủ chỗ cho đoàn này, bạn gọi cho quán nhé.',
  'reservations.name-required': 'Vui lòng nhập tên của bạn.',
  'reservations.phone-required': 'Vui lòng nhập số điện thoại.',
  'reservations.phone-extra': 'Ở đây bạn chỉ ghi một số điện thoại thôi nhé, ví dụ 0900 000 000.',
  'reservations.phone-invalid':
    'Số điện thoại chưa đúng. Bạn ghi như 0900 000 000, còn số nước ngoài thì ghi cả dấu + và mã nước, như +44 20 7946 0018.',
  'reservations.email-invalid': 'Vui lòng nhập đúng địa chỉ email, ví dụ lan@example.com.',
  'reservations.key-reused': 'Chưa gửi lại được yêu cầu này. Bạn bấm nút thêm một lần nữa nhé.',
  'reservations.rejected': 'Quán chưa nhận được yêu cầu này. Bạn gọi cho quán nhé.',
}

export const bookingProblems = { vi, en }
