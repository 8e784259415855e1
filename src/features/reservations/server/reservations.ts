import { addDays, instantOf, restaurantDate } from '#src/kernel/dates.ts'
import type { Queries } from '#src/server/database/connection.ts'
import { newTicketToken } from '#src/server/http/ticket-token.ts'
import { requirePhone } from './check-visit.ts'
import { reservationTable } from './reservation-table.ts'

/** A reservation as data: on which day from a certain one, and how long before that it was booked. */
export type ReservationSeed = Omit<
  typeof reservationTable.$inferInsert,
  'id' | 'date' | 'ticketToken' | 'createdAt' | 'updatedAt' | 'status'
> & {
  readonly day: number
  readonly bookedHoursAgo: number
  readonly status: (typeof reservationTable.$inferSelect)['status']
}

/** Writes reservations around a moment, at which those that are over are completed; for an empty database. */
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
