import { desc, type SQL, sql } from 'drizzle-orm'

import type { Queries } from '#src/server/database/connection.ts'
import {
  besidesAllergy,
  matchesAllergySearch,
  matchesGuestSearch,
  maxOpenLookedThrough,
} from '#src/server/guest-search.ts'
import { allergyNotes } from '../rules/known-guest.ts'
import { everyOrder } from './every-order.ts'
import { isOpen } from './open-orders.ts'
import { orderTable } from './order-table.ts'

/**
 * An SQL condition: an order matches the search text that staff have typed. The search text "Dị ứng" (allergy) finds the open
 * orders with a note about an allergy.
 */
export async function matchesOrderSearch(
  db: Queries,
  table: typeof orderTable | typeof everyOrder,
  text: string,
): Promise<SQL | undefined> {
  const folded = table === everyOrder ? sql`${everyOrder.folded}` : sql`${orderTable}.folded`
  const rest = besidesAllergy(text)
  if (rest === undefined) return matchesGuestSearch(folded, text)
  const notes = sql<(string | null)[]>`jsonb_path_query_array(${orderTable.items}, '$[*].note')
    || jsonb_build_array(${orderTable.specialInstructions})`
  const open = await db
    .select({ id: orderTable.id, notes })
    .from(orderTable)
    .where(isOpen)
    .orderBy(desc(orderTable.createdAt))
    .limit(maxOpenLookedThrough)
  const allergic = open.filter((order) => allergyNotes(order.notes).length > 0)
  return matchesAllergySearch({ id: table.id, folded }, rest, allergic)
}
