import { useQuery } from '@tanstack/react-query'

import { useHydrated } from '#src/design/use-hydrated.ts'
import { browserApi } from '#src/web/browser-api.ts'
import { useServerMinute } from '#src/web/use-server-time.ts'
import { useSiteSettings } from '#src/features/restaurant/ui/site/use-site-settings.tsx'
import type { ReservationSlot } from '../../contract/reservation.ts'
import { everySlot, slotsOn } from '../../rules/reservation-times.ts'
import { exceedsSeats } from '../../rules/seating.ts'

interface Slots {
  readonly slots: readonly ReservationSlot[]
  /** Fetches the times again, after the server has rejected a booking because its time is full. */
  refresh(): void
}

/**
 * The times of a day for this number of guests. Until the server has reported which times are full, or if the request fails, all
 * times are offered. For a party that is too large for any day, all times are offered too, and a notice asks the guest to call.
 */
export function useSlots(date: string, guests: number): Slots {
  const settings = useSiteSettings()
  const hydrated = useHydrated()
  const now = useServerMinute()
  const times = hydrated ? slotsOn(date, now, settings) : everySlot
  const { data, refetch } = useQuery({
    queryKey: ['/api/reservations/slots', date, guests],
    queryFn: () =>
      browserApi.call('GET /api/reservations/slots', {
        query: { date, guests: String(guests) },
      }),
    enabled: hydrated && times.length > 0 && !exceedsSeats(guests, settings.capacity),
    // Other guests book meanwhile. So times that are older than 30 seconds are fetched again when the form shows them again.
    staleTime: 30_000,
  })
  const full = new Set(data?.filter(({ isFull }) => isFull).map(({ time }) => time))
  return {
    slots: times.map((time) => ({ time, isFull: full.has(time) })),
    refresh: () => void refetch(),
  }
}
