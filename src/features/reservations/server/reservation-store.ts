import { and, asc, eq, gte, inArray, ne, type SQL, sql } from 'drizzle-orm'

import { daysBetween } from '#src/kernel/dates.ts'
import { notFound } from '#src/kernel/problem.ts'
import { advisoryLocks } from '#src/server/database/advisory-locks.ts'
import type { Database, Queries } from '#src/server/database/connection.ts'
import { findNewestPage, foldedContains, type ListPage } from '#src/server/database/list-page.ts'
import type { ReservationStatus } from '../contract/reservation.ts'
import type { Party } from '../rules/seating.ts'
import { reservationTable } from './reservation-table.ts'

export type ReservationRow = typeof reservationTable.$inferSelect
type NewReservation = typeof reservationTable.$inferInsert

export async function insertReservation(tx: Queries, reservation: NewReservation): Promise<ReservationRow> {
  const [row] = await tx.insert(reservationTable).values(reservation).returning()
  if (!row) throw new Error('The insert of a reservation returned no row')
  return row
}

export async function removeReservation(tx: Queries, id: string): Promise<void> {
  await tx.delete(reservationTable).where(eq(reservationTable.id, id))
}

export async function findReservation(db: Queries, id: string): Promise<ReservationRow | undefined> {
  return (await db.select().from(reservationTable).where(eq(reservationTable.id, id)))[0]
}

/** The reservation of this id; throws 404 where there is none. */
export async function requireReservation(db: Queries, id: string): Promise<ReservationRow> {
  return found(await findReservation(db, id))
}

/** The same, which no other request changes until the transaction ends. */
export async function lockReservation(tx: Queries, id: string): Promise<ReservationRow> {
  const query = tx.select().from(reservationTable).where(eq(reservationTable.id, id))
  return found((await query.for('update'))[0])
}

function found(reservation: ReservationRow | undefined): ReservationRow {
  if (!reservation) throw notFound('reservations.not-found', 'There is no such reservation')
  return reservation
}

interface ReservationFilter {
  /** Looked for in name, phone and e-mail, with case and diacritics folded. */
  readonly text: string | undefined
  readonly since: Date | undefined
  readonly statuses: readonly ReservationStatus[] | undefined
  readonly limit: number
  readonly cursor: string | undefined
}

/** One page of the reservations that match, newest first, and how many match in all. */
export function findReservationPage(
  db: Database,
  { text, since, statuses, limit, cursor }: ReservationFilter,
): Promise<ListPage<ReservationRow>> {
  const matching = and(
    text ? containsSearched(text) : undefined,
    since && gte(reservationTable.createdAt, since),
    statuses && inArray(reservationTable.status, [...statuses]),
  )
  return findNewestPage(db, { table: reservationTable, matching, limit, cursor })
}

/** A number is looked for as people write it, with its first 0 and with spaces; it is stored in E.164. */
function containsSearched(text: string): SQL {
  const digits = text.replaceAll(/[\s.]/g, '')
  const phone = /^0\d+$/.test(digits) ? `+84${digits.slice(1)}` : /^\+?\d+$/.test(digits) ? digits : text
  return foldedContains(foldedText, phone)
}

/** Name, phone and e-mail, folded by PostgreSQL itself. */
const foldedText = sql`${reservationTable}.folded`

const maxReservationsOfDay = 500

/** The reservations of a day in the order of arrival, cancelled ones too. */
export async function findReservationsOn(db: Queries, date: string): Promise<ReservationRow[]> {
  return await db
    .select()
    .from(reservationTable)
    .where(eq(reservationTable.date, date))
    .orderBy(asc(reservationTable.time), asc(reservationTable.createdAt), asc(reservationTable.id))
    .limit(maxReservationsOfDay)
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

/** The parties a day holds, those who cancelled left out, and the reservation that is about to change. */
export async function findParties(db: Queries, date: string, exceptId = ''): Promise<Party[]> {
  return await db
    .select({ time: reservationTable.time, guests: reservationTable.guests })
    .from(reservationTable)
    .where(
      and(
        eq(reservationTable.date, date),
        ne(reservationTable.status, 'cancelled'),
        ne(reservationTable.id, exceptId),
      ),
    )
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
