import { instantOf, restaurantDate } from '#src/kernel/dates.ts'
import { conflict } from '#src/kernel/problem.ts'
import { changesTo, rejectStale } from '#src/server/database/row-edits.ts'
import { updateRow } from '#src/server/database/rows.ts'
import type { Actor } from '#src/server/http/actor.ts'
import { recordChange, type AuditServices } from '#src/features/audit/server/audit.ts'
import type { OwnerSettings } from '#src/features/restaurant/contract/site-settings.ts'
import type { MarkReservationInput } from '../contract/reservation.ts'
import { takesSeats } from '../rules/seating.ts'
import { takeSeats } from './check-visit.ts'
import { lockReservation, type ReservationRow } from './reservation-store.ts'
import { auditedReservation, reservationTable } from './reservation-table.ts'
import { seatArrived } from './seat-arrived.ts'

/**
 * Marks guests as arrived or as a no-show, or clears the mark. Guests who are marked as a no-show hold no seats; if the mark is
 * cleared, they need seats again. The table of guests who have arrived is opened for them. Throws 404 if the reservation does not exist. Throws 409 if the reservation is archived, has
 * changed since the screen read it or is not due yet, or if there are not enough free seats.
 */
export async function markReservation(
  services: AuditServices & { readonly settingsToday: () => Promise<OwnerSettings> },
  by: Actor,
  id: string,
  { updatedAt, ...marks }: MarkReservationInput,
): Promise<ReservationRow> {
  const settings = await services.settingsToday()
  const now = services.clock.now()
  const write = { by, action: 'reservations.marked', thing: auditedReservation } as const
  return recordChange(services, write, async (tx) => {
    const before = await lockReservation(tx, id)
    rejectStale(before, updatedAt, 'reservations.stale')
    const change = changesTo(before, markedAt(before, marks, now))
    if (!change) return { before, after: before }
    if (change.noShowAt && now < instantOf(before.date, before.time))
      throw conflict('reservations.not-due', 'The guests are not expected before their time')
    const wanted = { ...before, ...change }
    if (takesSeats(before, wanted, restaurantDate(now))) await takeSeats(tx, wanted, settings, id)
    const after = await updateRow(tx, reservationTable, id, { ...change, updatedAt: now })
    await seatArrived(tx, before, after, by, now)
    return { before, after }
  })
}

/** The times of both marks (arrived, no-show) after the change. A mark that was set before keeps its time. */
function markedAt(before: ReservationRow, { arrived, noShow }: MarkReservationInput, now: Date) {
  return {
    arrivedAt: noShow || arrived === false ? null : arrived ? (before.arrivedAt ?? now) : before.arrivedAt,
    noShowAt: arrived || noShow === false ? null : noShow ? (before.noShowAt ?? now) : before.noShowAt,
  }
}
