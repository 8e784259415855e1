import { conflict, notFound } from '#src/kernel/problem.ts'
import { publishOfficeEvent } from '#src/server/realtime/office-events.ts'
import type { Services } from '#src/server/services.ts'
import { notify } from '#src/features/notifications/server/notifications.ts'
import { cancellableUntil } from '../rules/reservation-times.ts'
import { cancelledReservationNotification } from './reservation-notices.ts'
import { changeStatus, lockReservationByTicket, type ReservationRow } from './reservation-store.ts'

/**
 * The guest gives the table back, up to two hours before, and the restaurant is told. A reservation already cancelled
 * stays so and is returned again.
 */
export async function cancelReservation(
  { db, clock }: Pick<Services, 'db' | 'clock'>,
  token: string,
): Promise<ReservationRow> {
  const now = clock.now()
  return db.transaction(async (tx) => {
    const reservation = await lockReservationByTicket(tx, token)
    if (!reservation) throw notFound('reservations.ticket-not-found', 'There is no such reservation')
    if (reservation.status === 'cancelled') return reservation
    rejectLate(reservation, now)
    const cancelled = await changeStatus(tx, reservation, { to: 'cancelled', by: 'guest', at: now })
    const notificationId = await notify(tx, cancelledReservationNotification(cancelled), now)
    await publishOfficeEvent(tx, { lists: ['reservations', 'notifications'], notificationId })
    return cancelled
  })
}

function rejectLate({ status, date, time }: ReservationRow, now: Date): void {
  if (status !== 'completed' && now <= cancellableUntil(date, time)) return
  throw conflict('reservations.cancel-too-late', 'A reservation can be cancelled up to two hours before')
}
