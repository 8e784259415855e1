import { useQuery } from '@tanstack/react-query'

import { useHydrated } from '#src/design/use-hydrated.ts'
import { browserApi } from '#src/web/browser-api.ts'
import { useSiteSettings } from '#src/features/restaurant/ui/site/use-site-settings.tsx'
import { exceedsSeats } from '../../rules/seating.ts'

interface FullDays {
  /**
   * The days that, as the server has reported, are full for the party. Empty if no capacity is set or if the party is too large for
   * any day.
   */
  readonly days: readonly string[]
  refresh(): void
}

const none: readonly string[] = []

/** The days on which a party of this size finds no table, and a function to fetch these days again. */
export function useFullDays(guests: number): FullDays {
  const { capacity } = useSiteSettings()
  const hydrated = useHydrated()
  const enabled = hydrated && capacity !== null && !exceedsSeats(guests, capacity)
  const { data = none, refetch } = useQuery({
    queryKey: ['/api/reservations/full-days', guests],
    queryFn: () => browserApi.call('GET /api/reservations/full-days', { query: { guests: String(guests) } }),
    enabled,
    // Other guests book meanwhile. So the full days are fetched again after 30 seconds, like the times of a day.
    staleTime: 30_000,
  })
  return {
    days: enabled ? data : none,
    refresh() {
      if (enabled) void refetch()
    },
  }
}
