import { asc, eq, inArray } from 'drizzle-orm'

import { withIsoTimes } from '#src/kernel/iso-times.ts'
import { amountOf, amountText } from '#src/kernel/money.ts'
import type { Queries } from '#src/server/database/connection.ts'
import type { Services } from '#src/server/services.ts'
import type { OpenOnes } from '#src/features/call-first/server/call-first.ts'
import type { VisitRow } from '#src/features/visits/server/visits.ts'
import type { TableVisit } from '../contract/table-visit.ts'
import { isOpenStatus } from './open-orders.ts'
import type { OrderRow } from './order-store.ts'
import { orderTable } from './order-table.ts'
import { presentOrders } from './present-order.ts'

/** The orders of a visit, the oldest first, locked until the transaction ends. */
export function lockOrdersOf(tx: Queries, visitId: string): Promise<OrderRow[]> {
  return ordersOf(tx, [visitId]).for('update')
}

/** The orders of a visit, oldest first. */
export async function findOrdersOf(db: Queries, visitId: string): Promise<OrderRow[]> {
  return await ordersOf(db, [visitId])
}

/** The orders of a visit that are neither paid nor cancelled. */
export function unpaidOf(orders: readonly OrderRow[]): OrderRow[] {
  return orders.filter(({ paidAt, status }) => paidAt === null && status !== 'cancelled')
}

/** True if guests are still waiting for an order of the visit. */
export function isServing(orders: readonly Pick<OrderRow, 'status'>[]): boolean {
  return orders.some(({ status }) => isOpenStatus(status))
}

/** The sum of the orders' grand totals, in VND. */
export function sumOf(orders: readonly Pick<OrderRow, 'grandTotal'>[]): number {
  return orders.reduce((sum, { grandTotal }) => sum + amountOf(grandTotal), 0)
}

/** Visits in the form that the office gets, each with its orders and the amount to pay. */
export async function presentVisits(
  services: Pick<Services, 'db' | 'clock'> & OpenOnes,
  visits: readonly VisitRow[],
): Promise<TableVisit[]> {
  const ids = visits.map(({ id }) => id)
  const rows = ids.length > 0 ? await ordersOf(services.db, ids) : []
  const presented = await presentOrders(services, rows)
  return visits.map(({ tableKey: _key, updatedAt: _at, ...visit }) => {
    const own = rows.filter(({ visitId }) => visitId === visit.id)
    return {
      ...withIsoTimes(visit),
      orders: presented.filter((_, index) => rows[index]?.visitId === visit.id),
      total: amountText(sumOf(own.filter(({ status }) => status !== 'cancelled'))),
      toPay: amountText(sumOf(unpaidOf(own))),
    }
  })
}

function ordersOf(db: Queries, visitIds: readonly string[]) {
  const orders = db.select().from(orderTable)
  return orders
    .where(
      visitIds.length === 1
        ? eq(orderTable.visitId, visitIds[0] ?? '')
        : inArray(orderTable.visitId, [...visitIds]),
    )
    .orderBy(asc(orderTable.createdAt), asc(orderTable.id))
}
