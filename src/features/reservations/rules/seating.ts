import { minutesOf } from '#src/kernel/dates.ts'
import type { ReservationStatus } from '../contract/reservation.ts'
import { waitsForCall } from '#src/features/call-first/rules/call-first.ts'
import type { SiteSettings } from '#src/features/restaurant/contract/site-settings.ts'

/** A party of guests: the time at which it arrives, HH:mm, and how many guests it has. */
export interface Party {
  time: string
  guests: number
}

/**
 * True if a party finds seats for its whole stay beside the parties booked for the same day. Every party stays as long as the
 * settings say. If no capacity is set, there is always room.
 */
export function hasRoom(party: Party, booked: readonly Party[], capacity: SiteSettings['capacity']): boolean {
  if (!capacity) return true
  const { seats, stayMinutes } = capacity
  const from = minutesOf(party.time)
  const until = from + stayMinutes
  // The number of guests at the tables only grows when a party arrives, so it is enough to check the moments of arrival.
  const arrivals = booked
    .map(({ time }) => minutesOf(time))
    .filter((minute) => minute > from && minute < until)
  return [from, ...arrivals].every(
    (minute) => guestsSeatedAt(minute, booked, stayMinutes) + party.guests <= seats,
  )
}

/** True if a party has more guests than the restaurant has seats, so that no time is possible. False if no capacity is set. */
export function exceedsSeats(guests: number, capacity: SiteSettings['capacity']): boolean {
  return capacity !== null && guests > capacity.seats
}

/** How many guests of these parties are at the tables at a minute of the day. Every party stays for `stayMinutes`. */
export function guestsSeatedAt(minute: number, parties: readonly Party[], stayMinutes: number): number {
  return parties.reduce((sum, { time, guests }) => {
    const from = minutesOf(time)
    return from <= minute && minute < from + stayMinutes ? sum + guests : sum
  }, 0)
}

/** How many minutes a party is expected to stay: the length of stay that the restaurant has set, else 120. */
export function expectedStay({ capacity }: Pick<SiteSettings, 'capacity'>): number {
  return capacity?.stayMinutes ?? 120
}

/**
 * True if a reservation holds seats. It holds none if it is cancelled, if its guests did not come, or if the restaurant must still
 * call the guest.
 */
export function holdsSeats(visit: {
  readonly status: ReservationStatus
  readonly needsCall: boolean
  readonly noShowAt: unknown
}): boolean {
  return visit.status !== 'cancelled' && visit.noShowAt === null && !waitsForCall(visit)
}

/** The fields of a reservation that decide when it takes seats, and how many. */
export interface SeatedVisit extends Party {
  readonly date: string
  readonly status: ReservationStatus
  readonly needsCall: boolean
  readonly noShowAt: unknown
}

/**
 * True if a change of a reservation takes seats that it did not hold before: for more guests, for another day or time, because a
 * cancelled reservation is restored, because one is confirmed after a call, or because guests come after all who were marked as a
 * no-show. On past days no seats are needed.
 */
export function takesSeats(before: SeatedVisit, after: SeatedVisit, today: string): boolean {
  if (!holdsSeats(after) || after.date < today) return false
  const isMoved = after.date !== before.date || after.time !== before.time
  return !holdsSeats(before) || isMoved || after.guests > before.guests
}
