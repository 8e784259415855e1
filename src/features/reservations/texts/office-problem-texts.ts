import type { ProblemCodeOf } from '#src/kernel/endpoint.ts'
import { personProblems } from '#src/web/texts/person-problem-texts.ts'
import type {
  changeReservation,
  deleteReservation,
  getReservation,
  setReservationStatus,
} from '../contract/reservation-endpoints.ts'

type OfficeCode = ProblemCodeOf<
  typeof getReservation | typeof setReservationStatus | typeof changeReservation | typeof deleteReservation
>

const en: Readonly<Record<OfficeCode, string>> = {
  ...personProblems.en('reservations'),
  'reservations.not-found': 'This reservation does not exist any more.',
  'reservations.archived': 'This reservation is archived and can only be read.',
  'reservations.stale': 'Somebody else has changed it meanwhile; it is shown as it is now.',
  'reservations.slot-full': 'There are not enough free seats at this time.',
  'reservations.date-invalid': 'Choose a day.',
  'reservations.date-past': 'This day has passed.',
  'reservations.date-too-far': 'Tables are booked up to 90 days ahead.',
  'reservations.closed': 'The restaurant is closed on this day.',
  'reservations.time-invalid': 'Choose a time from 11:30 to 21:00.',
  'reservations.time-between': 'The restaurant is closed at this time, between two openings.',
  'reservations.time-closed': 'The restaurant is closed at this time.',
  'reservations.party-too-large': 'The restaurant does not have so many seats.',
  'reservations.time-past': 'This time has passed.',
}

const vi: typeof en = {
  ...personProblems.vi('reservations'),
  'reservations.not-found': 'Đặt bàn này không còn nữa.',
  'reservations.archived': 'Đặt bàn này đã được lưu trữ, chỉ xem được.',
  'reservations.stale': 'Người khác vừa thay đổi đặt bàn này; màn hình đã hiện bản mới nhất.',
  'reservations.slot-full': 'Giờ này không còn đủ chỗ.',
  'reservations.date-invalid': 'Chọn ngày đến.',
  'reservations.date-past': 'Ngày này đã qua.',
  'reservations.date-too-far': 'Chỉ nhận đặt bàn trước tối đa 90 ngày.',
  'reservations.closed': 'Ngày này quán nghỉ.',
  'reservations.time-invalid': 'Chọn giờ từ 11:30 đến 21:00.',
  'reservations.time-between': 'Giờ này quán nghỉ giữa hai lần mở cửa.',
  'reservations.time-closed': 'Giờ này quán nghỉ.',
  'reservations.party-too-large': 'Quán không có đủ chỗ cho số khách này.',
  'reservations.time-past': 'Giờ này đã qua.',
}

/** What staff read for the error codes of API calls about reservations. */
export const officeReservationProblems = { vi, en }
