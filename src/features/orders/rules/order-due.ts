import { restaurantDate, restaurantDateTime } from '#src/kernel/dates.ts'
import type { Order, OrderStatus } from '../contract/order.ts'
import type { DueStage } from '../contract/order-lists.ts'
import { isOpen } from './order-progress.ts'

/**
 * When an order is due, and which time this is: the time that the guest requested, the time that the restaurant promised, the next
 * opening, or at once. An order without a time that is already finished counts as due when it was placed.
 */
export interface OrderDue {
  readonly kind: 'requested' | 'promised' | 'scheduled' | 'at-once' | 'placed'
  /** YYYY-MM-DDTHH:mm in the restaurant's time zone. Null means at once. */
  readonly at: string | null
  /** True if the requested or promised time is over and the guest is still waiting. */
  readonly isLate: boolean
}

/** When an order must be ready, or when the kitchen must begin with it, judged at the time `now`. */
export function orderDue(
  {
    status,
    promisedTime,
    requestedTime,
    scheduledTime,
    createdAt,
    archivedAt,
  }: Pick<Order, 'status' | 'promisedTime' | 'requestedTime' | 'scheduledTime' | 'createdAt' | 'archivedAt'>,
  now: Date,
): OrderDue {
  const waits = isOpen(status) && archivedAt === null
  const told = promisedTime ?? requestedTime
  const isLate = waits && told !== null && told < restaurantDateTime(now)
  if (told !== null) return { kind: told === requestedTime ? 'requested' : 'promised', at: told, isLate }
  if (scheduledTime !== null) return { kind: 'scheduled', at: scheduledTime, isLate }
  if (waits) return { kind: 'at-once', at: null, isLate }
  return { kind: 'placed', at: restaurantDateTime(new Date(createdAt)), isLate }
}

/**
 * If an order is still open this many hours after it was due, it is treated as forgotten, and the counter no longer lists it among
 * the next orders.
 */
const hoursUntilLeftOver = 12

/** YYYY-MM-DDTHH:mm in the restaurant's time zone. Open orders that were due before this time are treated as forgotten. */
export function leftOverBefore(now: Date): string {
  return restaurantDateTime(new Date(now.getTime() - hoursUntilLeftOver * 3_600_000))
}

type Due = Pick<Order, 'promisedTime' | 'requestedTime' | 'scheduledTime' | 'createdAt'>

/** When an order is due, YYYY-MM-DDTHH:mm. If the kitchen makes it at once, this is the time when it was placed. */
export function dueMinute({ promisedTime, requestedTime, scheduledTime, createdAt }: Due): string {
  return promisedTime ?? requestedTime ?? scheduledTime ?? restaurantDateTime(new Date(createdAt))
}

/**
 * The heading under which an order stands in the list of due orders: those that were due long ago (`leftOverBefore`), those that
 * wait for a confirmation, the next ones, or those of a later day (YYYY-MM-DD).
 */
export function dueGroup(order: Due & Pick<Order, 'status'>, now: Date): string {
  const at = dueMinute(order)
  if (at < leftOverBefore(now)) return 'left-over'
  if (order.status === 'pending') return 'waiting'
  const day = at.slice(0, 10)
  return day > restaurantDate(now) ? day : 'next'
}

/**
 * Whether an order belongs to the list that the counter wants to see: orders at `stage`, or all open orders if `stage` is
 * undefined.
 */
export function isAtStage(status: OrderStatus, stage: DueStage | undefined): boolean {
  if (stage === undefined) return isOpen(status)
  return stage === 'done' ? status === 'delivered' || status === 'completed' : status === stage
}

/** Whole minutes since this time; 0 if the time is in the future. */
export function minutesSince(instant: string, now: Date): number {
  return Math.max(0, Math.floor((now.getTime() - new Date(instant).getTime()) / 60_000))
}

/**
 * The colour that marks how long a guest has been waiting: none below 15 minutes, then `warning`, and `danger` from 45 minutes on.
 */
export function waitTone(minutes: number): 'warning' | 'danger' | undefined {
  if (minutes < 15) return undefined
  return minutes < 45 ? 'warning' : 'danger'
}
