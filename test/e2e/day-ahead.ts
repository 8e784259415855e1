import { addDays, todayInRestaurant } from '#src/kernel/dates.ts'

/** A restaurant-local day so many days from now, YYYY-MM-DD. */
export function dayAhead(days: number): string {
  return addDays(todayInRestaurant(), days)
}
