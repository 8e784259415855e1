import { and, asc, eq, inArray, type SQL } from 'drizzle-orm'

import { restaurantDate } from '#src/kernel/dates.ts'
import type { Queries } from '#src/server/database/connection.ts'
import type { Actor } from '#src/server/http/actor.ts'
import { recordChange, type AuditServices } from '#src/features/audit/server/audit.ts'
import type { CancelledOrder } from '../contract/order.ts'
import { openOf } from './open-orders.ts'
import type { OrderRow } from './order-store.ts'
import { auditedOrder, orderTable } from './order-table.ts'
import type { KitchenNow } from './promise-time.ts'
import { writeChanges } from './write-change.ts'

const statusOf = (by: Actor) => ({ by, action: 'orders.status', thing: auditedOrder }) as const

function lockAll(tx: Queries, where: SQL | undefined): Promise<OrderRow[]> {
  return tx.select().from(orderTable).where(where).orderBy(asc(orderTable.id)).for('update')
}

/**
 * Cancels all open orders of a phone number and writes an audit entry for each. Returns the orders, each with its status before the
 * cancellation.
 */
export async function cancelOpenOrders(
  services: AuditServices,
  kitchen: KitchenNow,
  by: Actor,
  phone: string,
  cancelReason: string | null = null,
): Promise<CancelledOrder[]> {
  const { now } = kitchen
  let open: OrderRow[] = []
  await recordChange(services, statusOf(by), async (tx) => {
    open = await lockAll(tx, openOf(phone, restaurantDate(now)))
    return writeChanges(tx, kitchen, open, () => ({ status: 'cancelled', cancelReason }))
  })
  return open.map(({ id, status }) => ({ id, status, updatedAt: now.toISOString() }))
}

/**
 * Undoes the cancellation of several orders: each gets its former status, unless somebody has changed it since the cancellation.
 * Returns how many orders were restored. Throws 409 if a dish has too few portions left.
 */
export async function restoreOrders(
  services: AuditServices,
  kitchen: KitchenNow,
  by: Actor,
  cancelled: readonly CancelledOrder[],
): Promise<number> {
  const had = new Map(cancelled.map((row) => [row.id, row]))
  let untouched: OrderRow[] = []
  await recordChange(services, statusOf(by), async (tx) => {
    const ofThese = and(inArray(orderTable.id, [...had.keys()]), eq(orderTable.status, 'cancelled'))
    const rows = await lockAll(tx, ofThese)
    untouched = rows.filter((row) => row.updatedAt.toISOString() === had.get(row.id)?.updatedAt)
    return writeChanges(tx, kitchen, untouched, ({ id, status }) => ({
      status: had.get(id)?.status ?? status,
      cancelReason: null,
    }))
  })
  return untouched.length
}
