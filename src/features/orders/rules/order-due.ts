import { restaurantDateTime } from '#src/kernel/dates.ts'
import type { Order } from '../contract/order.ts'
import { isOpen } from './order-progress.ts'

/** When an order is due and why: the guest's wish, the next opening, at once, or, if the order has ended, when it was placed. */
export interface OrderDue {
  readonly kind: 'requested' | 'scheduled' | 'at-once' | 'placed'
  /** Restaurant-local YYYY-MM-DDTHH:mm; null means at once. */
  readonly at: string | null
  /** True if the time that the guest wanted has passed and the guest still waits. */
  readonly isLate: boolean
}

/** When the kitchen must have an order ready, or must begin to prepare it, as seen from `now`. */
export function orderDue(
  {
    status,
    requestedTime,
    scheduledTime,
    createdAt,
    archivedAt,
  }: Pick<Order, 'status' | 'requestedTime' | 'scheduledTime' | 'createdAt' | 'archivedAt'>,
  now: Date,
): OrderDue {
  const waits = isOpen(status) && archivedAt === null
  const isLate = waits && requestedTime !== null && requestedTime < restaurantDateTime(now)
  if (requestedTime !== null) return { kind: 'requested', at: requestedTime, isLate }
  if (scheduledTime !== null) return { kind: 'scheduled', at: scheduledTime, isLate }
  if (waits) return { kind: 'at-once', at: null, isLate }
  return { kind: 'placed', at: restaurantDateTime(new Date(createdAt)), isLate }
}

/** Whole minutes since an instant; 0 if the instant is in the future. */
export function minutesSince(instant: string, now: Date): number {
  return Math.max(0, Math.floor((now.getTime() - new Date(instant).getTime()) / 60_000))
}

/** How a wait is marked. A wait below half an hour is not marked, and a wait of two hours or more is marked as very long. */
export function waitTone(minutes: number): 'warning' | 'danger' | undefined {
  if (minutes < 30) return undefined
  return minutes < 120 ? 'warning' : 'danger'
}
