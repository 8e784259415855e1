import { instantOf } from '#src/kernel/dates.ts'
import type { Order } from '../contract/order.ts'

/** How urgent an open order is. The kitchen's board and the counter's cards show this by a colour and by words. */
export interface OrderAge {
  readonly tone: 'calm' | 'soon' | 'late'
  /**
   * What `minutes` means. `waits`: the time since the guest placed the order; `due`: the time until it is due; `late`: the time
   * since it was due.
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

/**
 * When an order is due, in milliseconds since 1970: at its time, or, if it is made at once, when it counts as late. The board shows
 * the orders by this time, so late ones first.
 */
export function dueAt({ createdAt, ...times }: Timed): number {
  const at = orderTime(times)
  return at === null
    ? Date.parse(createdAt) + lateAfter * 60_000
    : instantOf(at.slice(0, 10), at.slice(11)).getTime()
}

/** Sorts by when the orders are due; orders that are due at the same time by when they were placed. */
export function byDueTime<Due extends Timed & { id: string }>(one: Due, other: Due): number {
  return (
    dueAt(one) - dueAt(other) ||
    Date.parse(one.createdAt) - Date.parse(other.createdAt) ||
    one.id.localeCompare(other.id)
  )
}

export function orderAge({ createdAt, ...times }: Timed, now: Date): OrderAge {
  const at = orderTime(times)
  if (at === null) {
    const minutes = Math.max(0, minutesFrom(new Date(createdAt), now))
    return {
      kind: 'waits',
      minutes,
      tone: minutes < soonAfter ? 'calm' : minutes < lateAfter ? 'soon' : 'late',
    }
  }
  const late = minutesFrom(instantOf(at.slice(0, 10), at.slice(11)), now)
  if (late > 0) return { kind: 'late', minutes: late, tone: 'late' }
  return { kind: 'due', minutes: Math.abs(late), tone: -late <= soonBefore ? 'soon' : 'calm' }
}

/** True if the guest wants the order later, and it is not yet time to begin with it. */
export function isForLater(order: Timed, now: Date): boolean {
  return order.scheduledTime !== null && dueAt(order) - now.getTime() > beginBefore * 60_000
}

function minutesFrom(instant: Date, now: Date): number {
  return Math.floor((now.getTime() - instant.getTime()) / 60_000)
}
