import { minutesOf, restaurantDate } from '#src/kernel/dates.ts'
import { withIsoTimes } from '#src/kernel/iso-times.ts'
import { onlyEntry } from '#src/kernel/only-entry.ts'
import type { Queries } from '#src/server/database/connection.ts'
import { shownPhone } from '#src/server/phone-numbers.ts'
import type { Services as AllServices } from '#src/server/services.ts'
import { findUserNames } from '#src/features/accounts/server/accounts.ts'
import { waitsForCall } from '#src/features/call-first/rules/call-first.ts'
import { countOpenOf, type OpenOnes } from '#src/features/call-first/server/call-first.ts'
import type { CurrentSiteSettings, OwnerSettings } from '#src/features/restaurant/contract/site-settings.ts'
import type {
  MadeReservation,
  Reservation,
  ReservationDay,
  ReservationTicket,
} from '../contract/reservation.ts'
import { cancellableUntil, everySlot, gridMinutes } from '../rules/reservation-times.ts'
import { expectedStay, guestsSeatedAt, holdsSeats } from '../rules/seating.ts'
import { tableConflicts } from '../rules/table-conflicts.ts'
import { findTabledOn, type ReservationRow, type StoredReservation } from './reservation-store.ts'

type ShownRow = ReservationRow & Partial<StoredReservation>

/** The services with which a reservation is put into the form for the office. */
type Services = Pick<AllServices, 'clock'> &
  OpenOnes & {
    readonly db: Queries
    readonly settingsToday: () => Promise<OwnerSettings>
  }

/**
 * Puts a reservation into the form for the office, with the name of the user who entered it and with the number of its phone
 * number's open bookings and orders.
 */
export async function presentReservation(services: Services, row: ShownRow): Promise<Reservation> {
  return onlyEntry(await presentReservations(services, [row]))
}

/** Does the same as `presentReservation` for a list of reservations, with one query for all names and one for all phone numbers. */
export async function presentReservations(
  { db, clock, openOnes, settingsToday }: Services,
  rows: readonly ShownRow[],
): Promise<Reservation[]> {
  const today = restaurantDate(clock.now())
  const coming = rows.filter((row) => row.tableLabel !== null && row.date >= today && isToCome(row))
  const [names, open, tabled, settings] = await Promise.all([
    findUserNames(
      db,
      rows.map(({ createdBy }) => createdBy),
    ),
    countOpenOf(
      { db, openOnes },
      rows.map(({ phone }) => phone),
      today,
    ),
    coming.length > 0 ? findTabledOn(db, [...new Set(coming.map(({ date }) => date))]) : [],
    settingsToday(),
  ])
  return rows.map((row) => ({
    ...storedReservation(row),
    createdByName: names.get(row.createdBy ?? '') ?? null,
    openOfNumber: open.get(row.phone) ?? 0,
    tableConflicts: coming.includes(row) ? tableConflicts(row, tabled, expectedStay(settings)) : [],
  }))
}

/** True if a reservation still holds seats: it is not archived, and its guests are expected or at the table. */
function isToCome(row: ShownRow): boolean {
  return row.status !== 'completed' && holdsSeats(row) && !row.archivedAt
}

/** The fields that come from the database row itself, except the ticket's token, which only the guest may know. */
function storedReservation(
  row: ShownRow,
): Omit<Reservation, 'createdByName' | 'openOfNumber' | 'tableConflicts'> {
  const { ticketToken: _secret, ...reservation } = row
  return { archivedAt: null, ...withIsoTimes(reservation), shownPhone: shownPhone(row.phone) }
}

export function presentMadeReservation(row: ReservationRow): MadeReservation {
  return { ...storedReservation(row), ticketUrl: `/reservation/${row.ticketToken}` }
}

/**
 * A day's reservations, and the number of guests at the tables at each time. If no length of stay is set, guests count only at the
 * time of their arrival. Reservations whose personal data is erased are counted but not listed.
 */
export async function presentReservationDay(
  services: Services,
  date: string,
  rows: readonly StoredReservation[],
  { capacity }: CurrentSiteSettings,
): Promise<ReservationDay> {
  const parties = rows.filter(holdsSeats)
  return {
    date,
    seats: capacity?.seats ?? null,
    covers: parties.reduce((sum, { guests }) => sum + guests, 0),
    slots: everySlot.map((time) => ({
      time,
      guests: guestsSeatedAt(minutesOf(time), parties, capacity?.stayMinutes ?? gridMinutes),
    })),
    reservations: await presentReservations(
      services,
      rows.filter(({ erasedAt }) => erasedAt === null),
    ),
  }
}

/**
 * Returns the fields of a reservation that anyone with the link to its ticket may see. The response schema drops all other fields
 * too. The fields are also picked here, so that a change of the schema cannot reveal more.
 */
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
    needsCall: waitsForCall(row),
    createdAt: row.createdAt.toISOString(),
    cancellableUntil: canCancel ? until.toISOString() : null,
  }
}

function isOpen(status: ReservationRow['status']): boolean {
  return status === 'pending' || status === 'confirmed'
}
