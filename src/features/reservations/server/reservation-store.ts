import { and, asc, between, eq, inArray, isNotNull, ne, sql } from 'drizzle-orm'

import { daysBetween } from '#src/kernel/dates.ts'
import { conflict, notFound } from '#src/kernel/problem.ts'
import { advisoryLocks } from '#src/server/database/advisory-locks.ts'
import { archivedList } from '#src/server/database/archived-list.ts'
import type { Queries } from '#src/server/database/connection.ts'
import { partiesAtTables } from '#src/features/visits/server/visits.ts'
import type { BookedParty } from '../rules/full-days.ts'
import type { Party } from '../rules/seating.ts'
import type { TabledVisit } from '../rules/table-conflicts.ts'
import { everyReservation, notErased } from './every-reservation.ts'
import { reservationArchiveDaysTable, reservationArchiveTable } from './reservation-archive-table.ts'
import { reservationTable } from './reservation-table.ts'
import { matchesReservationSearch } from './search-reservations.ts'

export type ReservationRow = typeof reservationTable.$inferSelect

/** A live or archived reservation. The two times tell when it was archived and when its personal data was erased. */
export type StoredReservation = ReservationRow & {
  readonly archivedAt: Date | null
  readonly erasedAt: Date | null
}

export async function findReservation(db: Queries, id: string): Promise<StoredReservation | undefined> {
  const reservations = db.select().from(everyReservation)
  return (await reservations.where(and(eq(everyReservation.id, id), notErased)))[0]
}

/** Returns the reservation with this id. Throws 404 if it does not exist. */
export async function requireReservation(db: Queries, id: string): Promise<StoredReservation> {
  const reservation = await findReservation(db, id)
  if (!reservation) throw notFound('reservations.not-found', 'There is no such reservation')
  return reservation
}

/**
 * Returns the reservation with this id and locks it until the transaction ends. Throws 404 if it does not exist, and 409 if it is
 * archived.
 */
export async function lockReservation(tx: Queries, id: string): Promise<ReservationRow> {
  const query = tx.select().from(reservationTable).where(eq(reservationTable.id, id))
  const [reservation] = await query.for('update')
  if (reservation) return reservation
  // No live reservation has this id, but it may have been archived meanwhile. `requireReservation` searches both tables.
  await requireReservation(tx, id)
  throw conflict('reservations.archived', 'This reservation is archived and can only be read')
}

const list = archivedList({
  live: reservationTable,
  archive: reservationArchiveTable,
  days: reservationArchiveDaysTable,
  every: everyReservation,
  notErased,
  matchesText: matchesReservationSearch,
})
export const findReservationPage = list.findPage
export const countFoundReservations = list.countMatches
export const findNewestReservations = list.findNewest

const maxReservationsOfDay = 500

/** A day's reservations in the order of arrival, including cancelled ones and ones whose personal data is erased. */
export async function findReservationsOn(db: Queries, date: string): Promise<StoredReservation[]> {
  const { time, createdAt, id } = everyReservation
  return await db
    .select()
    .from(everyReservation)
    .where(eq(everyReservation.date, date))
    .orderBy(asc(time), asc(createdAt), asc(id))
    .limit(maxReservationsOfDay)
}

export async function findReservationByTicket(
  db: Queries,
  token: string,
): Promise<StoredReservation | undefined> {
  const reservations = db.select().from(everyReservation)
  return (await reservations.where(and(eq(everyReservation.ticketToken, token), notErased)))[0]
}

/** Finds the reservation with this ticket token, unless it is archived, and locks it until the transaction ends. */
export async function lockReservationByTicket(
  tx: Queries,
  token: string,
): Promise<ReservationRow | undefined> {
  const query = tx.select().from(reservationTable).where(eq(reservationTable.ticketToken, token))
  return (await query.for('update'))[0]
}

/** An SQL condition for reservations that hold seats. It must say the same as the function `holdsSeats` in the rules. */
export const holdingSeats = sql`${reservationTable.status} <> 'cancelled' and ${reservationTable.noShowAt} is null
  and not (${reservationTable.needsCall} and ${reservationTable.status} = 'pending')`

/**
 * An SQL query for the walk-ins, with `date`, `time` and `guests`: parties at tables for which no booking on the same day holds
 * seats. If a party belongs to the booking `exceptId`, which is about to change, it is left out.
 */
const walkIns = (exceptId: string) => sql`
  select date, time, guests from (${partiesAtTables}) as seated
  where reservation_id is distinct from ${exceptId} and not exists (
    select 1 from ${reservationTable} where ${reservationTable.id} = seated.reservation_id
      and ${reservationTable.date} = seated.date and ${holdingSeats})`

/**
 * The parties that hold seats on a day: guests with bookings, and walk-ins. The reservation `exceptId`, which is about to change,
 * is left out.
 */
export async function findParties(db: Queries, date: string, exceptId = ''): Promise<Party[]> {
  const { rows } = await db.execute<{ time: string; guests: number }>(sql`
    select time, guests from ${reservationTable}
    where ${and(eq(reservationTable.date, date), holdingSeats, ne(reservationTable.id, exceptId))}
    union all select time, guests from (${walkIns(exceptId)}) as walk_ins where date = ${date}`)
  return rows
}

/**
 * The parties that hold seats from the day `first` to the day `last`, but only on days with more than `covers` guests in all.
 * Parties with the same time are returned as one party with the sum of their guests.
 */
export async function findPartiesOfBusyDays(
  db: Queries,
  { first, last, covers }: { first: string; last: string; covers: number },
): Promise<BookedParty[]> {
  const { rows } = await db.execute<{ date: string; time: string; guests: number }>(sql`
    with seated as (
      select date, time, guests from ${reservationTable}
      where ${and(between(reservationTable.date, first, last), holdingSeats)}
      union all select date, time, guests from (${walkIns('')}) as walk_ins
      where date between ${first} and ${last}
    )
    select date, time, sum(guests)::int as guests from seated
    where date in (select date from seated group by date having sum(guests) > ${covers})
    group by date, time`)
  return rows
}

/** The reservations on these days to which staff have assigned a table, if their guests are still to come or are at the table. */
export async function findTabledOn(db: Queries, dates: readonly string[]): Promise<TabledVisit[]> {
  const { id, name, date, time, status, tableLabel } = reservationTable
  return await db
    .select({ id, name, date, time, tableLabel })
    .from(reservationTable)
    .where(and(inArray(date, [...dates]), holdingSeats, ne(status, 'completed'), isNotNull(tableLabel)))
}

/**
 * True if there is already a reservation with this phone number (E.164) for this day and time. Cancelled reservations do not count.
 */
export async function isBookedAlready(
  tx: Queries,
  visit: { readonly phone: string; readonly date: string; readonly time: string },
): Promise<boolean> {
  const { id, phone, date, time, status } = reservationTable
  const same = and(eq(phone, visit.phone), eq(date, visit.date), eq(time, visit.time))
  const rows = await tx
    .select({ id })
    .from(reservationTable)
    .where(and(same, ne(status, 'cancelled')))
    .limit(1)
  return rows.length > 0
}

/**
 * Locks a day in PostgreSQL until the transaction ends. All servers use this lock, so only one booking at a time can count and take
 * the day's seats.
 */
export async function lockDay(tx: Queries, date: string): Promise<void> {
  const day = daysBetween('2000-01-01', date)
  await tx.execute(sql`select pg_advisory_xact_lock(${advisoryLocks.seatsOfDay}::int, ${day}::int)`)
}
