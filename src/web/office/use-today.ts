import { restaurantDate } from '#src/kernel/dates.ts'
import { useServerSteps } from '../use-server-time.ts'

/**
 * Today's date in the restaurant's time zone, YYYY-MM-DD. The date changes, and the component is rendered again, at midnight in
 * that time zone, or `after` milliseconds later.
 */
export function useToday(after = 0): string {
  return useServerSteps((now) => restaurantDate(new Date(now - after)))
}
