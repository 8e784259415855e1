import { rejectStale } from '#src/server/database/row-edits.ts'
import type { Actor } from '#src/server/http/actor.ts'
import { recordChange, type AuditServices } from '#src/features/audit/server/audit.ts'
import type { OrderStatus } from '../contract/order.ts'
import { lockOrder, updateOrder, type OrderRow } from './order-store.ts'
import { auditedOrder } from './order-table.ts'

interface StatusChange {
  readonly status: OrderStatus
  readonly tableLabel?: string | null | undefined
  readonly updatedAt?: string | undefined
}

/**
 * Sets the status of an order, and its table where one is sent; any status may follow any other. Throws 404 for an unknown
 * order, 409 where the order has changed since the screen read it.
 */
export function setOrderStatus(
  services: AuditServices,
  actor: Actor,
  id: string,
  { status, tableLabel, updatedAt }: StatusChange,
): Promise<OrderRow> {
  const write = { by: actor, action: 'orders.status', thing: auditedOrder } as const
  return recordChange(services, write, async (tx) => {
    const before = await lockOrder(tx, id)
    rejectStale(before, updatedAt, 'orders.stale')
    const wanted = { status, tableLabel: tableLabel === undefined ? before.tableLabel : tableLabel }
    const isSame = wanted.status === before.status && wanted.tableLabel === before.tableLabel
    const after = isSame ? before : await updateOrder(tx, id, { ...wanted, updatedAt: services.clock.now() })
    return { before, after }
  })
}
