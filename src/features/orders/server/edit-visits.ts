import { restaurantDate, restaurantTime } from '#src/kernel/dates.ts'
import type { EndpointBody } from '#src/kernel/endpoint.ts'
import { conflict, notFound, type ProblemError } from '#src/kernel/problem.ts'
import type { Queries } from '#src/server/database/connection.ts'
import type { Actor } from '#src/server/http/actor.ts'
import { recordChange, type AuditServices } from '#src/features/audit/server/audit.ts'
import type { CurrentSiteSettings } from '#src/features/restaurant/contract/site-settings.ts'
import * as visits from '#src/features/visits/server/visits.ts'
import type * as endpoints from '../contract/visit-endpoints.ts'
import type { KitchenNow } from './promise-time.ts'
import { lockOrdersOf } from './visit-orders.ts'
import { writeChanges } from './write-change.ts'

type VisitRow = visits.VisitRow

/**
 * The functions that count seats for bookings. They are passed as arguments, because the bookings feature imports this one, so this
 * one cannot import it.
 */
export interface SeatCounts {
  /** Undefined if the booking does not exist. */
  findBooking(tx: Queries, id: string): Promise<{ readonly guests: number } | undefined>
  /**
   * Returns an error if there are too few seats for the party besides the other tables and the bookings. The booking `exceptId` is
   * left out of the count. Until the transaction ends, nobody else can take seats on that day.
   */
  missingSeats(
    tx: Queries,
    party: { readonly date: string; readonly time: string; readonly guests: number },
    settings: Pick<CurrentSiteSettings, 'capacity'>,
    exceptId?: string,
  ): Promise<ProblemError | undefined>
}

/**
 * Opens a table for a party. Staff may do so even if no seats are free, because they see the guests at the door; `isAboveSeats` is
 * then true. Throws 404 if the booking does not exist, and 409 if the table is taken.
 */
export async function openTable(
  services: AuditServices & SeatCounts,
  settings: Pick<CurrentSiteSettings, 'capacity'>,
  by: Actor,
  { tableLabel, guests: sent, reservationId = null }: EndpointBody<typeof endpoints.openVisit>,
): Promise<{ visit: VisitRow; isAboveSeats: boolean }> {
  const now = services.clock.now()
  let isAboveSeats = false
  const write = { by, action: 'visits.opened', thing: visits.auditedVisit } as const
  const visit = await recordChange(services, write, async (tx) => {
    const booking = reservationId === null ? undefined : await services.findBooking(tx, reservationId)
    if (reservationId !== null && !booking) {
      throw notFound('visits.booking-not-found', 'There is no such booking')
    }
    const guests = sent ?? booking?.guests ?? null
    if (guests !== null) {
      const party = { date: restaurantDate(now), time: restaurantTime(now), guests }
      isAboveSeats =
        (await services.missingSeats(tx, party, settings, reservationId ?? undefined)) !== undefined
    }
    const opened = { tableLabel, openedBy: by.userId, guests, reservationId }
    return { before: undefined, after: await visits.openVisit(tx, opened, now) }
  })
  return { visit, isAboveSeats }
}

/**
 * Moves a party with its orders to another table, sets its number of guests, or reopens a visit that was closed. Throws 404 if the
 * visit does not exist, and 409 if it is closed or the table is taken.
 */
export function changeVisit(
  services: AuditServices & SeatCounts,
  kitchen: KitchenNow,
  by: Actor,
  id: string,
  { tableLabel, guests, closedAt }: EndpointBody<typeof endpoints.changeVisit>,
): Promise<VisitRow> {
  const { now, settings } = kitchen
  const write = { by, action: 'visits.changed', thing: visits.auditedVisit } as const
  return recordChange(services, write, async (tx) => {
    if (typeof guests === 'number') {
      // The result is ignored. The function is called because it locks this day, so that no booking can count seats until the
      // transaction ends.
      const party = { date: restaurantDate(now), time: restaurantTime(now), guests }
      await services.missingSeats(tx, party, settings)
    }
    const orders = await lockOrdersOf(tx, id)
    const before = await visits.lockVisit(tx, id)
    if (before.closedAt && closedAt !== null) throw conflict('visits.closed', 'This visit is closed')
    let after = before.closedAt ? await visits.reopenVisit(tx, before, now) : before
    if (guests !== undefined && guests !== before.guests) after = await visits.setGuests(tx, id, guests, now)
    if (tableLabel !== undefined && tableLabel !== before.tableLabel) {
      after = await visits.moveVisit(tx, before, tableLabel, now)
      await writeChanges(tx, kitchen, orders, () => ({ tableLabel, visitId: id }))
    }
    return { before, after }
  })
}

/**
 * Closes the visit of a party that has left, even if it has not paid. Closing it a second time changes nothing. Throws 404 if the
 * visit does not exist.
 */
export function closeTable(services: AuditServices, by: Actor, id: string): Promise<VisitRow> {
  const write = { by, action: 'visits.closed', thing: visits.auditedVisit } as const
  return recordChange(services, write, async (tx) => {
    const before = await visits.lockVisit(tx, id)
    return { before, after: before.closedAt ? before : await visits.closeVisit(tx, id, services.clock.now()) }
  })
}
