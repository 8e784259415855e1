import { waitsForCall } from '#src/features/call-first/rules/call-first.ts'
import type { Order, OrderStatus } from '../contract/order.ts'

/** The statuses that staff can choose from a list. The others are reached step by step (`nextStep`). */
export const offeredStatuses: readonly OrderStatus[] = ['pending', 'confirmed', 'completed', 'cancelled']

/** The fields that decide which stages an order goes through. */
type Staged = Pick<Order, 'status' | 'orderType'>

/** A status that an order can get when staff tap its next step. */
type Step = Exclude<OrderStatus, 'pending' | 'cancelled'>

/**
 * A delivery ends with `delivered`, any other order with `completed`. If a program has used the API to set the opposite one, the
 * order ends with that status.
 */
function stepsOf({ status, orderType }: Staged): Step[] {
  const usualEnd = orderType === 'delivery' ? 'delivered' : 'completed'
  const end = status === 'delivered' || status === 'completed' ? status : usualEnd
  return ['confirmed', 'preparing', 'ready', end]
}

/** The stages of an order from `pending` to the last one. Staff can set each of them. Undefined if the order is cancelled. */
export function orderStages(order: Staged): OrderStatus[] | undefined {
  return order.status === 'cancelled' ? undefined : ['pending', ...stepsOf(order)]
}

/** True if the guest is still waiting: the order is neither delivered, completed nor cancelled. */
export function isOpen(status: OrderStatus): boolean {
  return status !== 'delivered' && status !== 'completed' && status !== 'cancelled'
}

/** True as long as the guest's page must say how to pay: the order is open, and nothing has been paid. */
export function isToBePaid({ status, paidAt }: { status: OrderStatus; paidAt: unknown }): boolean {
  return isOpen(status) && paidAt === null
}

/** The fields that decide whether a guest can pay by bank transfer. */
export type Transferable = Pick<Order, 'status' | 'paymentMethod' | 'needsCall'> & {
  readonly paidAt: unknown
}

/**
 * True if the guest gets a QR code for a bank transfer (if the restaurant has entered a bank account). As long as the restaurant
 * still has to call the guest, there is no QR code.
 */
export function isToTransfer(order: Transferable): boolean {
  return order.paymentMethod === 'transfer' && isToBePaid(order) && !waitsForCall(order)
}

/**
 * True if the restaurant is waiting for a bank transfer. This includes completed orders until staff mark them as paid. Orders whose
 * guest must still be called are left out, because these guests have no QR code yet.
 */
export function awaitsTransfer(order: Transferable): boolean {
  const { paymentMethod, paidAt, status } = order
  return paymentMethod === 'transfer' && paidAt === null && status !== 'cancelled' && !waitsForCall(order)
}

/** True if this step ends an order that the guest still has to pay in cash. */
export function asksForCash(
  { paymentMethod, paidAt }: Pick<Order, 'paymentMethod' | 'paidAt'>,
  next: OrderStatus,
): boolean {
  return paymentMethod === 'cash' && paidAt === null && !isOpen(next)
}

/** The status that usually follows. Undefined if the order is finished or cancelled. */
export function nextStep(order: Staged): Step | undefined {
  if (order.status === 'cancelled') return undefined
  const steps = stepsOf(order)
  return steps[steps.findIndex((step) => step === order.status) + 1]
}
