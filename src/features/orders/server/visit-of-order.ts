import { eq } from 'drizzle-orm'

import { instantOf } from '#src/kernel/dates.ts'
import type { Queries } from '#src/server/database/connection.ts'
import {
  closeUnlessOrdered,
  closeVisit,
  findLockedVisit,
  isSameTable,
  joinVisit,
  quietSince,
  reopenIfFree,
  touchVisit,
} from '#src/features/visits/server/visits.ts'
import { isOpenStatus } from './open-orders.ts'
import type { OrderRow } from './order-store.ts'
import { orderTable } from './order-table.ts'
import { findOrdersOf, isServing, unpaidOf } from './visit-orders.ts'

type Seated = Pick<
  OrderRow,
  'orderType' | 'tableLabel' | 'status' | 'requestedTime' | 'scheduledTime' | 'createdAt' | 'visitId'
>

/** Milliseconds. If an order is due later than this from now, its guests are not sitting at the table yet. */
const soon = 3_600_000

/**
 * The id of the visit to which a new order belongs. If its guests are sitting at a table now, this is the table's open visit; if
 * there is none, the order opens one.
 */
export async function visitOfNew(tx: Queries, order: Seated, now: Date): Promise<string | null> {
  const { tableLabel } = order
  return tableLabel !== null && isAtTable(order) && isDueNow(order, now)
    ? joinVisit(tx, tableLabel, now)
    : null
}

/**
 * The id of the visit to which an order belongs after a change. If the order gets another table, it joins that table's visit,
 * provided that its own visit is still open or it is due now. An order without a table belongs to no visit.
 */
export async function visitAfter(
  tx: Queries,
  before: Seated,
  after: Seated,
  now: Date,
): Promise<string | null> {
  const { visitId } = before
  const wasAtOpenTable = visitId !== null && (await touchVisit(tx, visitId, now))
  const { tableLabel } = after
  if (after.orderType !== 'dine-in' || tableLabel === null) return null
  if (visitId !== null && isSameTable(before.tableLabel, tableLabel)) return visitId
  const joins = isAtTable(after) && (wasAtOpenTable || isDueNow(after, now))
  return joins ? joinVisit(tx, tableLabel, now) : null
}

/**
 * Ends a visit that was opened by an order, if it has no orders any more because the only one was deleted or moved to another
 * table.
 */
export async function endVisitWithoutOrders(tx: Queries, id: string | null, now: Date): Promise<void> {
  if (id === null) return
  const orders = tx.select({ id: orderTable.id }).from(orderTable).where(eq(orderTable.visitId, id))
  await closeUnlessOrdered(tx, id, async () => (await orders.limit(1)).length > 0, now)
}

/**
 * Ends a visit that is paid, when the last of its orders is finished. If somebody brings that order back, the visit is opened
 * again, unless other guests have taken the table.
 */
export async function endVisitOnceServed(
  tx: Queries,
  before: Pick<OrderRow, 'status' | 'updatedAt'>,
  { status, visitId }: Pick<OrderRow, 'status' | 'visitId'>,
  now: Date,
): Promise<void> {
  if (visitId === null || isOpenStatus(before.status) === isOpenStatus(status)) return
  const visit = await findLockedVisit(tx, visitId)
  if (!visit?.paidAt) return
  if (visit.closedAt) return reopenIfFree(tx, visit, before.updatedAt, now)
  const orders = await findOrdersOf(tx, visitId)
  if (!isServing(orders) && unpaidOf(orders).length === 0) await closeVisit(tx, visitId, now)
}

function isAtTable({ orderType, status }: Seated): boolean {
  return orderType === 'dine-in' && status !== 'cancelled'
}

/** True if the guests of an order are sitting at their table now: the order is due neither much later nor long ago. */
function isDueNow({ requestedTime, scheduledTime, createdAt }: Seated, now: Date): boolean {
  const [date = '', time = ''] = (requestedTime ?? scheduledTime ?? '').split('T')
  const due = date === '' ? createdAt : instantOf(date, time)
  return due >= quietSince(now) && due.getTime() <= now.getTime() + soon
}
