import { and, asc, desc, eq, gte, inArray, not, type SQL, sql } from 'drizzle-orm'

import { addDays, restaurantDate, restaurantDateTime } from '#src/kernel/dates.ts'
import type { Queries } from '#src/server/database/connection.ts'
import { leftOverBefore } from '../rules/order-due.ts'
import { dueMinute } from './due-orders.ts'
import { linesBeforeTable } from './lines-before-table.ts'
import { isBeforeCall, isOpen } from './open-orders.ts'
import { orderTable } from './order-table.ts'

/** The columns of an order that the kitchen may see. The guest's address, phone number and e-mail address are left out. */
const kitchenColumns = {
  id: orderTable.id,
  customerName: orderTable.customerName,
  items: orderTable.items,
  status: orderTable.status,
  orderType: orderTable.orderType,
  tableLabel: orderTable.tableLabel,
  specialInstructions: orderTable.specialInstructions,
  requestedTime: orderTable.requestedTime,
  scheduledTime: orderTable.scheduledTime,
  promisedTime: orderTable.promisedTime,
  createdAt: orderTable.createdAt,
  updatedAt: orderTable.updatedAt,
  itemsBefore: linesBeforeTable.items,
  factsBefore: linesBeforeTable.facts,
}

const inKitchen = and(isOpen, not(isBeforeCall))
const isDone = sql`${orderTable.status} in ('delivered', 'completed')`
const isReady = sql`${orderTable.status} = 'ready'`
const isCancelled = sql`${orderTable.status} = 'cancelled'`

/** Minutes: how long a finished order can be brought back to the board, and how long a cancelled order stays visible on it. */
const recallMinutes = 120
const cancelledMinutes = 15

/** How many open, finished and cancelled orders the board shows at most. */
const maxOpen = 200
const maxRecalled = 3
const maxCancelled = 20

/** Minutes: an order that is due after midnight is on the board from this long before, as the kitchen begins with it today. */
const aheadMinutes = 120

const minutesBefore = (now: Date, minutes: number) => new Date(now.getTime() - minutes * 60_000)

function selectFrom(db: Queries) {
  return db
    .select(kitchenColumns)
    .from(orderTable)
    .leftJoin(linesBeforeTable, eq(linesBeforeTable.orderId, orderTable.id))
}

/** An order with the columns that the kitchen may see. */
export type KitchenOrder = Awaited<ReturnType<typeof selectOne>>[number]

function selectOne(db: Queries, id: string) {
  return selectFrom(db).where(eq(orderTable.id, id))
}

export async function findKitchenOrder(db: Queries, id: string): Promise<KitchenOrder | undefined> {
  return (await selectOne(db, id))[0]
}

/**
 * The orders that the kitchen makes today or soon after midnight, sorted by the time when they are due. Pending orders are included, except those whose
 * guest must be called first. Orders that were due too long ago are only counted. The result also contains the orders that were
 * finished last and those that were just cancelled.
 */
export async function findKitchenOrders(db: Queries, now: Date) {
  const tomorrow = addDays(restaurantDate(now), 1)
  const ahead = restaurantDateTime(minutesBefore(now, -aheadMinutes))
  const isLeftOver = sql`${dueMinute} < ${leftOverBefore(now)}`
  const doneSince = and(isDone, gte(orderTable.updatedAt, minutesBefore(now, recallMinutes)))
  const cancelledSince = and(isCancelled, gte(orderTable.updatedAt, minutesBefore(now, cancelledMinutes)))
  const [open, done, cancelled, [leftOver]] = await Promise.all([
    selectFrom(db)
      .where(and(inKitchen, not(isLeftOver), sql`${dueMinute} < ${ahead > tomorrow ? ahead : tomorrow}`))
      // If there are too many orders, because staff do not mark them as finished, orders that are ready are left out first.
      .orderBy(isReady, dueMinute, asc(orderTable.createdAt), asc(orderTable.id))
      .limit(maxOpen),
    selectFrom(db)
      .where(doneSince)
      .orderBy(desc(orderTable.updatedAt), desc(orderTable.id))
      .limit(maxRecalled),
    selectFrom(db).where(cancelledSince).orderBy(desc(orderTable.updatedAt)).limit(maxCancelled),
    db
      .select({ total: sql<number>`count(*)::int` })
      .from(orderTable)
      .where(and(inKitchen, isLeftOver)),
  ])
  return { open: open.toSorted(byDue), done, cancelled, leftOver: leftOver?.total ?? 0 }
}

function byDue(one: KitchenOrder, other: KitchenOrder): number {
  const dueOf = ({ promisedTime, requestedTime, scheduledTime, createdAt }: KitchenOrder) =>
    promisedTime ?? requestedTime ?? scheduledTime ?? restaurantDateTime(createdAt)
  const [due, otherDue] = [dueOf(one), dueOf(other)]
  if (due !== otherDue) return due < otherDue ? -1 : 1
  return one.createdAt.getTime() - other.createdAt.getTime()
}

/**
 * The order with this id, if a board may change its stage: it is in the kitchen, or was finished recently enough to be brought
 * back. In a transaction the row stays locked, so that nobody can change or delete the order until the transaction ends.
 */
export function findMovableOrder(db: Queries, id: string, now: Date) {
  return lockForBoard(db, id, isDone, now)
}

/**
 * The order with this id, if a board may cross off its lines. This includes finished and cancelled orders: if a cancellation is
 * undone, pieces that were already made need not be made again.
 */
export function findStrikableOrder(db: Queries, id: string, now: Date) {
  return lockForBoard(db, id, sql`(${isDone} or ${isCancelled})`, now)
}

async function lockForBoard(db: Queries, id: string, hasLeft: SQL, now: Date) {
  const recent = and(hasLeft, gte(orderTable.updatedAt, minutesBefore(now, recallMinutes)))
  const [order] = await selectFrom(db)
    .where(and(eq(orderTable.id, id), sql`(${inKitchen} or ${recent})`))
    .for('share', { of: orderTable })
  return order
}

/** Stores that the kitchen has confirmed the edits of these orders. Returns false if there were none. */
export async function forgetLinesBefore(tx: Queries, ids: readonly string[]): Promise<boolean> {
  const deleted = await tx.delete(linesBeforeTable).where(inArray(linesBeforeTable.orderId, [...ids]))
  return (deleted.rowCount ?? 0) > 0
}
