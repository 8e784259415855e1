import { addDays, restaurantDate } from '#src/kernel/dates.ts'

/** A restaurant-local day so many days from now, YYYY-MM-DD. */
export function dayAhead(days: number): string {
  return addDays(restaurantDate(new Date()), days)
}
