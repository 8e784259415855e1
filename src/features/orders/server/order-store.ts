import { and, eq, gte, inArray } from 'drizzle-orm'

import { conflict, notFound } from '#src/kernel/problem.ts'
import type { Database, Queries } from '#src/server/database/connection.ts'
import { findNewestPage, type ListPage } from '#src/server/database/list-page.ts'
import { findFoundPage } from '#src/server/database/list-search.ts'
import type { OrderStatus } from '../contract/order.ts'
import { everyOrder, notErased } from './every-order.ts'
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

interface OrderFilter {
  /** The search text that staff have typed, as `readGuestSearch` reads it. */
  readonly text: string | undefined
  readonly since: Date | undefined
  readonly statuses: readonly OrderStatus[] | undefined
  /** Whether archived orders are found too. */
  readonly archive: 'with' | 'without'
  readonly limit: number
  readonly cursor: string | undefined
}

/** One page of the orders that match, the newest first, and the number of all that match. */
export async function findOrderPage(
  db: Database,
  { text, since, statuses, archive, limit, cursor }: OrderFilter,
): Promise<ListPage<OrderRow & Partial<StoredOrder>>> {
  const table = archive === 'without' ? orderTable : everyOrder
  const among = and(table === everyOrder ? notErased : undefined, since && gte(table.createdAt, since))
  const ofStatuses = statuses && inArray(table.status, [...statuses])
  if (!text) return findNewestPage(db, { table, matching: and(among, ofStatuses), limit, cursor })
  const matching = and(await matchesOrderSearch(db, table, text), ofStatuses)
  return findFoundPage(db, { table, among, matching, limit, cursor })
}
