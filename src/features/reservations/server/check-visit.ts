import { conflict, invalidField, type ProblemError } from '#src/kernel/problem.ts'
import type { Queries } from '#src/server/database/connection.ts'
import { requireGuestPhone } from '#src/server/http/guest-input.ts'
import type { CurrentSiteSettings, OwnerSettings } from '#src/features/restaurant/contract/site-settings.ts'
import { checkVisit } from '../rules/reservation-times.ts'
import { exceedsSeats, hasRoom, type Party } from '../rules/seating.ts'
import { findParties, lockDay } from './reservation-store.ts'

/** Returns the phone number in E.164. Throws 400 if nobody can be called at this number. */
export function requirePhone(text: string): string {
  return requireGuestPhone(text, 'reservations', 'phone')
}

interface Visit extends Party {
  readonly date: string
}

/** Throws 400 if guests cannot book a table for this day and time. */
export function rejectImpossibleVisit({ date, time }: Visit, settings: CurrentSiteSettings, now: Date): void {
  const problem = checkVisit(date, time, now, settings)
  if (problem) throw invalidField(problem.code, problem.field, problem.message)
}

/**
 * Locks the day against other bookings until the transaction ends, counts its free seats, and throws 409 if there are too few.
 * Seats that the reservation `exceptId` already holds are counted as free.
 */
export async function takeSeats(
  tx: Queries,
  visit: Visit,
  settings: Pick<OwnerSettings, 'capacity'>,
  exceptId?: string,
): Promise<void> {
  const missing = await missingSeats(tx, visit, settings, exceptId)
  if (missing) throw missing
}

/**
 * Counts the seats as `takeSeats` does, but returns the problem instead of throwing it. After either function was called, no other
 * transaction can take seats on this day until this transaction ends.
 */
export async function missingSeats(
  tx: Queries,
  { date, time, guests }: Visit,
  { capacity }: Pick<OwnerSettings, 'capacity'>,
  exceptId?: string,
): Promise<ProblemError | undefined> {
  if (!capacity) return undefined
  await lockDay(tx, date)
  if (exceedsSeats(guests, capacity)) {
    const message = `We have ${capacity.seats} seats. Please call us for a larger party.`
    return conflict('reservations.party-too-large', message)
  }
  if (hasRoom({ time, guests }, await findParties(tx, date, exceptId), capacity)) return undefined
  return conflict('reservations.slot-full', 'This time is fully booked. Please choose another one.')
}
