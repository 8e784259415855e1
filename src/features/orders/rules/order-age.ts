import { instantOf } from '#src/kernel/dates.ts'
import type { Order } from '../contract/order.ts'

/** How urgent an open order is. The kitchen's board and the counter's cards show this by a colour and by words. */
export interface OrderAge {
  readonly tone: 'calm' | 'soon' | 'late'
  /**
   * What `minutes` means. `waits`: the time since the guest placed the order, or since the kitchen could begin with it; `due`: the
   * time until it is due or begun; `late`: the time since it was due.
   */
  readonly kind: 'waits' | 'due' | 'late'
  readonly minutes: number
}

/**
 * Minutes. For an order without a time, the guest has been waiting for long (`soon`) after `soonAfter`, and for too long (`late`)
 * after `lateAfter`.
 */
const soonAfter = 10
const lateAfter = 20
/** Minutes. So long before its time the kitchen may begin with an order for later; its paper ticket is printed then. */
const beginBefore = 45
/** An order with a time is marked as `soon` from this many minutes before that time on. */
const soonBefore = 15

type Timed = Pick<Order, 'promisedTime' | 'requestedTime' | 'scheduledTime' | 'createdAt'>

/**
 * The time that the guest was promised or asked for, or at which the kitchen begins with the order. Null if the kitchen makes the
 * order at once.
 */
export function orderTime({
  promisedTime,
  requestedTime,
  scheduledTime,
}: Omit<Timed, 'createdAt'>): string | null {
  return promisedTime ?? requestedTime ?? scheduledTime
}

const timeOf = (local: string) => instantOf(local.slice(0, 10), local.slice(11))

/** When the guest begins to wait for an order without a promised or requested time: once the kitchen can begin with it. */
const waitsFrom = ({ scheduledTime, createdAt }: Timed) =>
  scheduledTime === null ? new Date(createdAt) : timeOf(scheduledTime)

/**
 * When an order is due, in milliseconds since 1970: at its promised or requested time, or else when it counts as late. The board
 * shows the orders by this time, so late ones first.
 */
export function dueAt(order: Timed): number {
  const at = order.promisedTime ?? order.requestedTime
  return at === null ? waitsFrom(order).getTime() + lateAfter * 60_000 : timeOf(at).getTime()
}

/** Sorts by when the orders are due; orders that are due at the same time by when they were placed. */
export function byDueTime<Due extends Timed & { id: string }>(one: Due, other: Due): number {
  return (
    dueAt(one) - dueAt(other) ||
    Date.parse(one.createdAt) - Date.parse(other.createdAt) ||
    one.id.localeCompare(other.id)
  )
}

export function orderAge(order: Timed, now: Date): OrderAge {
  const at = order.promisedTime ?? order.requestedTime
  if (at === null) {
    const minutes = minutesFrom(waitsFrom(order), now)
    if (minutes < 0 && order.scheduledTime !== null) return { kind: 'due', minutes: -minutes, tone: 'calm' }
    const tone = minutes < soonAfter ? 'calm' : minutes < lateAfter ? 'soon' : 'late'
    return { kind: 'waits', minutes: Math.max(0, minutes), tone }
  }
  const late = minutesFrom(timeOf(at), now)
  if (late > 0) return { kind: 'late', minutes: late, tone: 'late' }
  return { kind: 'due', minutes: Math.abs(late), tone: -late <= soonBefore ? 'soon' : 'calm' }
}

/** True if the guest wants the order later, and it is not yet time to begin with it. */
export function isForLater(order: Timed, now: Date): boolean {
  const at = orderTime(order)
  return order.scheduledTime !== null && at !== null && minutesFrom(now, timeOf(at)) > beginBefore
}

function minutesFrom(instant: Date, now: Date): number {
  return Math.floor((now.getTime() - instant.getTime()) / 60_000)
}
