import { and, eq, gt, inArray, lte, sql } from 'drizzle-orm'

import type { Queries } from '#src/server/database/connection.ts'
import type { StrikeInput } from '../contract/kitchen.ts'
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
 * Strikes a line of so many `pieces`, or takes the strike back. If the board says what it has seen, a strike takes nothing back that others have struck
 * since, and a strike is taken back only if they have struck nothing since. A call with a key takes back only what a call with the
 * same key has struck. Returns false if nothing changes.
 */
export async function writeStrike(
  tx: Queries,
  orderId: string,
  { lineKey, key, ...tap }: StrikeInput,
  { struckAt, pieces }: { readonly struckAt: Date; readonly pieces: number },
): Promise<boolean> {
  const quantity = Math.min(tap.quantity, pieces)
  const seen = tap.seen === undefined ? undefined : Math.min(tap.seen, pieces)
  if (quantity === seen) return false
  const struck = strikeTable.quantity
  const isTakenBack = quantity < (seen ?? 1)
  const line = and(eq(strikeTable.orderId, orderId), eq(strikeTable.lineKey, lineKey))
  const asSeen = and(
    line,
    gt(struck, quantity),
    // Of a line that has lost pieces, more may be struck than it has, and a board shows no more than it has.
    seen === undefined ? undefined : lte(sql`least(${struck}, ${pieces}::int)`, seen),
    key === undefined ? undefined : eq(strikeTable.callKey, key),
  )
  const wanted = seen === undefined ? sql`${quantity}::int` : sql`greatest(${struck}, ${quantity}::int)`
  const { rowCount } = isTakenBack
    ? quantity === 0
      ? await tx.delete(strikeTable).where(asSeen)
      : await tx.update(strikeTable).set({ quantity, struckAt }).where(asSeen)
    : await tx
        .insert(strikeTable)
        .values({ orderId, lineKey, quantity, struckAt, callKey: key })
        .onConflictDoUpdate({
          target: [strikeTable.orderId, strikeTable.lineKey],
          set: { quantity: wanted, struckAt, callKey: key ?? null },
          setWhere: sql`${struck} <> ${wanted}`,
        })
  return (rowCount ?? 0) > 0
}
