import type { Queries } from '#src/server/database/connection.ts'
import { waitsForCall } from '#src/features/call-first/rules/call-first.ts'
import { isOpen } from '../rules/order-progress.ts'
import { linesBeforeTable } from './lines-before-table.ts'
import type { OrderRow } from './order-store.ts'

/**
 * Stores the lines of an order that an edit is about to change, as the kitchen knows them. If the kitchen has not seen an earlier
 * edit yet, the lines from before that edit stay.
 */
export async function keepLinesBefore(tx: Queries, before: OrderRow): Promise<void> {
  if (!isOpen(before.status) || waitsForCall(before)) return
  await tx.insert(linesBeforeTable).values({ orderId: before.id, items: before.items }).onConflictDoNothing()
}
