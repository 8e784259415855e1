import { and, desc, eq, sql } from 'drizzle-orm'

import type { Queries } from '#src/server/database/connection.ts'
import { everyReservation, notErased } from './every-reservation.ts'

const maxRows = 100

/**
 * The newest reservations with a phone number (E.164), except erased ones: when they were made, the guest's name and note, and
 * whether the guest did not come.
 */
export function findReservationsOf(
  db: Queries,
  phone: string,
): Promise<{ createdAt: Date; name: string; note: string | null; isNoShow: boolean }[]> {
  const { createdAt, name, specialRequests, noShowAt } = everyReservation
  return db
    .select({ createdAt, name, note: specialRequests, isNoShow: sql<boolean>`${noShowAt} is not null` })
    .from(everyReservation)
    .where(and(eq(everyReservation.phone, phone), notErased))
    .orderBy(desc(createdAt))
    .limit(maxRows)
}
