import { parsePhone } from '#src/kernel/phone.ts'
import { conflict, invalid } from '#src/kernel/problem.ts'
import { randomBytes } from '#src/kernel/random-bytes.ts'
import { rowId } from '#src/kernel/row-id.ts'
import type { Queries } from '#src/server/database/connection.ts'
import { publishOfficeEvent } from '#src/server/realtime/office-events.ts'
import { claimKey, type Attempt } from '#src/server/database/idempotency.ts'
import type { Services } from '#src/server/services.ts'
import { notify } from '#src/features/notifications/server/notifications.ts'
import type { CurrentSiteSettings } from '#src/features/restaurant/contract/site-settings.ts'
import type { MakeReservationInput } from '../contract/reservation.ts'
import { checkVisit } from '../rules/reservation-times.ts'
import { hasRoom } from '../rules/seating.ts'
import { newReservationNotification } from './reservation-notices.ts'
import {
  findParties,
  findReservation,
  insertReservation,
  lockDay,
  type ReservationRow,
} from './reservation-store.ts'
import { reservationIdempotencyTable } from './reservation-table.ts'

/**
 * Books a table: checks it, finds the seats, and writes it together with the notification the restaurant gets, or
 * nothing at all. However many book at once, no moment holds more guests than seats. With an idempotency key the same
 * request returns the same reservation however often it arrives.
 */
export async function makeReservation(
  { db, clock }: Pick<Services, 'db' | 'clock'>,
  settingsToday: () => Promise<CurrentSiteSettings>,
  input: MakeReservationInput,
  idempotencyKey: string | undefined,
): Promise<ReservationRow> {
  rejectBots(input)
  const phone = phoneOf(input)
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

    const reservation = await insertReservation(tx, newReservationRow(id, input, phone, now))
    const notificationId = await notify(tx, newReservationNotification(reservation), now)
    await publishOfficeEvent(tx, { lists: ['reservations', 'notifications'], notificationId })
    return reservation
  })
}

/** The field people never see was filled in: a program wrote this. */
function rejectBots(input: MakeReservationInput): void {
  if (input.website) throw invalid('reservations.rejected', 'The reservation cannot be accepted')
}

function phoneOf(input: MakeReservationInput): string {
  const phone = parsePhone(input.phone)
  const message = 'Enter a Vietnamese phone number'
  if (!phone) throw invalid('reservations.phone-invalid', message, { phone: message })
  return phone
}

/** The reservation this very request has made before; the same key with another body is a mistake of the client's. */
async function earlierReservation(tx: Queries, attempt: Attempt): Promise<ReservationRow | undefined> {
  const claim = await claimKey(tx, reservationIdempotencyTable, attempt)
  if (claim.outcome === 'first') return undefined
  const reservation = claim.outcome === 'repeated' ? await findReservation(tx, claim.madeId) : undefined
  if (!reservation) {
    throw conflict('reservations.key-reused', 'This idempotency key belongs to another reservation')
  }
  return reservation
}

function rejectImpossibleVisit(
  { date, time }: MakeReservationInput,
  settings: CurrentSiteSettings,
  now: Date,
): void {
  const problem = checkVisit(date, time, now, settings)
  if (problem) throw invalid(problem.code, problem.message, { [problem.field]: problem.message })
}

/** Counts the day's seats while no other request may, and rejects where they do not suffice. */
async function takeSeats(
  tx: Queries,
  { date, time, guests }: MakeReservationInput,
  { capacity }: CurrentSiteSettings,
): Promise<void> {
  if (!capacity) return
  await lockDay(tx, date)
  if (hasRoom({ time, guests }, await findParties(tx, date), capacity)) return
  throw conflict('reservations.slot-full', 'This time is fully booked. Please choose another one.')
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
    ticketToken: Buffer.from(randomBytes(24)).toString('base64url'),
    createdAt: now,
    updatedAt: now,
  }
}
