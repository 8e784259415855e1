import { and, asc, count, desc, eq, gte, sql } from 'drizzle-orm'

import { periodStart } from '#src/kernel/list-query.ts'
import type { Queries } from '#src/server/database/connection.ts'
import type { OrderStatus } from '../contract/order.ts'
import { DueStage } from '../contract/order-lists.ts'
import { leftOverBefore } from '../rules/order-due.ts'
import { isOpen } from './open-orders.ts'
import type { OrderRow } from './order-store.ts'
import { orderTable } from './order-table.ts'

const { createdAt, id, promisedTime, requestedTime, scheduledTime, status, updatedAt } = orderTable

/** When an order is due, to the minute. An order that the kitchen makes at once is due when it was placed. */
export const dueMinute = sql`coalesce(${promisedTime}, ${requestedTime}, ${scheduledTime},
  to_char(${createdAt} at time zone 'Asia/Ho_Chi_Minh', 'YYYY-MM-DD"T"HH24:MI'))`

/** The same condition as that of the index `orders_done`, so that PostgreSQL can use this index. */
const isDone = sql`${status} in ('delivered', 'completed')`

/**
 * The open orders by the time they are due: first those that wait to be confirmed, last those that are left over. With a stage, only the orders of that stage; those
 * that were done today, the last one first. An order counts as done today if it is done and was last changed today. `counts` has
 * the exact number of orders at each stage.
 */
export async function findDueOrders(
  db: Queries,
  now: Date,
  { stage, limit }: { readonly stage?: DueStage | undefined; readonly limit: number },
): Promise<{ rows: OrderRow[]; counts: Record<DueStage, number> }> {
  const doneToday = and(isDone, gte(updatedAt, periodStart('today', now) ?? now))
  const orders = db.select().from(orderTable)
  const listed =
    stage === 'done'
      ? orders.where(doneToday).orderBy(desc(updatedAt), desc(id))
      : orders
          .where(stage ? eq(status, stage) : isOpen)
          .orderBy(
            sql`${dueMinute} < ${leftOverBefore(now)}`,
            sql`${status} <> 'pending'`,
            dueMinute,
            asc(createdAt),
            asc(id),
          )
  const [rows, open, [done]] = await Promise.all([
    listed.limit(limit),
    db.select({ status, total: count() }).from(orderTable).where(isOpen).groupBy(status),
    db.select({ total: count() }).from(orderTable).where(doneToday),
  ])
  const totals = new Map<OrderStatus | 'done', number>(open.map((each) => [each.status, each.total]))
  totals.set('done', done?.total ?? 0)
  const counts = Object.fromEntries(DueStage.options.map((each) => [each, totals.get(each) ?? 0]))
  return { rows, counts: counts as Record<DueStage, number> } // `counts` has an entry for every stage
}
