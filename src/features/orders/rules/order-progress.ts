import { waitsForCall } from '#src/features/call-first/rules/call-first.ts'
import type { Order, OrderStatus } from '../contract/order.ts'

/** The statuses that staff choose from. An order may also have another one, set through the API. */
export const offeredStatuses: readonly OrderStatus[] = ['pending', 'confirmed', 'completed', 'cancelled']

/**
 * The way of an order from placed to completed, in the stages that staff can set; undefined for a cancelled one, which is
 * on no way. An order in any other status has that one as a stage too: preparing and ready come before the end, and
 * delivered is the end.
 */
export function orderStages(status: OrderStatus): OrderStatus[] | undefined {
  if (status === 'cancelled') return undefined
  const isOnTheWay = status === 'preparing' || status === 'ready'
  const end = status === 'delivered' ? status : 'completed'
  return ['pending', 'confirmed', ...(isOnTheWay ? [status] : []), end]
}

/** Whether the guest still waits: the order is neither handed over nor cancelled. */
export function isOpen(status: OrderStatus): boolean {
  return status !== 'delivered' && status !== 'completed' && status !== 'cancelled'
}

/** Whether the guest still reads how to pay: the order is open, and nothing has been paid for it. */
export function isToBePaid({ status, paidAt }: { status: OrderStatus; paidAt: unknown }): boolean {
  return isOpen(status) && paidAt === null
}

/** What decides whether a guest may transfer. */
export type Transferable = Pick<Order, 'status' | 'paymentMethod' | 'needsCall'> & {
  readonly paidAt: unknown
}

/** Whether the guest gets a code to transfer with, where the restaurant has an account; not before it has called, where it calls first. */
export function isToTransfer(order: Transferable): boolean {
  return order.paymentMethod === 'transfer' && isToBePaid(order) && !waitsForCall(order)
}

/** What usually comes next for an order, of what staff can set; undefined once it is handed over or cancelled. */
export function nextStep(status: OrderStatus): 'confirmed' | 'completed' | undefined {
  if (status === 'pending') return 'confirmed'
  return isOpen(status) ? 'completed' : undefined
}
