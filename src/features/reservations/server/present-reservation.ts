import { minutesOf } from '#src/kernel/dates.ts'
import type { Queries } from '#src/server/database/connection.ts'
import { shownPhone } from '#src/server/phone-numbers.ts'
import { findUserNames } from '#src/features/accounts/server/accounts.ts'
import type { CurrentSiteSettings } from '#src/features/restaurant/contract/site-settings.ts'
import type {
  MadeReservation,
  Reservation,
  ReservationDay,
  ReservationTicket,
} from '../contract/reservation.ts'
import { cancellableUntil, everySlot, gridMinutes } from '../rules/reservation-times.ts'
import { guestsSeatedAt } from '../rules/seating.ts'
import type { ReservationRow, StoredReservation } from './reservation-store.ts'

type ShownRow = ReservationRow & Partial<StoredReservation>

/** A reservation as the office sees it, with the name of the user who entered it. */
export async function presentReservation(db: Queries, row: ShownRow): Promise<Reservation> {
  return officeReservation(row, await findUserNames(db, [row.createdBy]))
}

/** As above, of a list: the names of all are one query. */
export async function presentReservations(db: Queries, rows: readonly ShownRow[]): Promise<Reservation[]> {
  const names = await findUserNames(
    db,
    rows.map(({ createdBy }) => createdBy),
  )
  return rows.map((row) => officeReservation(row, names))
}

function officeReservation(row: ShownRow, names: ReadonlyMap<string, string>): Reservation {
  return { ...storedReservation(row), createdByName: names.get(row.createdBy ?? '') ?? null }
}

/** What the row itself holds; the ticket's token is the guest's alone. */
function storedReservation(row: ShownRow): Omit<Reservation, 'createdByName'> {
  const { ticketToken: _secret, createdAt, updatedAt, archivedAt, ...reservation } = row
  return {
    ...reservation,
    shownPhone: shownPhone(row.phone),
    createdAt: createdAt.toISOString(),
    updatedAt: updatedAt.toISOString(),
    archivedAt: archivedAt?.toISOString() ?? null,
  }
}

export function presentMadeReservation(row: ReservationRow): MadeReservation {
  return { ...storedReservation(row), ticketUrl: `/reservation/${row.ticketToken}` }
}

/**
 * A day with the guests at each slot; without a length of stay they count at the slot at which they come. Erased
 * reservations are counted and not listed.
 */
export async function presentReservationDay(
  db: Queries,
  date: string,
  rows: readonly StoredReservation[],
  { capacity }: CurrentSiteSettings,
): Promise<ReservationDay> {
  const parties = rows.filter(({ status }) => status !== 'cancelled')
  return {
    date,
    seats: capacity?.seats ?? null,
    covers: parties.reduce((sum, { guests }) => sum + guests, 0),
    slots: everySlot.map((time) => ({
      time,
      guests: guestsSeatedAt(minutesOf(time), parties, capacity?.stayMinutes ?? gridMinutes),
    })),
    reservations: await presentReservations(
      db,
      rows.filter(({ erasedAt }) => erasedAt === null),
    ),
  }
}

/** The response schema drops what is not the ticket holder's to see; this picks it anyway, so that no schema change leaks it. */
export function presentTicket(row: ReservationRow, now: Date): ReservationTicket {
  const { name, tableLabel, date, time, guests, status } = row
  const until = cancellableUntil(date, time)
  const canCancel = isOpen(status) && now <= until
  return {
    name,
    tableLabel,
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
