import { and, eq, inArray } from 'drizzle-orm'

import type { Queries } from '#src/server/database/connection.ts'
import type { StrikeInput } from '../contract/kitchen.ts'
import { struckAfter } from '../rules/struck-pieces.ts'
import type { Strikes } from './kitchen-lines.ts'
import { strikeTable } from './strike-table.ts'

/** The pieces that are crossed off in these orders, by order id. */
export async function findStrikes(
  db: Queries,
  orderIds: readonly string[],
): Promise<ReadonlyMap<string, Strikes>> {
  const rows = await db
    .select()
    .from(strikeTable)
    .where(inArray(strikeTable.orderId, [...orderIds]))
  const found = new Map<string, Map<string, number>>()
  for (const { orderId, lineKey, quantity } of rows) {
    const ofOrder = found.get(orderId) ?? new Map<string, number>()
    found.set(orderId, ofOrder.set(lineKey, quantity))
  }
  return found
}

/**
 * Strikes a line of so many `pieces`, or takes the strike back (see `struck-pieces.ts`). A row without struck pieces stays: a call that
 * is repeated must be known. Returns false if nothing changes.
 */
export async function writeStrike(
  tx: Queries,
  orderId: string,
  { lineKey, ...tap }: StrikeInput,
  { struckAt, pieces }: { readonly struckAt: Date; readonly pieces: number },
): Promise<boolean> {
  const line = and(eq(strikeTable.orderId, orderId), eq(strikeTable.lineKey, lineKey))
  await tx.insert(strikeTable).values({ orderId, lineKey, quantity: 0, struckAt }).onConflictDoNothing()
  const [row] = await tx.select().from(strikeTable).where(line).for('update')
  const struck = row && struckAfter(row, tap, pieces)
  if (!struck) return false
  await tx
    .update(strikeTable)
    .set({ ...struck, struckAt })
    .where(line)
  return struck.quantity !== row.quantity
}
