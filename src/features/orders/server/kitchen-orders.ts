import { and, asc, desc, eq, gte, inArray, not, type SQL, sql } from 'drizzle-orm'

import { addDays, restaurantDate, restaurantDateTime } from '#src/kernel/dates.ts'
import type { Queries } from '#src/server/database/connection.ts'
import { leftOverBefore } from '../rules/order-due.ts'
import { dueMinute } from './due-orders.ts'
import { linesBeforeTable } from './lines-before-table.ts'
import { isBeforeCall, isOpen } from './open-orders.ts'
import { orderTable } from './order-table.ts'

/** The columns of an order that the kitchen sees. The guest's address, phone and e-mail are left out. */
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

/** For how many minutes an order that was handed over can be recalled, and for how many a cancelled order still shows. */
const recallMinutes = 120
const cancelledMinutes = 15

/** How many open, done and cancelled orders the kitchen sees at most. */
const maxOpen = 200
const maxRecalled = 3
const maxCancelled = 20

const minutesBefore = (now: Date, minutes: number) => new Date(now.getTime() - minutes * 60_000)

function selectFrom(db: Queries) {
  return db
    .select(kitchenColumns)
    .from(orderTable)
    .leftJoin(linesBeforeTable, eq(linesBeforeTable.orderId, orderTable.id))
}

/** An order as the kitchen sees it. */
export type KitchenOrder = Awaited<ReturnType<typeof selectOne>>[number]

function selectOne(db: Queries, id: string) {
  return selectFrom(db).where(eq(orderTable.id, id))
}

export async function findKitchenOrder(db: Queries, id: string): Promise<KitchenOrder | undefined> {
  return (await selectOne(db, id))[0]
}

/**
 * The orders that the kitchen makes today, in the order in which they are due. Pending orders are included, unless their guest must
 * be called first. Orders that were due too long ago are only counted. Also returns the orders that were done last, and those that
 * were cancelled a moment ago.
 */
export async function findKitchenOrders(db: Queries, now: Date) {
  const tomorrow = addDays(restaurantDate(now), 1)
  const isLeftOver = sql`${dueMinute} < ${leftOverBefore(now)}`
  const doneSince = and(isDone, gte(orderTable.updatedAt, minutesBefore(now, recallMinutes)))
  const cancelledSince = and(isCancelled, gte(orderTable.updatedAt, minutesBefore(now, cancelledMinutes)))
  const [open, done, cancelled, [leftOver]] = await Promise.all([
    selectFrom(db)
      .where(and(inKitchen, not(isLeftOver), sql`${dueMinute} < ${tomorrow}`))
      // If there are too many, because nobody notes what is handed over, what is ready is left out before anything to be made.
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
 * The order with this id, if a board may move it: it is in the kitchen, or was done so recently that it may be recalled. Within a
 * transaction its row stays locked, so nobody changes or deletes it until the transaction ends.
 */
export function findMovableOrder(db: Queries, id: string, now: Date) {
  return lockForBoard(db, id, isDone, now)
}

/**
 * Likewise, if a board may strike its lines. What is made is made: if a cancellation is taken back, nobody makes it again.
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

/** Records that the kitchen has seen the edits of these orders. Returns false if there were none. */
export async function forgetLinesBefore(tx: Queries, ids: readonly string[]): Promise<boolean> {
  const deleted = await tx.delete(linesBeforeTable).where(inArray(linesBeforeTable.orderId, [...ids]))
  return (deleted.rowCount ?? 0) > 0
}
