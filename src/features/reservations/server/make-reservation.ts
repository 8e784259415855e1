import { restaurantDate } from '#src/kernel/dates.ts'
import { rowId } from '#src/kernel/row-id.ts'
import type { Queries } from '#src/server/database/connection.ts'
import { enteredBy, type Actor } from '#src/server/http/actor.ts'
import { rejectBots } from '#src/server/http/guest-input.ts'
import { newTicketToken } from '#src/server/http/ticket-token.ts'
import { publishOfficeEvent } from '#src/server/realtime/office-events.ts'
import { claimKey, findMade, type Attempt } from '#src/server/database/idempotency.ts'
import type { Services } from '#src/server/services.ts'
import { notify } from '#src/features/notifications/server/notifications.ts'
import { isBeyondLimitsAlone, type OpenOnes } from '#src/features/call-first/server/call-first.ts'
import type { OwnerSettings } from '#src/features/restaurant/contract/site-settings.ts'
import type { MakeReservationInput } from '../contract/reservation.ts'
import { rejectImpossibleVisit, requirePhone, takeSeats } from './check-visit.ts'
import { newReservationNotification } from './reservation-notices.ts'
import { findReservation, insertReservation, type ReservationRow } from './reservation-store.ts'
import { reservationIdempotencyTable } from './reservation-table.ts'

/**
 * Books a table: checks it, finds the seats, and writes it together with the notification the restaurant gets, or
 * nothing at all. However many book at once, no moment holds more guests than seats. With an idempotency key the same
 * request returns the same reservation however often it arrives. One of a guest that is beyond the owner's limits is taken without
 * seats, for the restaurant to call first.
 */
export async function makeReservation(
  { db, clock, openOnes }: Pick<Services, 'db' | 'clock'> & OpenOnes,
  settingsToday: () => Promise<OwnerSettings>,
  input: MakeReservationInput,
  { idempotencyKey, actor }: { idempotencyKey: string | undefined; actor: Actor | null },
): Promise<ReservationRow> {
  rejectBots(input, 'reservations.rejected')
  const phone = requirePhone(input.phone)
  const now = clock.now()
  // Read before the transaction opens, which then holds its one connection as briefly as it can.
  const settings = await settingsToday()
  return db.transaction(async (tx) => {
    const id = rowId('res', now)
    const earlier =
      idempotencyKey && (await earlierReservation(tx, { key: idempotencyKey, input, madeId: id, now }))
    if (earlier) return earlier

    rejectImpossibleVisit(input, settings, now)
    await takeSeats(tx, input, settings)

    const by = enteredBy(actor)
    const asks = { phone, guests: input.guests, today: restaurantDate(now) }
    const needsCall = by.source === 'web' && (await isBeyondLimitsAlone({ db: tx, openOnes }, asks, settings))
    const row = { ...newReservationRow(id, input, phone, now), ...by, needsCall }
    const reservation = await insertReservation(tx, row)
    const notificationId = await notify(tx, newReservationNotification(reservation), now)
    await publishOfficeEvent(tx, { lists: ['reservations', 'notifications'], notificationId })
    return reservation
  })
}

async function earlierReservation(tx: Queries, attempt: Attempt): Promise<ReservationRow | undefined> {
  const claim = await claimKey(tx, reservationIdempotencyTable, attempt)
  return findMade(claim, (id) => findReservation(tx, id), 'reservations.key-reused')
}

function newReservationRow(id: string, input: MakeReservationInput, phone: string, now: Date) {
  const { date, time, guests, name, email, specialRequests, language } = input
  return {
    id,
    date,
    time,
    guests,
    name,
    email: email ?? null,
    phone,
    specialRequests: specialRequests ?? null,
    language,
    ticketToken: newTicketToken(),
    createdAt: now,
    updatedAt: now,
  }
}
