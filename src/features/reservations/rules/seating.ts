import { minutesOf } from '#src/kernel/dates.ts'
import type { ReservationStatus } from '../contract/reservation.ts'
import { waitsForCall } from '#src/features/call-first/rules/call-first.ts'
import type { SiteSettings } from '#src/features/restaurant/contract/site-settings.ts'

/** A party at the tables: when it comes, HH:mm, and how many they are. */
export interface Party {
  time: string
  guests: number
}

/**
 * Whether a party finds its seats for its whole stay beside those booked for the same day. Everyone stays as long as
 * the restaurant reckons; where no capacity is set, there is always room.
 */
export function hasRoom(party: Party, booked: readonly Party[], capacity: SiteSettings['capacity']): boolean {
  if (!capacity) return true
  const { seats, stayMinutes } = capacity
  const from = minutesOf(party.time)
  const until = from + stayMinutes
  // The restaurant is fullest when somebody has just come: only those moments need a look.
  const arrivals = booked
    .map(({ time }) => minutesOf(time))
    .filter((minute) => minute > from && minute < until)
  return [from, ...arrivals].every(
    (minute) => guestsSeatedAt(minute, booked, stayMinutes) + party.guests <= seats,
  )
}

/** Whether a party has more guests than the restaurant has seats: no time will do. Never where no capacity is set. */
export function exceedsSeats(guests: number, capacity: SiteSettings['capacity']): boolean {
  return capacity !== null && guests > capacity.seats
}

/** How many guests of these parties are at the tables at a minute of the day. Everyone stays as long as the restaurant reckons. */
export function guestsSeatedAt(minute: number, parties: readonly Party[], stayMinutes: number): number {
  return parties.reduce((sum, { time, guests }) => {
    const from = minutesOf(time)
    return from <= minute && minute < from + stayMinutes ? sum + guests : sum
  }, 0)
}

/** How many minutes a party is expected to stay, also where the restaurant has set no length of stay. */
export function expectedStay({ capacity }: Pick<SiteSettings, 'capacity'>): number {
  return capacity?.stayMinutes ?? 120
}

/** Whether a reservation takes seats: a cancelled one does not, nor one about which the restaurant has yet to call. */
export function holdsSeats(visit: {
  readonly status: ReservationStatus
  readonly needsCall: boolean
}): boolean {
  return visit.status !== 'cancelled' && !waitsForCall(visit)
}

/** What of a reservation decides about seats. */
export interface SeatedVisit extends Party {
  readonly date: string
  readonly status: ReservationStatus
  readonly needsCall: boolean
}

/**
 * Whether a change takes seats that the reservation did not hold: more guests, another day or time, a cancelled one
 * that comes back, or one that is confirmed after a call. Nobody comes any more on a day that has passed.
 */
export function takesSeats(before: SeatedVisit, after: SeatedVisit, today: string): boolean {
  if (!holdsSeats(after) || after.date < today) return false
  const isMoved = after.date !== before.date || after.time !== before.time
  return !holdsSeats(before) || isMoved || after.guests > before.guests
}
