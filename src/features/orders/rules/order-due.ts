import { restaurantDate, restaurantDateTime } from '#src/kernel/dates.ts'
import type { Order, OrderStatus } from '../contract/order.ts'
import type { DueStage } from '../contract/order-lists.ts'
import { isOpen } from './order-progress.ts'

/**
 * When an order is due and why: the guest's wish, the restaurant's promise, the next opening, at once or, if an order without a
 * time has ended, when it was placed.
 */
export interface OrderDue {
  readonly kind: 'requested' | 'promised' | 'scheduled' | 'at-once' | 'placed'
  /** Restaurant-local YYYY-MM-DDTHH:mm; null means at once. */
  readonly at: string | null
  /** True if the time that the guest wanted or was promised has passed and the guest still waits. */
  readonly isLate: boolean
}

/** When the kitchen must have an order ready, or must begin to prepare it, as seen from `now`. */
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
 * An order that is still open this many hours after it was due counts as left over. The counter no longer lists it among the next
 * orders.
 */
const hoursUntilLeftOver = 12

/** Restaurant-local YYYY-MM-DDTHH:mm: open orders that were due before it are left over. */
export function leftOverBefore(now: Date): string {
  return restaurantDateTime(new Date(now.getTime() - hoursUntilLeftOver * 3_600_000))
}

type Due = Pick<Order, 'promisedTime' | 'requestedTime' | 'scheduledTime' | 'createdAt'>

/** When an order is due, YYYY-MM-DDTHH:mm. An order that the kitchen makes at once is due when it was placed. */
export function dueMinute({ promisedTime, requestedTime, scheduledTime, createdAt }: Due): string {
  return promisedTime ?? requestedTime ?? scheduledTime ?? restaurantDateTime(new Date(createdAt))
}

/**
 * Where an order stands in the list of what is due: among what was due long ago (see `leftOverBefore`), what waits to be confirmed,
 * what is next, or on a later day, as YYYY-MM-DD.
 */
export function dueGroup(order: Due & Pick<Order, 'status'>, now: Date): string {
  const at = dueMinute(order)
  if (at < leftOverBefore(now)) return 'left-over'
  if (order.status === 'pending') return 'waiting'
  const day = at.slice(0, 10)
  return day > restaurantDate(now) ? day : 'next'
}

/** True if an order is in the list that the counter asks for: at `stage` or, if that is undefined, open. */
export function isAtStage(status: OrderStatus, stage: DueStage | undefined): boolean {
  if (stage === undefined) return isOpen(status)
  return stage === 'done' ? status === 'delivered' || status === 'completed' : status === stage
}

/** Whole minutes since an instant; 0 if the instant is in the future. */
export function minutesSince(instant: string, now: Date): number {
  return Math.max(0, Math.floor((now.getTime() - new Date(instant).getTime()) / 60_000))
}

/**
 * How a guest's wait is marked: not at all below a quarter of an hour, and as very long (`danger`) from three quarters of an hour
 * on.
 */
export function waitTone(minutes: number): 'warning' | 'danger' | undefined {
  if (minutes < 15) return undefined
  return minutes < 45 ? 'warning' : 'danger'
}
