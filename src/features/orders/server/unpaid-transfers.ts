import { and, asc, count, not, sql } from 'drizzle-orm'

import { amountText } from '#src/kernel/money.ts'
import type { Queries } from '#src/server/database/connection.ts'
import { isBeforeCall } from './open-orders.ts'
import type { OrderRow } from './order-store.ts'
import { orderTable } from './order-table.ts'

/** This must be the same condition as in the index `orders_unpaid_transfer`. Otherwise PostgreSQL does not use the index. */
const isUnpaid = sql`${orderTable.paymentMethod} = 'transfer' and ${orderTable.paidAt} is null
  and ${orderTable.status} <> 'cancelled'`

/**
 * The live orders for which `awaitsTransfer` is true, the oldest first, and the number of all such orders and the sum of their
 * grand totals.
 */
export async function findUnpaidTransfers(
  db: Queries,
  limit: number,
): Promise<{ rows: OrderRow[]; total: number; sum: string }> {
  const { createdAt, id, grandTotal } = orderTable
  const matching = and(isUnpaid, not(isBeforeCall))
  const [rows, [sums]] = await Promise.all([
    db.select().from(orderTable).where(matching).orderBy(asc(createdAt), asc(id)).limit(limit),
    db
      .select({ total: count(), sum: sql<string>`coalesce(sum(${grandTotal}), 0)` })
      .from(orderTable)
      .where(matching),
  ])
  return { rows, total: sums?.total ?? 0, sum: amountText(Number(sums?.sum ?? 0)) }
}
