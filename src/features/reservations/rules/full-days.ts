import { addDays } from '#src/kernel/dates.ts'
import type { SiteSettings } from '#src/features/restaurant/contract/site-settings.ts'
import type { OpeningTimes } from '#src/features/restaurant/rules/opening-hours.ts'
import { bookableDays, slotsOn } from './reservation-times.ts'
import { exceedsSeats, hasRoom, type Party } from './seating.ts'

/** A party with a booking, and the date of its visit: YYYY-MM-DD in the restaurant's time zone. */
export interface BookedParty extends Party {
  readonly date: string
}

/**
 * The days on which a party of this size finds no seats: guests could still come at some times, but at none of these times are
 * there enough free seats. Empty if no capacity is set. The earliest day comes first; days are YYYY-MM-DD in the restaurant's time
 * zone.
 */
export function fullDays(
  guests: number,
  booked: readonly BookedParty[],
  now: Date,
  { capacity, ...times }: OpeningTimes & Pick<SiteSettings, 'capacity'>,
): string[] {
  const days = exceedsSeats(guests, capacity) ? everyBookableDay(now) : daysOf(booked)
  return days.filter((date) => {
    const slots = slotsOn(date, now, times)
    const parties = booked.filter((party) => party.date === date)
    return slots.length > 0 && !slots.some((time) => hasRoom({ time, guests }, parties, capacity))
  })
}

function everyBookableDay(now: Date): string[] {
  const { first, last } = bookableDays(now)
  const days = [first]
  for (let date = first; date < last; days.push(date)) date = addDays(date, 1)
  return days
}

function daysOf(booked: readonly BookedParty[]): string[] {
  return [...new Set(booked.map(({ date }) => date))].toSorted()
}
