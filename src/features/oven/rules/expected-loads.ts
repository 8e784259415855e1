import { instantOf, restaurantDateTime } from '#src/kernel/dates.ts'
import type { Loads } from './oven-times.ts'

export interface ExpectedGuests {
  readonly date: string
  readonly time: string
  readonly guests: number
}

/** For this many quarters of an hour after they come, guests with a booking are expected to order. */
const quarters = 4

/**
 * How many pizzas guests with a booking are expected to order: `perGuest` for each guest, distributed evenly over the hour after
 * they come.
 */
export function expectedLoads(bookings: readonly ExpectedGuests[], perGuest: number): Loads {
  const hours = bookings.map(({ date, time, guests }) => {
    const from = instantOf(date, time).getTime()
    const parts = Array.from({ length: quarters }, (_, index) => {
      const begin = Math.floor(from / 900_000 + index) * 900_000
      return [restaurantDateTime(new Date(begin)), (guests * perGuest) / quarters] as const
    })
    return Object.fromEntries(parts)
  })
  return sumLoads(hours)
}

/** Adds up the pizzas of several loads, quarter of an hour by quarter of an hour, and rounds to hundredths of a pizza. */
export function sumLoads(all: readonly Loads[]): Loads {
  const sum = new Map<string, number>()
  for (const [time, load] of all.flatMap((loads) => Object.entries(loads))) {
    sum.set(time, (sum.get(time) ?? 0) + load)
  }
  return Object.fromEntries([...sum].map(([time, load]) => [time, Math.round(load * 100) / 100]))
}
