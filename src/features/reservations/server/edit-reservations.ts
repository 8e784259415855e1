import { restaurantDate } from '#src/kernel/dates.ts'
import type { Queries } from '#src/server/database/connection.ts'
import { changesTo, rejectStale } from '#src/server/database/row-edits.ts'
import type { Actor } from '#src/server/http/actor.ts'
import { updateRow, deleteRow } from '#src/server/database/rows.ts'
import { recordChange, type AuditServices } from '#src/features/audit/server/audit.ts'
import type { CurrentSiteSettings } from '#src/features/restaurant/contract/site-settings.ts'
import type { ChangeReservationInput, SetReservationStatusInput } from '../contract/reservation.ts'
import { takesSeats } from '../rules/seating.ts'
import { missingSeats, rejectImpossibleVisit, requirePhone } from './check-visit.ts'
import { lockReservation, type ReservationRow } from './reservation-store.ts'
import { auditedReservation, reservationTable } from './reservation-table.ts'
import { seatArrived } from './seat-arrived.ts'

/** Functions that edit reservations also need the settings, with today's opening hours and seats. */
type Services = AuditServices & { readonly settingsToday: () => Promise<CurrentSiteSettings> }

/**
 * Sets the status of a reservation, and also its table if the call contains a table. Staff may change any status to any other.
 * Throws 404 if the reservation does not exist. Throws 409 if it has changed since the screen read it, or if a cancelled
 * reservation is restored and there are not enough free seats.
 */
export async function setReservationStatus(
  services: Services,
  by: Actor,
  id: string,
  input: SetReservationStatusInput,
): Promise<ReservationRow> {
  const settings = await services.settingsToday()
  const write = { by, action: 'reservations.status', thing: auditedReservation } as const
  return recordChange(services, write, (tx) => applyChange(tx, by, id, input, settings, services.clock.now()))
}

/**
 * Changes the fields that the call contains. Throws 404 if there is no such reservation; 400 if no table can be booked at its new
 * day or time; 409 if the reservation has changed since the screen read it, or if there are not enough free seats and no reason is given.
 */
export async function changeReservation(
  services: Services,
  by: Actor,
  id: string,
  input: ChangeReservationInput,
): Promise<ReservationRow> {
  const settings = await services.settingsToday()
  const change = { ...input, ...(input.phone !== undefined && { phone: requirePhone(input.phone) }) }
  const write = { by, action: 'reservations.changed', thing: auditedReservation } as const
  return recordChange(services, write, (tx) =>
    applyChange(tx, by, id, change, settings, services.clock.now()),
  )
}

/** Deletes a reservation for good, so that its seats and its table are free. Throws 404 if the reservation does not exist. */
export function deleteReservation(services: AuditServices, by: Actor, id: string): Promise<void> {
  const write = { by, action: 'reservations.deleted', thing: auditedReservation } as const
  return recordChange(services, write, async (tx) => {
    const before = await lockReservation(tx, id)
    await deleteRow(tx, reservationTable, id)
    await seatArrived(tx, before, { ...before, arrivedAt: null }, by, services.clock.now())
    return { before, after: undefined }
  })
}

async function applyChange(
  tx: Queries,
  by: Actor,
  id: string,
  { updatedAt, overCapacityReason, ...input }: Partial<ChangeReservationInput>,
  settings: CurrentSiteSettings,
  now: Date,
) {
  const before = await lockReservation(tx, id)
  rejectStale(before, updatedAt, 'reservations.stale')
  const change = changesTo<Partial<ReservationRow>>(before, input)
  if (!change) return { before, after: before }

  const isMoved = (change.date ?? before.date) !== before.date || (change.time ?? before.time) !== before.time
  // The marks (arrived, no-show) refer to the agreed day and time. If the visit is moved, its guests are expected again, so both
  // marks are cleared.
  if (isMoved) Object.assign(change, { arrivedAt: null, noShowAt: null })
  const wanted = { ...before, ...change }
  if (isMoved && wanted.status !== 'cancelled') rejectImpossibleVisit(wanted, settings, now)
  if (takesSeats(before, wanted, restaurantDate(now))) {
    const missing = await missingSeats(tx, wanted, settings, id)
    if (missing && !overCapacityReason) throw missing
    change.overCapacityReason = missing ? (overCapacityReason ?? null) : null
  }
  const after = await updateRow(tx, reservationTable, id, { ...change, updatedAt: now })
  await seatArrived(tx, before, after, by, now)
  return { before, after }
}
