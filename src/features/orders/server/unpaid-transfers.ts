import { and, asc, count, not, sql } from 'drizzle-orm'

import { amountText } from '#src/kernel/money.ts'
import type { Queries } from '#src/server/database/connection.ts'
import { isBeforeCall } from './open-orders.ts'
import type { OrderRow } from './order-store.ts'
import { orderTable } from './order-table.ts'

/** The same condition as that of the index `orders_unpaid_transfer`, so that PostgreSQL can use this index. */
const isUnpaid = sql`${orderTable.paymentMethod} = 'transfer' and ${orderTable.paidAt} is null
  and ${orderTable.status} <> 'cancelled'`

/** The live orders for which `awaitsTransfer` is true, oldest first, and the number and the sum of the grand totals of all such orders. */
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
