import type { ProblemCodeOf } from '#src/kernel/endpoint.ts'
import type { Language } from '#src/kernel/language.ts'
import { personProblems } from '#src/web/texts/person-problem-texts.ts'
import type { changeOrder, getOrder, setOrderStatus } from '../contract/order-endpoints.ts'
import type { moveOrderPromise } from '../contract/promised-times-endpoints.ts'
import type { RequestedTimeProblemCode } from '../rules/requested-time.ts'
import { orderingProblems } from './problem-texts.ts'

type OfficeOrderCode = ProblemCodeOf<
  typeof changeOrder | typeof getOrder | typeof setOrderStatus | typeof moveOrderPromise
>

/** The texts about requested times that are not possible. They are the same for guests and staff. */
function requestedTimeProblems(language: Language): Readonly<Record<RequestedTimeProblemCode, string>> {
  const texts = orderingProblems[language]
  return {
    'orders.requested-time-invalid': texts['orders.requested-time-invalid'],
    'orders.requested-time-past': texts['orders.requested-time-past'],
    'orders.requested-time-too-far': texts['orders.requested-time-too-far'],
    'orders.requested-time-closed': texts['orders.requested-time-closed'],
    'orders.requested-time-between': texts['orders.requested-time-between'],
  }
}

const en: Readonly<Record<OfficeOrderCode, string>> = {
  ...personProblems.en('orders'),
  ...requestedTimeProblems('en'),
  'orders.reason-required': 'Say why.',
  'orders.not-cooking': 'This order is ready or over.',
  'orders.field-forbidden': 'Only admins may change this.',
  'orders.admins-alone': 'The order is ready or over; only an admin may change it.',
  'orders.address-too-short': orderingProblems.en['orders.address-too-short'],
  'orders.stale': 'Somebody else has changed it meanwhile; it is shown as it is now.',
  'orders.not-found': 'This order does not exist any more.',
  'orders.archived': 'This order is archived and can only be read.',
  'orders.confirm-first': 'Call the guest and confirm the order first.',
  'orders.delivery-off': 'Delivery is not offered at the moment.',
  'orders.no-lines': 'An order has at least one line.',
  'orders.too-many-lines': 'An order holds at most 50 lines.',
  'orders.quantity-invalid': 'A line has 1 to 99 pieces.',
  'orders.amount-too-large': 'This amount is too large for one order.',
  'orders.dishes-unavailable': 'A dish that was added is not on sale any more.',
  'orders.not-enough-left': 'Only {left} left today of {dish}.',
  'orders.choices-invalid': 'A dish that was added cannot be ordered as chosen.',
}

const vi: typeof en = {
  ...personProblems.vi('orders'),
  ...requestedTimeProblems('vi'),
  'orders.not-cooking': 'Đơn này đã xong hoặc đã kết thúc.',
  'orders.reason-required': 'Bạn ghi lý do nhé.',
  'orders.field-forbidden': 'Chỉ quản trị viên được sửa phần này.',
  'orders.admins-alone': 'Đơn đã xong hoặc đã kết thúc; chỉ quản trị viên được sửa.',
  'orders.address-too-short': orderingProblems.vi['orders.address-too-short'],
  'orders.stale': 'Người khác vừa thay đổi đơn này; màn hình đã hiện bản mới nhất.',
  'orders.not-found': 'Đơn này không còn nữa.',
  'orders.archived': 'Đơn này đã được lưu trữ, chỉ xem được.',
  'orders.confirm-first': 'Gọi khách và xác nhận đơn trước đã.',
  'orders.delivery-off': 'Hiện quán chưa nhận giao hàng.',
  'orders.no-lines': 'Đơn phải có ít nhất một món.',
  'orders.too-many-lines': 'Mỗi đơn tối đa 50 dòng.',
  'orders.quantity-invalid': 'Mỗi dòng có từ 1 đến 99 phần.',
  'orders.amount-too-large': 'Số tiền này quá lớn cho một đơn.',
  'orders.dishes-unavailable': 'Có món vừa thêm hiện không còn bán.',
  'orders.not-enough-left': 'Hôm nay {dishVi} chỉ còn {left} phần.',
  'orders.choices-invalid': 'Có món vừa thêm chưa đặt được như đã chọn.',
}

/** The texts for staff, for the error codes of calls about orders. */
export const officeOrderProblems = { vi, en }
