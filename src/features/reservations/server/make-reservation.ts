import { restaurantDate } from '#src/kernel/dates.ts'
import { conflict } from '#src/kernel/problem.ts'
import { rowId } from '#src/kernel/row-id.ts'
import type { Queries } from '#src/server/database/connection.ts'
import { enteredBy, type Actor } from '#src/server/http/actor.ts'
import { rejectBots } from '#src/server/http/guest-input.ts'
import { newTicketToken } from '#src/server/http/ticket-token.ts'
import { publishOfficeEvent } from '#src/server/realtime/office-events.ts'
import { findMade } from '#src/server/database/idempotency.ts'
import type { Services } from '#src/server/services.ts'
import { insertRow } from '#src/server/database/rows.ts'
import { notify } from '#src/features/notifications/server/notifications.ts'
import { recordChange } from '#src/features/audit/server/audit.ts'
import { isBeyondLimits, type OpenOnes } from '#src/features/call-first/server/call-first.ts'
import type { OwnerSettings } from '#src/features/restaurant/contract/site-settings.ts'
import type { MakeReservationInput } from '../contract/reservation.ts'
import { missingSeats, rejectImpossibleVisit, requirePhone } from './check-visit.ts'
import { newReservationNotification } from './reservation-notices.ts'
import { findReservation, isBookedAlready, type ReservationRow } from './reservation-store.ts'
import { auditedReservation, reservationIdempotencyTable, reservationTable } from './reservation-table.ts'

type MakeServices = Pick<Services, 'db' | 'clock' | 'content'> & OpenOnes

/** All data of a booking that a guest or staff are making. */
interface Booking {
  readonly input: MakeReservationInput
  /** In E.164. */
  readonly phone: string
  readonly idempotencyKey: string | undefined
  readonly actor: Actor | null
  readonly settings: OwnerSettings
  readonly now: Date
}

/**
 * Books a table: checks the booking, finds free seats, and stores the reservation together with the restaurant's notification, or
 * stores nothing. Even if many guests book at once, they never book more seats than there are. If a request is repeated with the
 * same idempotency key, the function returns the same reservation and books nothing. If a guest's booking is above a limit that the
 * owner has set, it holds no seats, and the restaurant calls the guest first. Staff may book without free seats if they give a
 * reason, which is recorded.
 */
export async function makeReservation(
  services: MakeServices,
  settingsToday: () => Promise<OwnerSettings>,
  input: MakeReservationInput,
  { idempotencyKey, actor }: Pick<Booking, 'idempotencyKey' | 'actor'>,
): Promise<ReservationRow> {
  rejectBots(input, 'reservations.rejected')
  const phone = requirePhone(input.phone)
  const now = services.clock.now()
  // The settings are read before the transaction begins, so that the transaction holds its database connection as briefly as
  // possible.
  const settings = await settingsToday()
  const booking = { input, phone, idempotencyKey, actor, settings, now }
  if (!actor || !input.overCapacityReason || enteredBy(actor).source !== 'staff')
    return services.db.transaction(async (tx) => (await book(tx, services, booking)).made)
  const write = { by: actor, action: 'reservations.above-seats', thing: auditedReservation } as const
  return recordChange(services, write, async (tx) => {
    const { made, isAboveSeats } = await book(tx, services, booking)
    // If there were enough free seats, the reservation is an ordinary booking and needs no audit entry. If `before` and `after` are
    // equal, no entry is written.
    return { before: isAboveSeats ? undefined : made, after: made }
  })
}

async function book(tx: Queries, { openOnes }: OpenOnes, booking: Booking) {
  const { input, phone, idempotencyKey, actor, settings, now } = booking
  const id = rowId('res', now)
  const attempt = { key: idempotencyKey, input, madeId: id, now }
  const find = (madeId: string) => findReservation(tx, madeId)
  const earlier = await findMade(tx, reservationIdempotencyTable, attempt, find, 'reservations.key-reused')
  if (earlier) return { made: earlier, isAboveSeats: false }

  const by = enteredBy(actor)
  const isGuest = by.source === 'web'
  rejectImpossibleVisit(input, settings, now)
  if (!isGuest && !input.evenIfTwice) await rejectTwice(tx, { ...input, phone })
  const missing = await missingSeats(tx, input, settings)
  const reason = (!isGuest && input.overCapacityReason) || null
  if (missing && !reason) throw missing

  const asks = { phone, guests: input.guests, today: restaurantDate(now) }
  const needsCall = isGuest && (await isBeyondLimits({ db: tx, openOnes }, asks, settings))
  const row = newReservationRow(id, input, phone, now)
  const overCapacityReason = missing ? reason : null
  // Staff have already spoken with the guest. So their booking needs no confirmation, and no screen plays a sound for it.
  const status = isGuest ? 'pending' : 'confirmed'
  const made = await insertRow(tx, reservationTable, { ...row, ...by, status, needsCall, overCapacityReason })
  const notificationId = await notify(tx, newReservationNotification(made), now)
  await publishOfficeEvent(tx, {
    lists: ['reservations', 'notifications'],
    ...(isGuest && { notificationId }),
  })
  return { made, isAboveSeats: missing !== undefined }
}

/**
 * Two members of staff may enter the same guest's booking. So a second booking with the same phone number for the same time is
 * rejected until staff confirm that they want it.
 */
async function rejectTwice(tx: Queries, visit: Parameters<typeof isBookedAlready>[1]): Promise<void> {
  if (!(await isBookedAlready(tx, visit))) return
  const message = 'This number has booked this day and time already'
  throw conflict('reservations.booked-already', message)
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
