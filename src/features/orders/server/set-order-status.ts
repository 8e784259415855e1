import { conflict } from '#src/kernel/problem.ts'
import { changesTo, rejectStale } from '#src/server/database/row-edits.ts'
import { recordChange, type AuditServices, type ChangedBy } from '#src/features/audit/server/audit.ts'
import { passesByCall } from '#src/features/call-first/rules/call-first.ts'
import type { OrderStatus, PaymentMethod } from '../contract/order.ts'
import { lockOrder, type OrderRow } from './order-store.ts'
import { auditedOrder } from './order-table.ts'
import type { KitchenNow } from './promise-time.ts'
import { paymentChange } from './set-order-payment.ts'
import { writeChange } from './write-change.ts'

interface StatusChange {
  readonly status: OrderStatus
  readonly tableLabel?: string | null | undefined
  readonly reason?: string | null | undefined
  readonly paidVia?: PaymentMethod | null | undefined
  readonly updatedAt?: string | undefined
}

/**
 * Sets the status of an order, and its table and payment if they are sent. Any status may follow any other. Throws 404 for an unknown order, 409
 * if the order has changed since the screen read it, if staff must first call the guest and confirm the order, or if too few portions
 * are left of a counted dish.
 */
export function setOrderStatus(
  services: AuditServices,
  kitchen: KitchenNow,
  by: ChangedBy,
  id: string,
  { status, tableLabel, reason, paidVia, updatedAt }: StatusChange,
): Promise<OrderRow> {
  const write = { by, action: 'orders.status', thing: auditedOrder } as const
  return recordChange(services, write, async (tx) => {
    const before = await lockOrder(tx, id)
    rejectStale(before, updatedAt, 'orders.stale')
    rejectBeforeCall(before, status)
    const cancelReason = cancelReasonOf(before, status, reason)
    const payment = paidVia === undefined ? undefined : paymentChange(before, paidVia, kitchen.now)
    const change = changesTo<Partial<OrderRow>>(before, { status, tableLabel, cancelReason, ...payment })
    return change ? writeChange(tx, kitchen, before, change) : { before, after: before }
  })
}

/** The reason that an order has when its status is set: only a cancelled order has one, and keeps it unless another is sent. */
export function cancelReasonOf(
  { cancelReason }: OrderRow,
  status: OrderStatus,
  reason: string | null | undefined,
): string | null {
  if (status !== 'cancelled') return null
  return reason ?? cancelReason
}

/**
 * Throws 409 if the new status would skip the call: an order for which the restaurant has to call the guest must be confirmed or
 * cancelled before anything else.
 */
export function rejectBeforeCall(before: OrderRow, next: OrderRow['status']): void {
  if (!passesByCall(before, next)) return
  throw conflict('orders.confirm-first', 'Call the guest and confirm this order first')
}
