import { waitsForCall } from '#src/features/call-first/rules/call-first.ts'
import type { Order, OrderStatus } from '../contract/order.ts'

/** The statuses that staff choose from. The API can also set other ones. */
export const offeredStatuses: readonly OrderStatus[] = ['pending', 'confirmed', 'completed', 'cancelled']

/**
 * The stages of an order from placed to completed, which are the statuses that staff can set; undefined if the order is cancelled.
 * Any other status that the order has is a stage too: preparing and ready come before the end, and delivered replaces the end.
 */
export function orderStages(status: OrderStatus): OrderStatus[] | undefined {
  if (status === 'cancelled') return undefined
  const isOnTheWay = status === 'preparing' || status === 'ready'
  const end = status === 'delivered' ? status : 'completed'
  return ['pending', 'confirmed', ...(isOnTheWay ? [status] : []), end]
}

/** True while the guest still waits: the order is neither handed over nor cancelled. */
export function isOpen(status: OrderStatus): boolean {
  return status !== 'delivered' && status !== 'completed' && status !== 'cancelled'
}

/** True while the guest's page still says how to pay: the order is open, and nothing has been paid. */
export function isToBePaid({ status, paidAt }: { status: OrderStatus; paidAt: unknown }): boolean {
  return isOpen(status) && paidAt === null
}

/** The fields that decide whether a guest may pay by transfer. */
export type Transferable = Pick<Order, 'status' | 'paymentMethod' | 'needsCall'> & {
  readonly paidAt: unknown
}

/**
 * True if the guest gets a code to transfer with, provided that the restaurant has an account. If the restaurant has to call first,
 * the guest gets no code before the call.
 */
export function isToTransfer(order: Transferable): boolean {
  return order.paymentMethod === 'transfer' && isToBePaid(order) && !waitsForCall(order)
}

/**
 * True if the restaurant waits for a transfer: for a completed order too, until somebody notes that it is paid. An order that waits
 * for a call is left out, because its guest has no code yet.
 */
export function awaitsTransfer(order: Transferable): boolean {
  const { paymentMethod, paidAt, status } = order
  return paymentMethod === 'transfer' && paidAt === null && status !== 'cancelled' && !waitsForCall(order)
}

/**
 * The usual next status of an order among the statuses that staff can set. It is undefined if the order is handed over or
 * cancelled.
 */
export function nextStep(status: OrderStatus): 'confirmed' | 'completed' | undefined {
  if (status === 'pending') return 'confirmed'
  return isOpen(status) ? 'completed' : undefined
}
