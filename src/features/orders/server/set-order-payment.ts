import { rejectStale } from '#src/server/database/row-edits.ts'
import type { Actor } from '#src/server/http/actor.ts'
import { recordChange, type AuditServices } from '#src/features/audit/server/audit.ts'
import type { PaymentMethod } from '../contract/order.ts'
import type { SetOrderPaymentInput } from '../contract/order-changes.ts'
import { lockOrder, type OrderRow } from './order-store.ts'
import { auditedOrder } from './order-table.ts'
import type { KitchenNow } from './promise-time.ts'
import { writeChange } from './write-change.ts'

/**
 * Stores that the guest has paid the grand total, in cash or by transfer, or that nothing has been paid. Throws 404 if the order
 * does not exist, and 409 if it is archived or somebody has changed it since the screen loaded it.
 */
export function setOrderPayment(
  services: AuditServices,
  kitchen: KitchenNow,
  by: Actor,
  id: string,
  { paidVia, updatedAt }: SetOrderPaymentInput,
): Promise<OrderRow> {
  const write = { by, action: 'orders.payment', thing: auditedOrder } as const
  return recordChange(services, write, async (tx) => {
    const before = await lockOrder(tx, id)
    rejectStale(before, updatedAt, 'orders.stale')
    const change = paymentChange(before, paidVia, kitchen.now)
    return change ? writeChange(tx, kitchen, before, change) : { before, after: before }
  })
}

/**
 * The columns that change if the guest has paid the grand total by this method, or has not paid. Undefined if exactly this is
 * already stored.
 */
export function paymentChange(
  before: OrderRow,
  paidVia: PaymentMethod | null,
  now: Date,
): Partial<OrderRow> | undefined {
  const paidAmount = paidVia && before.grandTotal
  if (before.paidVia === paidVia && before.paidAmount === paidAmount) return undefined
  return { paidVia, paidAmount, paidAt: paidVia && now }
}
