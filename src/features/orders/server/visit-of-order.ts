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

/** If an order is due more than this many milliseconds from now, its guests do not sit at the table yet. */
const soon = 3_600_000

/**
 * Returns the id of the visit that a new order belongs to. If its guests sit at their table now, this is the table's visit, which
 * the table's first order opens.
 */
export async function visitOfNew(tx: Queries, order: Seated, now: Date): Promise<string | null> {
  const { tableLabel } = order
  return tableLabel !== null && isAtTable(order) && isDueNow(order, now)
    ? joinVisit(tx, tableLabel, now)
    : null
}

/**
 * Returns the id of the visit that an order belongs to after a change. With another table it joins that table's visit if its own
 * visit is still open or it is due now. Without a table it belongs to no visit.
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
 * Ends a visit that was opened by an order at its table, once no order is left because the only one was deleted or has moved to
 * another table.
 */
export async function endVisitWithoutOrders(tx: Queries, id: string | null, now: Date): Promise<void> {
  if (id === null) return
  const orders = tx.select({ id: orderTable.id }).from(orderTable).where(eq(orderTable.visitId, id))
  await closeUnlessOrdered(tx, id, async () => (await orders.limit(1)).length > 0, now)
}

/**
 * Ends a visit that was paid together once the last of its orders is done. Whoever takes that back opens the visit again, unless its
 * table has been taken.
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

/** True if the guests who eat an order sit at their table now: it is due neither much later nor long ago. */
function isDueNow({ requestedTime, scheduledTime, createdAt }: Seated, now: Date): boolean {
  const [date = '', time = ''] = (requestedTime ?? scheduledTime ?? '').split('T')
  const due = date === '' ? createdAt : instantOf(date, time)
  return due >= quietSince(now) && due.getTime() <= now.getTime() + soon
}
