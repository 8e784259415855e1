import { and, count, eq, type SQL, sql, type SQLWrapper } from 'drizzle-orm'

import { addDays, instantOf, restaurantDate } from '#src/kernel/dates.ts'
import type { Queries } from '#src/server/database/connection.ts'
import { findOldest } from '#src/server/database/list-page.ts'
import { newTicketToken } from '#src/server/http/ticket-token.ts'
import { requirePhone } from './check-visit.ts'
import { holdingSeats } from './reservation-store.ts'
import { reservationTable } from './reservation-table.ts'

// What other features use: a phone number's open reservations, the form of a reservation for the office, and whether seats are
// left.
export {
  cancelOpenReservations,
  expectedBookings,
  findOpenReservations,
  openReservations,
  restoreReservations,
} from './open-reservations.ts'
export { missingSeats } from './check-visit.ts'
export { presentReservations } from './present-reservation.ts'
export { findReservationsOf } from './known-bookings.ts'
export { countFoundReservations, findNewestReservations, findReservation } from './reservation-store.ts'

/**
 * A demo reservation. `day` is the number of days from today until the visit; `bookedHoursAgo` is how many hours ago it was booked.
 */
export type ReservationSeed = Omit<
  typeof reservationTable.$inferInsert,
  'id' | 'date' | 'ticketToken' | 'createdAt' | 'updatedAt' | 'status'
> & {
  readonly day: number
  readonly bookedHoursAgo: number
  readonly status: (typeof reservationTable.$inferSelect)['status']
}

/**
 * Writes demo reservations into an empty database. Reservations whose visit is before `now` get the status completed, unless they
 * are cancelled.
 */
export async function seedReservations(
  db: Queries,
  reservations: readonly ReservationSeed[],
  now: Date,
): Promise<void> {
  const rows = reservations.map(({ day, bookedHoursAgo, status, ...reservation }, index) => {
    const date = addDays(restaurantDate(now), day)
    const isOver = instantOf(date, reservation.time) < now
    const bookedAt = new Date(now.getTime() - bookedHoursAgo * 3_600_000)
    return {
      ...reservation,
      id: `demo-reservation-${index + 1}`,
      phone: requirePhone(reservation.phone),
      date,
      status: isOver && status !== 'cancelled' ? ('completed' as const) : status,
      ticketToken: newTicketToken(),
      createdAt: bookedAt,
      updatedAt: bookedAt,
    }
  })
  await db.insert(reservationTable).values(rows)
}

/**
 * Counts the reservations that take up seats on a date in the restaurant's time zone, and counts their guests, including guests
 * whose visit is already over.
 */
export async function countCoversOn(
  db: Queries,
  date: string,
): Promise<{ reservations: number; covers: number }> {
  const [counted] = await db
    .select({ reservations: count(), covers: sql<number>`coalesce(sum(${reservationTable.guests}), 0)::int` })
    .from(reservationTable)
    .where(and(eq(reservationTable.date, date), holdingSeats))
  return counted ?? { reservations: 0, covers: 0 }
}

/**
 * An SQL condition that is true if staff have nothing more to do about a new reservation: it is confirmed or completed, or its
 * guests are marked as arrived or as a no-show. It is false for a cancelled reservation, because the cancellation is news until
 * somebody reads it.
 */
export function isFinishedReservation(id: SQLWrapper): SQL {
  const { arrivedAt, noShowAt, status } = reservationTable
  return sql`exists (select 1 from ${reservationTable} where ${reservationTable.id} = ${id}
    and (${status} in ('confirmed', 'completed') or ${arrivedAt} is not null or ${noShowAt} is not null))`
}

/** The pending reservation that was made first and has therefore waited longest. */
export function findLongestPendingReservation(
  db: Queries,
): Promise<typeof reservationTable.$inferSelect | undefined> {
  return findOldest(db, reservationTable, eq(reservationTable.status, 'pending'))
}
