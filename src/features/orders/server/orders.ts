import { and, count, eq, gte, ne, not, sql } from 'drizzle-orm'

import { addDays, instantOf } from '#src/kernel/dates.ts'
import { amountText } from '#src/kernel/money.ts'
import type { Queries } from '#src/server/database/connection.ts'
import { findOldest } from '#src/server/database/list-page.ts'
import { maxDaysAhead } from '../rules/requested-time.ts'
import { dueAt, isBeforeCall } from './open-orders.ts'
import type { OrderRow } from './order-store.ts'
import { orderTable } from './order-table.ts'

// For other features: the open orders of a phone number, and an order in the form that the office gets.
export { cancelOpenOrders, restoreOrders } from './cancel-orders.ts'
export { findOpenOrders, isFinishedOrder, openOrders } from './open-orders.ts'
export { countFoundOrders, findNewestOrders, findOrder } from './order-store.ts'
// For the kitchen feature: the orders in the kitchen, and the functions that change them.
export {
  findKitchenOrder,
  findKitchenOrders,
  findMovableOrder,
  findStrikableOrder,
  forgetLinesBefore,
  type KitchenOrder,
} from './kitchen-orders.ts'
export { pricingInMemory, readKitchen } from './place-order.ts'
export type { ExpectedBookings, KitchenNow } from './promise-time.ts'
// For print jobs about which a person decides.
export { ticketNow } from './order-tickets.ts'
export { movePromise } from './move-promise.ts'
export { setOrderStatus } from './set-order-status.ts'
export { findOrdersBetween } from './unseen-orders.ts'
export { findOrdersOf } from './visit-orders.ts'
export { presentOrders } from './present-order.ts'

/**
 * Adds up the orders that are due on this day (in the restaurant's time zone), except cancelled ones and those whose guest must
 * still be called: their number, the sum of their grand totals, and the sum for paid orders.
 */
export async function sumOrdersDueOn(
  db: Queries,
  date: string,
): Promise<{ orders: number; takings: string; paid: string }> {
  // Guests can order at most `maxDaysAhead` days ahead. So an order that is due on this day cannot have been placed before
  // `earliest`, and PostgreSQL need not read older orders.
  const earliest = instantOf(addDays(date, -maxDaysAhead - 1))
  const [sums] = await db
    .select({
      orders: count(),
      takings: sql<string>`coalesce(sum(${orderTable.grandTotal}), 0)`,
      paid: sql<string>`coalesce(sum(${orderTable.grandTotal}) filter (where ${orderTable.paidAt} is not null), 0)`,
    })
    .from(orderTable)
    .where(
      and(
        gte(orderTable.createdAt, earliest),
        eq(sql`left(${dueAt}, 10)`, date),
        ne(orderTable.status, 'cancelled'),
        not(isBeforeCall),
      ),
    )
  const { orders, takings, paid } = sums ?? { orders: 0, takings: '0', paid: '0' }
  return { orders, takings: amountText(Number(takings)), paid: amountText(Number(paid)) }
}

/** The pending order that has been waiting longest. */
export function findLongestPendingOrder(db: Queries): Promise<OrderRow | undefined> {
  return findOldest(db, orderTable, eq(orderTable.status, 'pending'))
}
