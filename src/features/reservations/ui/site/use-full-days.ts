import { useQuery } from '@tanstack/react-query'

import { useHydrated } from '#src/design/use-hydrated.ts'
import { browserApi } from '#src/web/browser-api.ts'
import { useSiteSettings } from '#src/features/restaurant/ui/site/use-site-settings.tsx'
import { exceedsSeats } from '../../rules/seating.ts'

interface FullDays {
  /** Those known to be full; none where no capacity is set, and where the party is too large for any day. */
  readonly days: readonly string[]
  /** Asks the restaurant again. */
  refresh(): void
}

const none: readonly string[] = []

/** The days on which so many guests find no table. */
export function useFullDays(guests: number): FullDays {
  const { capacity } = useSiteSettings()
  const hydrated = useHydrated()
  const enabled = hydrated && capacity !== null && !exceedsSeats(guests, capacity)
  const { data = none, refetch } = useQuery({
    queryKey: ['/api/reservations/full-days', guests],
    queryFn: () => browserApi.call('GET /api/reservations/full-days', { query: { guests: String(guests) } }),
    enabled,
    // As with the times of a day: other guests book too.
    staleTime: 30_000,
  })
  return {
    days: enabled ? data : none,
    refresh() {
      if (enabled) void refetch()
    },
  }
}
