import type { ProblemCodeOf } from '#src/kernel/endpoint.ts'
import { personProblems, timeProblems } from '#src/web/texts/person-problem-texts.ts'
import type { makeReservation } from '../contract/reservation-endpoints.ts'
import type { ReservationProblem } from '../rules/reservation-form.ts'

export type BookingProblemCode = ProblemCodeOf<typeof makeReservation> | ReservationProblem['code']

const chooseDay = { en: 'Please choose a day.', vi: 'Vui lòng chọn ngày đến.' }

/** The texts that guests read for error codes that only occur when a table is booked. */
const en: Readonly<Record<BookingProblemCode, string>> = {
  ...personProblems.en('reservations'),
  'reservations.date-required': chooseDay.en,
  'reservations.date-invalid': chooseDay.en,
  'reservations.date-past': 'This day has passed. Please choose a later one.',
  'reservations.date-too-far': 'We take bookings up to 90 days ahead.',
  'reservations.closed': 'We are closed on this day. Please choose another one.',
  'reservations.time-required': 'Please choose a time.',
  'reservations.time-invalid': 'Please choose a time from 11:30 to 21:00.',
  'reservations.time-between': timeProblems.en.between,
  'reservations.time-closed': timeProblems.en.closed,
  'reservations.time-past': timeProblems.en.past,
  'reservations.slot-full': 'This time is fully booked. Please choose another one.',
  'reservations.day-full': 'This day is fully booked for so many guests. Please choose another one.',
  'reservations.party-too-large': 'We do not have so many seats. Please call us.',
  'reservations.booked-already': 'This number has booked this day and time already.',
  'reservations.key-reused': 'The booking could not be sent again. Please press the button once more.',
  'reservations.rejected': 'The booking cannot be accepted. Please call us.',
}

const vi: typeof en = {
  ...personProblems.vi('reservations'),
  'reservations.date-required': chooseDay.vi,
  'reservations.date-invalid': chooseDay.vi,
  'reservations.date-past': 'Ngày này đã qua, bạn chọn ngày khác nhé.',
  'reservations.date-too-far': 'Quán nhận đặt bàn trước tối đa 90 ngày.',
  'reservations.closed': 'Ngày này quán nghỉ, bạn chọn ngày khác nhé.',
  'reservations.time-required': 'Vui lòng chọn giờ đến.',
  'reservations.time-invalid': 'Vui lòng chọn giờ từ 11:30 đến 21:00.',
  'reservations.time-between': timeProblems.vi.between,
  'reservations.time-closed': timeProblems.vi.closed,
  'reservations.time-past': timeProblems.vi.past,
  'reservations.slot-full': 'Giờ này đã hết bàn, bạn chọn giờ khác nhé.',
  'reservations.day-full': 'Ngày này đã hết bàn cho số khách này, bạn chọn ngày khác nhé.',
  'reservations.party-too-large': 'Quán không đủ chỗ cho đoàn này, bạn gọi cho quán nhé.',
  'reservations.booked-already': 'Số này đã đặt đúng ngày giờ này rồi.',
  'reservations.key-reused': 'Chưa gửi lại được yêu cầu này. Bạn bấm nút thêm một lần nữa nhé.',
  'reservations.rejected': 'Quán chưa nhận được yêu cầu này. Bạn gọi cho quán nhé.',
}

export const bookingProblems = { vi, en }
