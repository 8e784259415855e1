import { and, eq, inArray, sql } from 'drizzle-orm'

import type { Queries } from '#src/server/database/connection.ts'
import type { StrikeInput } from '../contract/kitchen.ts'
import type { Strikes } from './kitchen-lines.ts'
import { strikeTable } from './strike-table.ts'

/** What is struck of these orders, by the order's id. */
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

/** Strikes a line, or takes the strike back. Returns false if it was so already. */
export async function writeStrike(
  tx: Queries,
  orderId: string,
  { lineKey, quantity }: StrikeInput,
  struckAt: Date,
): Promise<boolean> {
  const { rowCount } =
    quantity === 0
      ? await tx
          .delete(strikeTable)
          .where(and(eq(strikeTable.orderId, orderId), eq(strikeTable.lineKey, lineKey)))
      : await tx
          .insert(strikeTable)
          .values({ orderId, lineKey, quantity, struckAt })
          .onConflictDoUpdate({
            target: [strikeTable.orderId, strikeTable.lineKey],
            set: { quantity, struckAt },
            setWhere: sql`${strikeTable.quantity} <> ${quantity}`,
          })
  return (rowCount ?? 0) > 0
}
