import { and, asc, eq, gte, inArray, sql } from 'drizzle-orm'

import { restaurantDate } from '#src/kernel/dates.ts'
import type { Queries } from '#src/server/database/connection.ts'
import type { Actor } from '#src/server/http/actor.ts'
import { updateRow } from '#src/server/database/rows.ts'
import { recordChange, type AuditServices } from '#src/features/audit/server/audit.ts'
import type { OwnerSettings } from '#src/features/restaurant/contract/site-settings.ts'
import type { CancelledReservation, ComingReservation } from '../contract/reservation.ts'
import { takesSeats } from '../rules/seating.ts'
import { takeSeats } from './check-visit.ts'
import type { ReservationRow } from './reservation-store.ts'
import { auditedReservation, reservationTable } from './reservation-table.ts'

const isOpen = inArray(reservationTable.status, ['pending', 'confirmed'])

/**
 * An SQL query with one row for each pending or confirmed reservation, from which other code counts a phone number's open bookings.
 */
export const openReservations = sql`select ${reservationTable.phone} as phone, ${reservationTable.source}::text as source,
  ${reservationTable.date} as day from ${reservationTable} where ${isOpen}`

/**
 * An SQL query for the confirmed bookings whose guests are still to come. Orders' promised times take these bookings into account,
 * because the oven must bake for their guests too.
 */
export const expectedBookings = sql`select ${reservationTable.date} as date, ${reservationTable.time} as time,
  ${reservationTable.guests} as guests from ${reservationTable} where ${reservationTable.status} = 'confirmed'
  and ${reservationTable.arrivedAt} is null and ${reservationTable.noShowAt} is null`

function openOf(phone: string, today: string) {
  return and(eq(reservationTable.phone, phone), isOpen, gte(reservationTable.date, today))
}

/** The open reservations with a phone number (E.164) from the given day on, in the order of arrival. */
export function findOpenReservations(db: Queries, phone: string, today: string): Promise<ReservationRow[]> {
  const { date, time, id } = reservationTable
  return db
    .select()
    .from(reservationTable)
    .where(openOf(phone, today))
    .orderBy(asc(date), asc(time), asc(id))
    .limit(maxOfNumber)
}

const maxOfNumber = 500
/** At most this many reservations are read: more than a restaurant can seat within the bookable days. */
const maxComing = 10_000

/** All open reservations from the given day on, in the order of arrival. */
export function findComingReservations(db: Queries, today: string): Promise<ComingReservation[]> {
  const { id, date, time, guests, name } = reservationTable
  return db
    .select({ id, date, time, guests, name })
    .from(reservationTable)
    .where(and(isOpen, gte(date, today)))
    .orderBy(asc(date), asc(time), asc(id))
    .limit(maxComing)
}

const statusOf = (by: Actor) => ({ by, action: 'reservations.status', thing: auditedReservation }) as const

/**
 * Cancels all open reservations with a phone number, and writes an audit entry for each. Returns each reservation with its former
 * status.
 */
export async function cancelOpenReservations(
  services: AuditServices,
  by: Actor,
  phone: string,
): Promise<CancelledReservation[]> {
  const now = services.clock.now()
  const cancelled: CancelledReservation[] = []
  await recordChange(services, statusOf(by), async (tx) => {
    const open = openOf(phone, restaurantDate(now))
    const { id } = reservationTable
    const rows = await tx.select().from(reservationTable).where(open).orderBy(asc(id)).for('update')
    return eachChanged(rows, async (before) => {
      const after = await updateRow(tx, reservationTable, before.id, { status: 'cancelled', updatedAt: now })
      cancelled.push({ id: before.id, status: before.status, updatedAt: now.toISOString() })
      return after
    })
  })
  return cancelled
}

/**
 * Restores reservations that were cancelled together to their former status, except those that somebody has changed since. Returns
 * how many were restored. If there are not enough free seats for one of them, throws 409 and restores none.
 */
export async function restoreReservations(
  services: AuditServices & { readonly settingsToday: () => Promise<OwnerSettings> },
  by: Actor,
  cancelled: readonly CancelledReservation[],
): Promise<number> {
  const settings = await services.settingsToday()
  const now = services.clock.now()
  const had = new Map(cancelled.map((row) => [row.id, row]))
  let restored = 0
  await recordChange(services, statusOf(by), async (tx) => {
    const { id, date } = reservationTable
    const ofThese = and(inArray(id, [...had.keys()]), eq(reservationTable.status, 'cancelled'))
    // The rows are ordered by day, because all transactions lock days in this order, which avoids deadlocks.
    const rows = await tx
      .select()
      .from(reservationTable)
      .where(ofThese)
      .orderBy(asc(date), asc(id))
      .for('update')
    const untouched = rows.filter((row) => row.updatedAt.toISOString() === had.get(row.id)?.updatedAt)
    restored = untouched.length
    return eachChanged(untouched, async (before) => {
      const status = had.get(before.id)?.status ?? before.status
      const wanted = { ...before, status }
      if (takesSeats(before, wanted, restaurantDate(now))) await takeSeats(tx, wanted, settings, before.id)
      return updateRow(tx, reservationTable, before.id, { status, updatedAt: now })
    })
  })
  return restored
}

/** Changes reservations one after another, and returns the changes in the form that `recordChange` takes. */
async function eachChanged(
  rows: readonly ReservationRow[],
  change: (before: ReservationRow) => Promise<ReservationRow>,
) {
  const changes = []
  for (const before of rows) changes.push({ before, after: await change(before) })
  const [first, ...others] = changes
  return { before: first?.before, after: first?.after, others }
}
