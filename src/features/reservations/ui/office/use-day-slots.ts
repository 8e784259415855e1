import { useQuery } from '@tanstack/react-query'

import { useOfficeApi } from '#src/web/office/office-api.ts'
import { useSiteSettings } from '#src/features/restaurant/ui/shared/site-settings.tsx'
import type { ReservationSlot } from '../../contract/reservation.ts'
import { maxGuests } from '../../rules/reservation-form.ts'
import { everySlot, slotsOn } from '../../rules/reservation-times.ts'

/**
 * Every time of a day; those at which no table can be booked for so many guests count as full. Until it is known which
 * are taken, all are offered at which the restaurant takes guests.
 */
export function useDaySlots(date: string, guests: string): ReservationSlot[] {
  const api = useOfficeApi()
  const open = slotsOn(date, new Date(), useSiteSettings())
  const count = Number(guests)
  const isCount = Number.isInteger(count) && count >= 1 && count <= maxGuests
  const { data } = useQuery({
    queryKey: ['/api/reservations/slots', date, count],
    queryFn: () => api.call('GET /api/reservations/slots', { query: { date, guests } }),
    enabled: isCount && open.length > 0,
  })
  const taken = new Set(data?.filter(({ isFull }) => isFull).map(({ time }) => time))
  return everySlot.map((time) => ({ time, isFull: !open.includes(time) || taken.has(time) }))
}
