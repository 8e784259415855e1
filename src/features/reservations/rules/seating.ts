import { minutesOf } from '#src/kernel/dates.ts'
import type { ReservationStatus } from '../contract/reservation.ts'
import { waitsForCall } from '#src/features/call-first/rules/call-first.ts'
import type { SiteSettings } from '#src/features/restaurant/contract/site-settings.ts'

/** A party of guests: its time of arrival, HH:mm, and its number of guests. */
export interface Party {
  time: string
  guests: number
}

/**
 * True if there are enough seats for a party during its whole stay, in addition to the parties booked for the same day. Every party
 * stays as long as the settings say. If no capacity is set, there are always enough seats.
 */
export function hasRoom(party: Party, booked: readonly Party[], capacity: SiteSettings['capacity']): boolean {
  if (!capacity) return true
  const { seats, stayMinutes } = capacity
  const from = minutesOf(party.time)
  const until = from + stayMinutes
  // The number of guests at the tables grows only when a party arrives. So it is enough to check the times of arrival.
  const arrivals = booked
    .map(({ time }) => minutesOf(time))
    .filter((minute) => minute > from && minute < until)
  return [from, ...arrivals].every(
    (minute) => guestsSeatedAt(minute, booked, stayMinutes) + party.guests <= seats,
  )
}

/** True if a party has more guests than the restaurant has seats, so that it cannot book any time. False if no capacity is set. */
export function exceedsSeats(guests: number, capacity: SiteSettings['capacity']): boolean {
  return capacity !== null && guests > capacity.seats
}

/** How many of these parties' guests are at the tables at a given minute of the day. Every party stays for `stayMinutes`. */
export function guestsSeatedAt(minute: number, parties: readonly Party[], stayMinutes: number): number {
  return parties.reduce((sum, { time, guests }) => {
    const from = minutesOf(time)
    return from <= minute && minute < from + stayMinutes ? sum + guests : sum
  }, 0)
}

/** How many minutes a party is expected to stay: as the restaurant has set, or 120 if it has set nothing. */
export function expectedStay({ capacity }: Pick<SiteSettings, 'capacity'>): number {
  return capacity?.stayMinutes ?? 120
}

/**
 * True if a reservation holds seats. A reservation holds none if it is cancelled, if its guests did not come, or if the restaurant
 * still has to call the guest.
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
 * True if a change of a reservation needs seats that the reservation did not hold before: for more guests, for another day or time,
 * if a cancelled reservation is restored, if a reservation is confirmed after a call, or if guests who were marked as a no-show
 * come after all. Past days need no seats.
 */
export function takesSeats(before: SeatedVisit, after: SeatedVisit, today: string): boolean {
  if (!holdsSeats(after) || after.date < today) return false
  const isMoved = after.date !== before.date || after.time !== before.time
  return !holdsSeats(before) || isMoved || after.guests > before.guests
}
