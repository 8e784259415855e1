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
 * Sets the status of an order, and also its table and payment if they are sent. Any status may follow any other. Throws 404 if the
 * order does not exist, and 409 if somebody has changed it since the screen loaded it, if staff must first call the guest and
 * confirm the order, or if a dish has too few portions left.
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

/**
 * The order's reason for a cancellation after a change of status. Only a cancelled order has a reason; it keeps the former one if
 * no other is sent.
 */
export function cancelReasonOf(
  { cancelReason }: OrderRow,
  status: OrderStatus,
  reason: string | null | undefined,
): string | null {
  if (status !== 'cancelled') return null
  return reason ?? cancelReason
}

/**
 * Throws 409 if the new status would skip the required call. An order whose guest must be called first has to be confirmed or
 * cancelled before it gets another status.
 */
export function rejectBeforeCall(before: OrderRow, next: OrderRow['status']): void {
  if (!passesByCall(before, next)) return
  throw conflict('orders.confirm-first', 'Call the guest and confirm this order first')
}
