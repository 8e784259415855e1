import { eq } from 'drizzle-orm'

import { notFound } from '#src/kernel/problem.ts'
import type { Queries } from '#src/server/database/connection.ts'
import type { NewRow } from '#src/server/database/insert-together.ts'
import type { Order } from '../contract/order.ts'
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
  const order = await findOrder(db, id)
  if (!order) throw notFound('orders.not-found', 'There is no such order')
  return order
}

export async function findOrderByTicket(db: Queries, token: string): Promise<OrderRow | undefined> {
  return (await db.select().from(orderTable).where(eq(orderTable.ticketToken, token)))[0]
}

export function presentOrder(row: OrderRow): Order {
  const { ticketToken: _kept, createdAt, updatedAt, ...order } = row
  return { ...order, createdAt: createdAt.toISOString(), updatedAt: updatedAt.toISOString() }
}
