import { eq } from 'drizzle-orm'

import type { Queries } from '../../../server/database.ts'
import type { Order } from '../contract/order.ts'
import { orderIdempotencyTable, orderTable } from './order-table.ts'

export type OrderRow = typeof orderTable.$inferSelect
type NewOrder = typeof orderTable.$inferInsert

export async function insertOrder(tx: Queries, order: NewOrder): Promise<OrderRow> {
  const [row] = await tx.insert(orderTable).values(order).returning()
  if (!row) throw new Error('The insert of an order returned no row')
  return row
}

export async function findOrder(db: Queries, id: string): Promise<OrderRow | undefined> {
  return (await db.select().from(orderTable).where(eq(orderTable.id, id)))[0]
}

export async function findOrderByTicket(db: Queries, token: string): Promise<OrderRow | undefined> {
  return (await db.select().from(orderTable).where(eq(orderTable.ticketToken, token)))[0]
}

export interface Attempt {
  readonly key: string
  readonly requestHash: string
  readonly orderId: string
}

/**
 * Claims an idempotency key for an order about to be written in the same transaction. Where another request holds the
 * key already, waits for that one to end and answers its attempt.
 */
export async function claimKey(tx: Queries, attempt: Attempt, now: Date): Promise<Attempt | undefined> {
  const claimed = await tx
    .insert(orderIdempotencyTable)
    .values({ ...attempt, createdAt: now })
    .onConflictDoNothing()
    .returning()
  if (claimed.length > 0) return undefined
  const [earlier] = await tx
    .select()
    .from(orderIdempotencyTable)
    .where(eq(orderIdempotencyTable.key, attempt.key))
  return earlier
}

export function presentOrder(row: OrderRow): Order {
  const { ticketToken: _kept, createdAt, updatedAt, ...order } = row
  return { ...order, createdAt: createdAt.toISOString(), updatedAt: updatedAt.toISOString() }
}
