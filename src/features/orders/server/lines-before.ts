import { eq } from 'drizzle-orm'

import type { Queries } from '#src/server/database/connection.ts'
import { waitsForCall } from '#src/features/call-first/rules/call-first.ts'
import { isOpen } from '../rules/order-progress.ts'
import { linesBeforeTable } from './lines-before-table.ts'
import type { OrderRow } from './order-store.ts'

/**
 * Stores the lines and facts of an order that an edit is about to change, as the kitchen knows them. If the kitchen has not seen an
 * earlier edit yet, those from before that edit stay.
 */
export async function keepLinesBefore(tx: Queries, before: OrderRow): Promise<void> {
  if (!isOpen(before.status) || waitsForCall(before)) return
  const { id, items, orderType, tableLabel, specialInstructions } = before
  const { requestedTime, scheduledTime, promisedTime } = before
  const facts = { orderType, tableLabel, specialInstructions, requestedTime, scheduledTime, promisedTime }
  await tx.insert(linesBeforeTable).values({ orderId: id, items, facts }).onConflictDoNothing()
}

/**
 * Of a cancelled order the row says that it was being made, so that the kitchen stops. It is deleted once the kitchen has seen it.
 */
export async function keepWhetherMade(tx: Queries, before: OrderRow): Promise<void> {
  if (before.status === 'preparing' || before.status === 'ready') return keepLinesBefore(tx, before)
  await tx.delete(linesBeforeTable).where(eq(linesBeforeTable.orderId, before.id))
}
