import type { Queries } from '#src/server/database/connection.ts'
import { waitsForCall } from '#src/features/call-first/rules/call-first.ts'
import { isOpen } from '../rules/order-progress.ts'
import { linesBeforeTable } from './lines-before-table.ts'
import type { OrderRow } from './order-store.ts'

/**
 * Keeps the lines that the kitchen has of an order, which an edit is about to change. If the kitchen has not yet seen an earlier
 * edit, the lines from before that one stay.
 */
export async function keepLinesBefore(tx: Queries, before: OrderRow): Promise<void> {
  if (!isOpen(before.status) || waitsForCall(before)) return
  await tx.insert(linesBeforeTable).values({ orderId: before.id, items: before.items }).onConflictDoNothing()
}
