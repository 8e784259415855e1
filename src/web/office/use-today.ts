import { restaurantDate } from '#src/kernel/dates.ts'
import { useServerSteps } from '../use-server-time.ts'

/**
 * Today's date at the restaurant, YYYY-MM-DD. The day changes, and the component is rendered again, at the restaurant's midnight or
 * `after` milliseconds later.
 */
export function useToday(after = 0): string {
  return useServerSteps((now) => restaurantDate(new Date(now - after)))
}
