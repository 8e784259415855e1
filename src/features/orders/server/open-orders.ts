import { and, asc, eq, gte, inArray, sql } from 'drizzle-orm'

import { restaurantDate } from '#src/kernel/dates.ts'
import type { Queries } from '#src/server/database/connection.ts'
import type { Actor } from '#src/server/http/actor.ts'
import { recordChange, type AuditServices } from '#src/features/audit/server/audit.ts'
import type { CancelledOrder, ComingOrder, OrderStatus } from '../contract/order.ts'
import { shortCode } from '../rules/order-code.ts'
import { movePortions } from './move-portions.ts'
import { queueChange, type Printers } from './order-paper.ts'
import { type OrderRow, updateOrder } from './order-store.ts'
import { auditedOrder, orderTable } from './order-table.ts'

/**
 * When an order is due, in restaurant-local time that begins with the day: the promised time, else the one that the guest asked
 * for, else the next opening, else the day on which the order was placed.
 */
export const dueAt = sql`coalesce(${orderTable.promisedTime}, ${orderTable.requestedTime}, ${orderTable.scheduledTime},
  to_char(${orderTable.createdAt} at time zone 'Asia/Ho_Chi_Minh', 'YYYY-MM-DD'))`

const dueDay = sql`left(${dueAt}, 10)`
const openStatuses: readonly OrderStatus[] = ['pending', 'confirmed', 'preparing', 'ready']
export const isOpen = inArray(orderTable.status, [...openStatuses])

/** Whether guests still wait for an order with this status. */
export function isOpenStatus(status: OrderStatus): boolean {
  return openStatuses.includes(status)
}

/** The orders that guests still wait for, with phone number and due day, to count how many open orders a phone number has. */
export const openOrders = sql`select ${orderTable.customerPhone} as phone, ${orderTable.source}::text as source,
  ${dueDay} as day from ${orderTable} where ${isOpen}`

/**
 * The condition for orders whose guest the restaurant still has to call. The kitchen may never make such an order, and its guest gets
 * no code to transfer with.
 */
export const isBeforeCall = sql`(${orderTable.needsCall} and ${orderTable.status} = 'pending')`

function openOf(phone: string, today: string) {
  return and(eq(orderTable.customerPhone, phone), isOpen, gte(dueDay, today))
}

const maxOfNumber = 500

/** The open orders of a phone number (E.164) that are due on this day or later, ordered by the time they are due. */
export function findOpenOrders(db: Queries, phone: string, today: string): Promise<OrderRow[]> {
  const orders = db.select().from(orderTable).where(openOf(phone, today))
  return orders.orderBy(asc(dueAt), asc(orderTable.createdAt), asc(orderTable.id)).limit(maxOfNumber)
}

const maxComing = 10_000

/**
 * The open orders that are due at a set time on this day or later, ordered by that time. Orders that the kitchen makes at once have
 * no set time, so they are left out.
 */
export async function findComingOrders(db: Queries, today: string): Promise<ComingOrder[]> {
  const { id, customerName, promisedTime, requestedTime, scheduledTime } = orderTable
  const due = sql<string>`coalesce(${promisedTime}, ${requestedTime}, ${scheduledTime})`
  const rows = await db
    .select({ id, customerName, due })
    .from(orderTable)
    .where(and(isOpen, gte(due, today)))
    .orderBy(asc(due), asc(id))
    .limit(maxComing)
  return rows.map((row) => ({ ...row, shortCode: shortCode(row.id) }))
}

const statusOf = (by: Actor) => ({ by, action: 'orders.status', thing: auditedOrder }) as const

/**
 * Cancels the open orders of a phone number, each with its audit entry. Returns the orders with the status that each had before.
 */
export async function cancelOpenOrders(
  services: AuditServices & Printers,
  by: Actor,
  phone: string,
  reason: string | null = null,
): Promise<CancelledOrder[]> {
  const now = services.clock.now()
  const printers = await services.printers()
  const cancelled: CancelledOrder[] = []
  await recordChange(services, statusOf(by), async (tx) => {
    const open = openOf(phone, restaurantDate(now))
    const rows = await tx.select().from(orderTable).where(open).orderBy(asc(orderTable.id)).for('update')
    const changes = await eachChanged(rows, async (before) => {
      const after = await updateOrder(tx, before, {
        status: 'cancelled',
        cancelReason: reason,
        updatedAt: now,
      })
      await queueChange(tx, printers, { before, after }, now)
      cancelled.push({ id: before.id, status: before.status, updatedAt: now.toISOString() })
      return after
    })
    return { ...changes, ...(await movePortions(tx, movedOf(changes), now)) }
  })
  return cancelled
}

/**
 * Gives orders that were cancelled together the status that each had before, unless somebody has changed the order since. Returns
 * how many orders got it back. Throws 409 if too few portions are left of a counted dish.
 */
export async function restoreOrders(
  services: AuditServices & Printers,
  by: Actor,
  cancelled: readonly CancelledOrder[],
): Promise<number> {
  const now = services.clock.now()
  const printers = await services.printers()
  const had = new Map(cancelled.map((row) => [row.id, row]))
  let restored = 0
  await recordChange(services, statusOf(by), async (tx) => {
    const { id, status } = orderTable
    const ofThese = and(inArray(id, [...had.keys()]), eq(status, 'cancelled'))
    const rows = await tx.select().from(orderTable).where(ofThese).orderBy(asc(id)).for('update')
    const untouched = rows.filter((row) => row.updatedAt.toISOString() === had.get(row.id)?.updatedAt)
    restored = untouched.length
    const changes = await eachChanged(untouched, async (before) => {
      const after = await updateOrder(tx, before, {
        status: had.get(before.id)?.status ?? before.status,
        cancelReason: null,
        updatedAt: now,
      })
      await queueChange(tx, printers, { before, after }, now)
      return after
    })
    return { ...changes, ...(await movePortions(tx, movedOf(changes), now)) }
  })
  return restored
}

function movedOf({ before, after, others }: Awaited<ReturnType<typeof eachChanged>>) {
  return [{ before, after }, ...others]
}

/**
 * Changes the orders one after the other and returns each order before and after its change, in the form that `recordChange` takes.
 */
export async function eachChanged(
  rows: readonly OrderRow[],
  change: (before: OrderRow) => Promise<OrderRow>,
) {
  const changes = []
  for (const before of rows) changes.push({ before, after: await change(before) })
  const [first, ...others] = changes
  return { before: first?.before, after: first?.after, others }
}
