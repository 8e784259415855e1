import { and, eq } from 'drizzle-orm'

import { conflict, notFound } from '#src/kernel/problem.ts'
import { archivedList } from '#src/server/database/archived-list.ts'
import type { Queries } from '#src/server/database/connection.ts'
import { everyOrder, notErased } from './every-order.ts'
import { orderArchiveDaysTable, orderArchiveTable } from './order-archive-table.ts'
import { orderTable } from './order-table.ts'
import { matchesOrderSearch } from './search-orders.ts'

export type OrderRow = typeof orderTable.$inferSelect

/** A stored order, with the time when it was archived. Null if it is still in the live table. */
export type StoredOrder = OrderRow & { readonly archivedAt: Date | null }

export async function findOrder(db: Queries, id: string): Promise<StoredOrder | undefined> {
  const orders = db.select().from(everyOrder)
  return (await orders.where(and(eq(everyOrder.id, id), notErased)))[0]
}

/** The order with this id. Throws 404 if it does not exist. */
export async function requireOrder(db: Queries, id: string): Promise<StoredOrder> {
  return found(await findOrder(db, id))
}

/** The order with this id, locked until the transaction ends. Throws 404 if it does not exist, and 409 if it is archived. */
export async function lockOrder(tx: Queries, id: string): Promise<OrderRow> {
  const [order] = await tx.select().from(orderTable).where(eq(orderTable.id, id)).for('update')
  if (order) return order
  // The live table has no order with this id. If the archive has it, this line does not throw 404, and the next one throws 409.
  await requireOrder(tx, id)
  throw conflict('orders.archived', 'This order is archived and can only be read')
}

export async function findOrderByTicket(db: Queries, token: string): Promise<OrderRow | undefined> {
  const orders = db.select().from(everyOrder)
  return (await orders.where(and(eq(everyOrder.ticketToken, token), notErased)))[0]
}

function found<Found extends OrderRow>(order: Found | undefined): Found {
  if (!order) throw notFound('orders.not-found', 'There is no such order')
  return order
}

const list = archivedList({
  live: orderTable,
  archive: orderArchiveTable,
  days: orderArchiveDaysTable,
  every: everyOrder,
  notErased,
  matchesText: matchesOrderSearch,
})
export const findOrderPage = list.findPage
export const countFoundOrders = list.countMatches
export const findNewestOrders = list.findNewest
