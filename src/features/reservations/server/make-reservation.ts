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
import { notify } from '#src/features/notifications/server/notifications.ts'
import { recordChange } from '#src/features/audit/server/audit.ts'
import { isBeyondLimits, type OpenOnes } from '#src/features/call-first/server/call-first.ts'
import type { OwnerSettings } from '#src/features/restaurant/contract/site-settings.ts'
import type { MakeReservationInput } from '../contract/reservation.ts'
import { missingSeats, rejectImpossibleVisit, requirePhone } from './check-visit.ts'
import { newReservationNotification } from './reservation-notices.ts'
import {
  findReservation,
  insertReservation,
  isBookedAlready,
  type ReservationRow,
} from './reservation-store.ts'
import { auditedReservation, reservationIdempotencyTable } from './reservation-table.ts'

type MakeServices = Pick<Services, 'db' | 'clock' | 'content'> & OpenOnes

/** A booking that is checked as it is made. */
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
 * Books a table: checks it, finds the seats, and writes it together with the notification the restaurant gets, or
 * nothing at all. However many book at once, no moment holds more guests than seats. With an idempotency key the same
 * request returns the same reservation however often it arrives. One of a guest that is beyond the owner's limits is taken without
 * seats, for the restaurant to call first. Staff may book above the seats by saying why, which is recorded.
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
  // Read before the transaction opens, which then holds its one connection as briefly as it can.
  const settings = await settingsToday()
  const booking = { input, phone, idempotencyKey, actor, settings, now }
  if (!actor || !input.overCapacityReason || enteredBy(actor).source !== 'staff')
    return services.db.transaction(async (tx) => (await book(tx, services, booking)).made)
  const write = { by: actor, action: 'reservations.above-seats', thing: auditedReservation } as const
  return recordChange(services, write, async (tx) => {
    const { made, isAboveSeats } = await book(tx, services, booking)
    // With seats it is a booking like any other, which is its own record.
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
  const made = await insertReservation(tx, { ...row, ...by, needsCall, overCapacityReason })
  const notificationId = await notify(tx, newReservationNotification(made), now)
  await publishOfficeEvent(tx, { lists: ['reservations', 'notifications'], notificationId })
  return { made, isAboveSeats: missing !== undefined }
}

/** Two of the staff may take the same call: whoever does it on purpose says so. */
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
