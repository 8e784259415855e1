import { minutesOf } from '#src/kernel/dates.ts'
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
  const stays = booked.map(({ time, guests }) => ({ from: minutesOf(time), guests }))
  const seatedAt = (minute: number) =>
    stays.reduce((sum, stay) => {
      const isThere = stay.from <= minute && minute < stay.from + stayMinutes
      return isThere ? sum + stay.guests : sum
    }, 0)
  // The restaurant is fullest when somebody has just come: only those moments need a look.
  const arrivals = stays.map((stay) => stay.from).filter((minute) => minute > from && minute < until)
  return [from, ...arrivals].every((minute) => seatedAt(minute) + party.guests <= seats)
}
