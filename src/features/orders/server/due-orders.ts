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

/** When an order is due, to the minute. If the kitchen makes an order at once, this is the time when it was placed. */
export const dueMinute = sql`coalesce(${promisedTime}, ${requestedTime}, ${scheduledTime},
  to_char(${createdAt} at time zone 'Asia/Ho_Chi_Minh', 'YYYY-MM-DD"T"HH24:MI'))`

/** This must be the same condition as in the index `orders_done`. Otherwise PostgreSQL does not use the index. */
const isDone = sql`${status} in ('delivered', 'completed')`

/**
 * The open orders, sorted by the time when they are due. Orders that wait for a confirmation come first; those that were due too
 * long ago come last. With a stage, only the orders at that stage. The stage `done` means orders that were finished and last
 * changed today, the latest first. `counts` contains the exact number of orders for each stage.
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
  return { rows, counts: counts as Record<DueStage, number> } // the cast is correct, because `counts` has an entry for every stage
}
