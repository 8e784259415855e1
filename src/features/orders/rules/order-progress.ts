import { waitsForCall } from '#src/features/call-first/rules/call-first.ts'
import type { Order, OrderStatus } from '../contract/order.ts'

/** The statuses that staff choose from in a list. The other ones are reached step by step (see `nextStep`). */
export const offeredStatuses: readonly OrderStatus[] = ['pending', 'confirmed', 'completed', 'cancelled']

/** The fields that decide which stages an order has. */
type Staged = Pick<Order, 'status' | 'orderType'>

/** A status that an order can get by a tap on its next step. */
type Step = Exclude<OrderStatus, 'pending' | 'cancelled'>

/**
 * A delivery ends as `delivered`, any other order as `completed`. If a program has set the other one of the two by the API, that
 * one is the last step.
 */
function stepsOf({ status, orderType }: Staged): Step[] {
  const usualEnd = orderType === 'delivery' ? 'delivered' : 'completed'
  const end = status === 'delivered' || status === 'completed' ? status : usualEnd
  return ['confirmed', 'preparing', 'ready', end]
}

/** The stages of an order from placed to handed over, each of which staff can set; undefined if the order is cancelled. */
export function orderStages(order: Staged): OrderStatus[] | undefined {
  return order.status === 'cancelled' ? undefined : ['pending', ...stepsOf(order)]
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
 * True if the guest gets the QR code for a bank transfer, provided that the restaurant has set a bank account. If the restaurant
 * has to call first, the guest gets no QR code before the call.
 */
export function isToTransfer(order: Transferable): boolean {
  return order.paymentMethod === 'transfer' && isToBePaid(order) && !waitsForCall(order)
}

/**
 * True if the restaurant waits for a bank transfer, also for a completed order until staff mark it as paid. An order whose guest
 * must be called first is left out, because its guest has no code for the transfer yet.
 */
export function awaitsTransfer(order: Transferable): boolean {
  const { paymentMethod, paidAt, status } = order
  return paymentMethod === 'transfer' && paidAt === null && status !== 'cancelled' && !waitsForCall(order)
}

/** True if this step ends an order whose guest has still to pay in cash. */
export function asksForCash(
  { paymentMethod, paidAt }: Pick<Order, 'paymentMethod' | 'paidAt'>,
  next: OrderStatus,
): boolean {
  return paymentMethod === 'cash' && paidAt === null && !isOpen(next)
}

/** The status that usually follows; undefined if the order is handed over or cancelled. */
export function nextStep(order: Staged): Step | undefined {
  if (order.status === 'cancelled') return undefined
  const steps = stepsOf(order)
  return steps[steps.findIndex((step) => step === order.status) + 1]
}
