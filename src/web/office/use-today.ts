import { restaurantDate } from '#src/kernel/dates.ts'
import { useServerSteps } from '../use-server-time.ts'

/** Today at the restaurant, YYYY-MM-DD: whoever uses it is rendered anew at its midnight, or so many milliseconds after. */
export function useToday(after = 0): string {
  return useServerSteps((now) => restaurantDate(new Date(now - after)))
}
