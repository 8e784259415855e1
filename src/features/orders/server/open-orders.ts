import { and, asc, eq, gte, inArray, type SQL, sql, type SQLWrapper } from 'drizzle-orm'

import type { Queries } from '#src/server/database/connection.ts'
import type { ComingOrder, OrderStatus } from '../contract/order.ts'
import { shortCode } from '../rules/order-code.ts'
import { orderTable } from './order-table.ts'

/**
 * When an order is due, as text that begins with the date (in the restaurant's time zone): the promised time, or else the time that
 * the guest requested, or else the next opening, or else the date on which the order was placed.
 */
export const dueAt = sql`coalesce(${orderTable.promisedTime}, ${orderTable.requestedTime}, ${orderTable.scheduledTime},
  to_char(${orderTable.createdAt} at time zone 'Asia/Ho_Chi_Minh', 'YYYY-MM-DD'))`

const dueDay = sql`left(${dueAt}, 10)`
const openStatuses: readonly OrderStatus[] = ['pending', 'confirmed', 'preparing', 'ready']
export const isOpen = inArray(orderTable.status, [...openStatuses])

/** Whether the guest of an order with this status is still waiting. */
export function isOpenStatus(status: OrderStatus): boolean {
  return openStatuses.includes(status)
}

/** An SQL condition: the order with this id is finished or cancelled. */
export function isFinishedOrder(id: SQLWrapper): SQL {
  return sql`exists (select 1 from ${orderTable} where ${orderTable.id} = ${id} and not ${isOpen})`
}

/**
 * An SQL query for all open orders, with phone number, source and date. The call-first feature uses it to count the open orders of
 * a phone number.
 */
export const openOrders = sql`select ${orderTable.customerPhone} as phone, ${orderTable.source}::text as source,
  ${dueDay} as day from ${orderTable} where ${isOpen}`

/**
 * An SQL condition for orders whose guest the restaurant still has to call. The kitchen does not get such an order, and its guest
 * gets no QR code for a bank transfer.
 */
export const isBeforeCall = sql`(${orderTable.needsCall} and ${orderTable.status} = 'pending')`

export function openOf(phone: string, today: string) {
  return and(eq(orderTable.customerPhone, phone), isOpen, gte(dueDay, today))
}

const maxOfNumber = 500

/** The open orders of a phone number (E.164) that are due on this day or later, sorted by the time when they are due. */
export function findOpenOrders(
  db: Queries,
  phone: string,
  today: string,
): Promise<(typeof orderTable.$inferSelect)[]> {
  const orders = db.select().from(orderTable).where(openOf(phone, today))
  return orders.orderBy(asc(dueAt), asc(orderTable.createdAt), asc(orderTable.id)).limit(maxOfNumber)
}

const maxComing = 10_000

/**
 * The open orders for a fixed time on this day or later, sorted by that time. Orders that the kitchen makes at once are left out,
 * because they have no fixed time.
 */
export async function findComingOrders(db: Queries, today: string): Promise<ComingOrder[]> {
  const { id, customerName, tableLabel, promisedTime, requestedTime, scheduledTime } = orderTable
  const due = sql<string>`coalesce(${promisedTime}, ${requestedTime}, ${scheduledTime})`
  const rows = await db
    .select({ id, customerName, tableLabel, due })
    .from(orderTable)
    .where(and(isOpen, gte(due, today)))
    .orderBy(asc(due), asc(id))
    .limit(maxComing)
  return rows.map((row) => ({ ...row, shortCode: shortCode(row.id) }))
}
