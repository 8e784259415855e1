import { eq } from 'drizzle-orm'

import { conflict, notFound } from '#src/kernel/problem.ts'
import type { Actor } from '#src/server/http/actor.ts'
import { publishOfficeEvent } from '#src/server/realtime/office-events.ts'
import type { Services } from '#src/server/services.ts'
import type { OrderStatus } from '../contract/order.ts'
import type { OrderRow } from './order-store.ts'
import { orderStatusLogTable, orderTable } from './order-table.ts'

interface StatusChange {
  readonly status: OrderStatus
  readonly updatedAt?: string | undefined
}

/**
 * Sets the status of an order and logs who did it when; any status may follow any other. Throws 404 for an unknown
 * order, 409 where the order has changed since the screen read it.
 */
export async function setOrderStatus(
  { db, clock }: Pick<Services, 'db' | 'clock'>,
  id: string,
  change: StatusChange,
  actor: Actor,
): Promise<OrderRow> {
  const now = clock.now()
  return db.transaction(async (tx) => {
    const [order] = await tx.select().from(orderTable).where(eq(orderTable.id, id)).for('update')
    if (!order) throw notFound('orders.not-found', 'There is no such order')
    if (change.updatedAt !== undefined && change.updatedAt !== order.updatedAt.toISOString()) {
      throw conflict('orders.stale', 'Someone else has changed this order meanwhile')
    }
    if (order.status === change.status) return order

    const [moved] = await tx
      .update(orderTable)
      .set({ status: change.status, updatedAt: now })
      .where(eq(orderTable.id, id))
      .returning()
    if (!moved) throw new Error('A locked order cannot vanish')
    const log = {
      orderId: id,
      fromStatus: order.status,
      toStatus: change.status,
      changedBy: actor.userId,
      changedAt: now,
    }
    await tx.insert(orderStatusLogTable).values(log)
    await publishOfficeEvent(tx, { lists: ['orders'] })
    return moved
  })
}
