import { and, asc, count, eq, gte, isNull, lte, sql } from 'drizzle-orm'

import type { Queries } from '#src/server/database/connection.ts'
import { publishOfficeEvent } from '#src/server/realtime/office-events.ts'
import type { Services } from '#src/server/services.ts'
import type { MissedOrder } from '#src/features/presence/contract/absence.ts'
import { shortCode } from '../rules/order-code.ts'
import { leftOverBefore } from '../rules/order-due.ts'
import { dueMinute } from './due-orders.ts'
import { requireOrder, type OrderRow } from './order-store.ts'
import { orderTable } from './order-table.ts'

const { id, createdAt, status, seenAt } = orderTable

/** This must be the same condition as in the index `orders_unseen`. Otherwise PostgreSQL does not use the index. */
const isUnseen = and(eq(status, sql`'pending'`), isNull(seenAt))

const maxListed = 100

/**
 * The pending orders that nobody has opened or changed, the oldest first, and how many there are. Orders that were due many hours
 * ago are left out, because the sound for new orders is of no use for them any more.
 */
export async function findUnseenOrders(
  db: Queries,
  now: Date,
): Promise<{ rows: Pick<OrderRow, 'id' | 'createdAt'>[]; total: number }> {
  const waiting = and(isUnseen, sql`${dueMinute} >= ${leftOverBefore(now)}`)
  const [rows, [counted]] = await Promise.all([
    db
      .select({ id, createdAt })
      .from(orderTable)
      .where(waiting)
      .orderBy(asc(createdAt), asc(id))
      .limit(maxListed),
    db.select({ total: count() }).from(orderTable).where(waiting),
  ])
  return { rows, total: counted?.total ?? 0 }
}

/** The orders that guests placed on the site between these two times, the oldest first. */
export async function findOrdersBetween(db: Queries, since: Date, until: Date): Promise<MissedOrder[]> {
  const between = and(gte(createdAt, since), lte(createdAt, until), eq(orderTable.source, 'web'))
  const rows = await db
    .select({ id, createdAt, status, seenAt })
    .from(orderTable)
    .where(between)
    .orderBy(asc(createdAt), asc(id))
    .limit(maxListed)
  return rows.map((row) => ({
    id: row.id,
    shortCode: shortCode(row.id),
    createdAt: row.createdAt.toISOString(),
    isSeen: row.seenAt !== null || row.status !== 'pending',
  }))
}

/** Stores that somebody has opened an order; only the first time counts. Throws 404 if the order does not exist. */
export async function markSeen(
  { db, clock }: Pick<Services, 'db' | 'clock'>,
  orderId: string,
): Promise<void> {
  await db.transaction(async (tx) => {
    const noted = await tx
      .update(orderTable)
      .set({ seenAt: clock.now() })
      .where(and(eq(id, orderId), isUnseen))
    if (noted.rowCount === 0) await requireOrder(tx, orderId)
    else await publishOfficeEvent(tx, { lists: ['unseen-orders'] })
  })
}
