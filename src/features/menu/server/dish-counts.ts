import { and, asc, eq, inArray, isNotNull, sql } from 'drizzle-orm'

import { restaurantDate } from '#src/kernel/dates.ts'
import type { Queries } from '#src/server/database/connection.ts'
import { menuItemTable } from './menu-table.ts'

/** A dish with fewer portions left than an order needs. */
interface ShortDish {
  readonly id: string
  readonly name: string
  readonly nameVi: string | null
  readonly left: number
}

/**
 * Subtracts portions from the numbers of portions that are left today; a negative number adds portions again. Dishes whose portions
 * nobody counts today are ignored. If one dish has too few portions left, nothing is subtracted and `short` lists such dishes. The
 * rows stay locked until the transaction ends. They are always locked in the order of their ids, so that two orders of the same
 * dishes cannot cause a deadlock.
 */
export async function takePortions(
  tx: Queries,
  portions: ReadonlyMap<string, number>,
  now: Date,
): Promise<{ readonly isCounted: boolean; readonly short: readonly ShortDish[] }> {
  const { id, name, nameVi, leftToday, leftOn } = menuItemTable
  const counted = await tx
    .select({ id, name, nameVi, left: sql<number>`${leftToday}` })
    .from(menuItemTable)
    .where(and(inArray(id, [...portions.keys()]), eq(leftOn, restaurantDate(now)), isNotNull(leftToday)))
    .orderBy(asc(id))
    .for('update')
  const short = counted.filter((dish) => dish.left < (portions.get(dish.id) ?? 0))
  if (short.length > 0) return { isCounted: true, short }
  for (const dish of counted) {
    const left = Math.min(dish.left - (portions.get(dish.id) ?? 0), maxCount)
    await tx.update(menuItemTable).set({ leftToday: left }).where(eq(id, dish.id))
  }
  return { isCounted: counted.length > 0, short }
}

/** The largest number that PostgreSQL can store in an `integer` column. A greater sum is cut to it. */
const maxCount = 2_147_483_647
