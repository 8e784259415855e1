import { and, desc, inArray, isNotNull, type SQL, sql } from 'drizzle-orm'

import type { Queries } from '#src/server/database/connection.ts'
import {
  besidesAllergy,
  matchesAllergySearch,
  matchesGuestSearch,
  maxOpenLookedThrough,
} from '#src/server/guest-search.ts'
import { allergyNotes } from '#src/features/orders/rules/known-guest.ts'
import { everyReservation } from './every-reservation.ts'
import { reservationTable } from './reservation-table.ts'

/**
 * An SQL condition that is true if a row of reservations matches the text that staff search for. The text "Dị ứng" (allergy) finds
 * the open bookings whose wishes mention an allergy.
 */
export async function matchesReservationSearch(
  db: Queries,
  table: typeof reservationTable | typeof everyReservation,
  text: string,
): Promise<SQL | undefined> {
  const folded =
    table === everyReservation ? sql`${everyReservation.folded}` : sql`${reservationTable}.folded`
  const rest = besidesAllergy(text)
  if (rest === undefined) return matchesGuestSearch(folded, text)
  const { id, status, specialRequests, createdAt } = reservationTable
  const open = await db
    .select({ id, wishes: specialRequests })
    .from(reservationTable)
    .where(and(inArray(status, ['pending', 'confirmed']), isNotNull(specialRequests)))
    .orderBy(desc(createdAt))
    .limit(maxOpenLookedThrough)
  const noted = open.map((row) => ({ id: row.id, notes: [row.wishes] }))
  const allergic = noted.filter(({ notes }) => allergyNotes(notes).length > 0)
  return matchesAllergySearch({ id: table.id, folded }, rest, allergic)
}
