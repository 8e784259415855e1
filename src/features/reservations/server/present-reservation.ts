import type { MadeReservation, ReservationTicket } from '../contract/reservation.ts'
import { cancellableUntil } from '../rules/reservation-times.ts'
import type { ReservationRow } from './reservation-store.ts'

export function presentMadeReservation(row: ReservationRow): MadeReservation {
  const { ticketToken, createdAt, updatedAt, ...reservation } = row
  return {
    ...reservation,
    createdAt: createdAt.toISOString(),
    updatedAt: updatedAt.toISOString(),
    ticketUrl: `/reservation/${ticketToken}`,
  }
}

/** The response schema drops what is not the ticket holder's to see; this picks it anyway, so that no schema change leaks it. */
export function presentTicket(row: ReservationRow, now: Date): ReservationTicket {
  const { date, time, guests, status } = row
  const until = cancellableUntil(date, time)
  const canCancel = isOpen(status) && now <= until
  return {
    date,
    time,
    guests,
    status,
    createdAt: row.createdAt.toISOString(),
    cancellableUntil: canCancel ? until.toISOString() : null,
  }
}

function isOpen(status: ReservationRow['status']): boolean {
  return status === 'pending' || status === 'confirmed'
}
