import { inBothLanguages, pairsOf, type PairFor } from '#src/kernel/both-languages.ts'
import type { ProblemCodeOf } from '#src/kernel/endpoint.ts'
import { personProblems } from '#src/web/texts/person-problem-texts.ts'
import type {
  changeReservation,
  deleteReservation,
  getReservation,
  markReservation,
  setReservationStatus,
} from '../contract/reservation-endpoints.ts'

type OfficeCode = ProblemCodeOf<
  | typeof getReservation
  | typeof setReservationStatus
  | typeof markReservation
  | typeof changeReservation
  | typeof deleteReservation
>

/** The texts that staff read for the error codes of API calls about reservations. */
export const officeReservationProblems = inBothLanguages<PairFor<OfficeCode>>({
  ...pairsOf({ vi: personProblems.vi('reservations'), en: personProblems.en('reservations') }),
  'reservations.not-found': ['Đặt bàn này không còn nữa.', 'This reservation does not exist any more.'],
  'reservations.archived': [
    'Đặt bàn này đã được lưu trữ, chỉ xem được.',
    'This reservation is archived and can only be read.',
  ],
  'reservations.stale': [
    'Người khác vừa thay đổi đặt bàn này; màn hình đã hiện bản mới nhất.',
    'Somebody else has changed it meanwhile; it is shown as it is now.',
  ],
  'reservations.slot-full': ['Giờ này không còn đủ chỗ.', 'There are not enough free seats at this time.'],
  'reservations.not-due': ['Chưa đến giờ hẹn của khách.', 'It is not yet the time of the visit.'],
  'reservations.date-invalid': ['Chọn ngày đến.', 'Choose a day.'],
  'reservations.date-past': ['Ngày này đã qua.', 'This day has passed.'],
  'reservations.date-too-far': [
    'Chỉ nhận đặt bàn trước tối đa 90 ngày.',
    'Tables are booked up to 90 days ahead.',
  ],
  'reservations.closed': ['Ngày này quán nghỉ.', 'The restaurant is closed on this day.'],
  'reservations.time-invalid': ['Chọn giờ từ 11:30 đến 21:00.', 'Choose a time from 11:30 to 21:00.'],
  'reservations.time-between': [
    'Giờ này quán nghỉ giữa hai lần mở cửa.',
    'The restaurant is closed at this time, between two openings.',
  ],
  'reservations.time-closed': ['Giờ này quán nghỉ.', 'The restaurant is closed at this time.'],
  'reservations.party-too-large': [
    'Quán không có đủ chỗ cho số khách này.',
    'The restaurant does not have so many seats.',
  ],
  'reservations.time-past': ['Giờ này đã qua.', 'This time has passed.'],
})
