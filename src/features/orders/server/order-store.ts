import { and, eq, gte, inArray, type SQL, sql } from 'drizzle-orm'

import { notFound } from '#src/kernel/problem.ts'
import type { Database, Queries } from '#src/server/database/connection.ts'
import type { NewRow } from '#src/server/database/insert-together.ts'
import { containsText, findNewestPage, type ListPage } from '#src/server/database/list-page.ts'
import type { OrderStatus } from '../contract/order.ts'
import { orderTable } from './order-table.ts'

export type OrderRow = typeof orderTable.$inferSelect

/** An order to be written together with what belongs to it. */
export function orderRow(order: OrderRow): NewRow {
  return { table: orderTable, values: order }
}

export async function findOrder(db: Queries, id: string): Promise<OrderRow | undefined> {
  return (await db.select().from(orderTable).where(eq(orderTable.id, id)))[0]
}

/** The order of this id; throws 404 where there is none. */
export async function requireOrder(db: Queries, id: string): Promise<OrderRow> {
  return found(await findOrder(db, id))
}

/** The same, which no other request changes until the transaction ends. */
export async function lockOrder(tx: Queries, id: string): Promise<OrderRow> {
  return found((await tx.select().from(orderTable).where(eq(orderTable.id, id)).for('update'))[0])
}

export async function updateOrder(tx: Queries, id: string, change: Partial<OrderRow>): Promise<OrderRow> {
  return found((await tx.update(orderTable).set(change).where(eq(orderTable.id, id)).returning())[0])
}

export async function findOrderByTicket(db: Queries, token: string): Promise<OrderRow | undefined> {
  return (await db.select().from(orderTable).where(eq(orderTable.ticketToken, token)))[0]
}

function found(order: OrderRow | undefined): OrderRow {
  if (!order) throw notFound('orders.not-found', 'There is no such order')
  return order
}

interface OrderFilter {
  /** Looked for in name, e-mail and id, with case and diacritics folded. */
  readonly text: string | undefined
  readonly since: Date | undefined
  readonly statuses: readonly OrderStatus[] | undefined
  readonly limit: number
  readonly cursor: string | undefined
}

/** One page of the orders that match, newest first, and how many match in all. */
export function findOrderPage(
  db: Database,
  { text, since, statuses, limit, cursor }: OrderFilter,
): Promise<ListPage<OrderRow>> {
  const matching = and(
    text ? containsText(searchedText, text.replace(/^#/, '')) : undefined,
    since && gte(orderTable.createdAt, since),
    statuses && inArray(orderTable.status, [...statuses]),
  )
  return findNewestPage(db, { table: orderTable, matching, limit, cursor })
}

/** As the index `orders_search` has it. */
const searchedText: SQL = sql`${orderTable.customerName} || ' ' || ${orderTable.customerEmail} || ' ' || ${orderTable.id}`
