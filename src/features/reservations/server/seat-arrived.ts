import { restaurantDate } from '#src/kernel/dates.ts'
import type { Queries } from '#src/server/database/connection.ts'
import type { Actor } from '#src/server/http/actor.ts'
import { publishOfficeEvent } from '#src/server/realtime/office-events.ts'
import { findOrdersOf } from '#src/features/orders/server/orders.ts'
import {
  closeVisit,
  findVisitOfBooking,
  isSameTable,
  openBookedVisit,
} from '#src/features/visits/server/visits.ts'
import type { ReservationRow } from './reservation-store.ts'

/**
 * Opens the booking's table if its guests have come, so that nobody else is led to it. If the mark or the table is taken back, the
 * table is free again, unless its guests have ordered.
 */
export async function seatArrived(
  tx: Queries,
  before: ReservationRow,
  after: ReservationRow,
  by: Actor,
  now: Date,
): Promise<void> {
  const [sat, sits] = [seatOf(before, now), seatOf(after, now)]
  if (isSameTable(sat?.tableLabel ?? null, sits?.tableLabel ?? null)) return
  const visit = sat && (await findVisitOfBooking(tx, before.id))
  const isFreed = visit && (await findOrdersOf(tx, visit.id)).length === 0
  if (isFreed) await closeVisit(tx, visit.id, now)
  const isOpened = sits && (await openBookedVisit(tx, { ...sits, openedBy: by.userId }, now))
  if (isFreed || isOpened) await publishOfficeEvent(tx, { lists: ['orders'] })
}

/** The table and the guests of a booking for today whose guests have come. Undefined if they have not, or have no table. */
function seatOf({ id, arrivedAt, date, status, tableLabel, guests }: ReservationRow, now: Date) {
  const isHere = arrivedAt !== null && date === restaurantDate(now) && status !== 'cancelled'
  return isHere && tableLabel !== null ? { reservationId: id, tableLabel, guests } : undefined
}
