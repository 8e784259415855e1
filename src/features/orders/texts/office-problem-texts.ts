import type { ProblemCodeOf } from '#src/kernel/endpoint.ts'
import type { getOrder, setOrderStatus } from '../contract/order-endpoints.ts'

const en: Readonly<Record<ProblemCodeOf<typeof getOrder | typeof setOrderStatus>, string>> = {
  'orders.stale': 'Somebody else has changed it meanwhile; it is shown as it is now.',
  'orders.not-found': 'This order does not exist any more.',
  'orders.archived': 'This order is archived and can only be read.',
}

const vi: typeof en = {
  'orders.stale': 'Người khác vừa thay đổi đơn này; màn hình đã hiện bản mới nhất.',
  'orders.not-found': 'Đơn này không còn nữa.',
  'orders.archived': 'Đơn này đã được lưu trữ, chỉ xem được.',
}

/** What staff read for the codes of their calls about orders. */
export const officeOrderProblems = { vi, en }
