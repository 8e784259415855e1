import { and, eq, ne, sql } from 'drizzle-orm'

import { daysBetween } from '#src/kernel/dates.ts'
import { advisoryLocks } from '#src/server/database/advisory-locks.ts'
import type { Queries } from '#src/server/database/connection.ts'
import type { Party } from '../rules/seating.ts'
import { reservationTable } from './reservation-table.ts'

export type ReservationRow = typeof reservationTable.$inferSelect
type NewReservation = typeof reservationTable.$inferInsert

export async function insertReservation(tx: Queries, reservation: NewReservation): Promise<ReservationRow> {
  const [row] = await tx.insert(reservationTable).values(reservation).returning()
  if (!row) throw new Error('The insert of a reservation returned no row')
  return row
}

export async function findReservation(db: Queries, id: string): Promise<ReservationRow | undefined> {
  return (await db.select().from(reservationTable).where(eq(reservationTable.id, id)))[0]
}

export async function findReservationByTicket(
  db: Queries,
  token: string,
): Promise<ReservationRow | undefined> {
  return (await db.select().from(reservationTable).where(eq(reservationTable.ticketToken, token)))[0]
}

/** As above, and prevents others from changing it until the transaction ends. */
export async function lockReservationByTicket(
  tx: Queries,
  token: string,
): Promise<ReservationRow | undefined> {
  const query = tx.select().from(reservationTable).where(eq(reservationTable.ticketToken, token))
  return (await query.for('update'))[0]
}

/** The parties a day holds, those who cancelled left out. */
export async function findParties(db: Queries, date: string): Promise<Party[]> {
  return await db
    .select({ time: reservationTable.time, guests: reservationTable.guests })
    .from(reservationTable)
    .where(and(eq(reservationTable.date, date), ne(reservationTable.status, 'cancelled')))
}

/** One booking of a day at a time, on any server, until the transaction ends: who counts seats counts them alone. */
export async function lockDay(tx: Queries, date: string): Promise<void> {
  const day = daysBetween('2000-01-01', date)
  await tx.execute(sql`select pg_advisory_xact_lock(${advisoryLocks.seatsOfDay}::int, ${day}::int)`)
}

export async function updateReservation(
  tx: Queries,
  id: string,
  change: Partial<NewReservation>,
): Promise<ReservationRow> {
  const [row] = await tx.update(reservationTable).set(change).where(eq(reservationTable.id, id)).returning()
  if (!row) throw new Error('The update of a reservation returned no row')
  return row
}
