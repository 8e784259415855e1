import { conflict, notFound } from '#src/kernel/problem.ts'
import { recordChange, type AuditServices } from '#src/features/audit/server/audit.ts'
import { notify } from '#src/features/notifications/server/notifications.ts'
import { cancellableUntil } from '../rules/reservation-times.ts'
import { cancelledReservationNotification } from './reservation-notices.ts'
import { findReservationByTicket, lockReservationByTicket, type ReservationRow } from './reservation-store.ts'
import { auditedReservation, reservationTable } from './reservation-table.ts'
import { updateRow } from '#src/server/database/rows.ts'

/**
 * Cancels a reservation at the guest's request, at the latest two hours before the visit, and notifies the restaurant. A
 * reservation that is cancelled already is returned unchanged.
 */
export async function cancelReservation(services: AuditServices, token: string): Promise<ReservationRow> {
  const now = services.clock.now()
  const write = { by: 'guest', action: 'reservations.status', thing: auditedReservation } as const
  return recordChange(services, write, async (tx) => {
    const before = await lockReservationByTicket(tx, token)
    if (!before) return unchangeable(await findReservationByTicket(tx, token), now)
    if (before.status === 'cancelled') return { before, after: before }
    rejectLate(before, now)
    const after = await updateRow(tx, reservationTable, before.id, { status: 'cancelled', updatedAt: now })
    const notificationId = await notify(tx, cancelledReservationNotification(after), now)
    return { before, after, notificationId }
  })
}

/**
 * Called if the guest wants to cancel an archived reservation, whose visit was months ago. Returns the reservation if it is
 * cancelled already; otherwise throws.
 */
function unchangeable(archived: ReservationRow | undefined, now: Date) {
  if (!archived) throw notFound('reservations.ticket-not-found', 'There is no such reservation')
  if (archived.status !== 'cancelled') rejectLate(archived, now)
  return { before: archived, after: archived }
}

function rejectLate({ status, date, time }: ReservationRow, now: Date): void {
  if (status !== 'completed' && now <= cancellableUntil(date, time)) return
  throw conflict('reservations.cancel-too-late', 'A reservation can be cancelled up to two hours before')
}
