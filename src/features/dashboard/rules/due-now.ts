import { instantOf, restaurantDateTime } from '#src/kernel/dates.ts'
import { waitsForCall } from '#src/features/call-first/rules/call-first.ts'
import type { Order } from '#src/features/orders/contract/order.ts'
import { leftOverBefore, orderDue } from '#src/features/orders/rules/order-due.ts'
import type { Reservation } from '#src/features/reservations/contract/reservation.ts'
import { minutesLate, whereIs } from '#src/features/reservations/rules/day-view.ts'

/** Minutes. The overview counts what is due within this time. */
const soonMinutes = 60

/** How many of these open orders are late, and how many others are due now or within an hour. */
export function ordersDueNow(orders: readonly Order[], now: Date): { late: number; soon: number } {
  const until = restaurantDateTime(new Date(now.getTime() + soonMinutes * 60_000))
  const from = leftOverBefore(now)
  const dues = orders
    .filter((order) => !waitsForCall(order))
    .map((order) => orderDue(order, now))
    .filter(({ at }) => at === null || (from <= at && at <= until))
  const late = dues.filter(({ isLate }) => isLate).length
  return { late, soon: dues.length - late }
}

/** How many of the day's reservations are late, how many are for the next hour, and how many wait for confirmation. */
export function bookingsDueNow(
  reservations: readonly Reservation[],
  now: Date,
): { late: number; soon: number; waiting: number } {
  const expected = reservations.filter((each) => whereIs(each) === 'expected')
  const late = expected.filter((each) => minutesLate(each, now) > 0)
  const soon = expected.filter(({ date, time }) => {
    const inMinutes = (instantOf(date, time).getTime() - now.getTime()) / 60_000
    return inMinutes <= soonMinutes
  })
  return {
    late: late.length,
    soon: soon.length - late.length,
    waiting: reservations.filter(({ status }) => status === 'pending').length,
  }
}
