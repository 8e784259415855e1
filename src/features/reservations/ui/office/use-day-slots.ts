import { useQuery } from '@tanstack/react-query'

import { useOfficeApi } from '#src/web/office/office-api.ts'
import { useServerMinute } from '#src/web/use-server-time.ts'
import { useSiteSettings } from '#src/features/restaurant/ui/site/use-site-settings.tsx'
import { maxGuests } from '../../rules/reservation-form.ts'
import { checkVisit, everySlot, type VisitProblemCode } from '../../rules/reservation-times.ts'
import { exceedsSeats } from '../../rules/seating.ts'

/**
 * A time of a day. `barred` is the reason why it cannot be booked; undefined if it can be booked. The reason `day` means that the
 * whole day cannot be booked.
 */
export interface DaySlot {
  readonly time: string
  readonly barred: 'day' | 'past' | 'closed' | 'full' | undefined
}

const none: readonly never[] = []

/** Milliseconds. Guests book while staff look at the form, so the free times are fetched again if they are older than this. */
const staleTime = 30_000

/**
 * All times of a day, and the days that are full for the number of guests in the form. Until the server has reported which times
 * are full, all times within opening hours are offered. For a party that is too large for any day, all times are offered too.
 */
export function useDaySlots(
  date: string,
  typedGuests: string,
): { slots: DaySlot[]; fullDays: readonly string[] } {
  const api = useOfficeApi()
  const settings = useSiteSettings()
  const now = useServerMinute()
  const own = everySlot.map((time) => ({
    time,
    barred: barredBy(checkVisit(date, time, now, settings)?.code),
  }))
  const guests = Number(typedGuests)
  const isCount = Number.isInteger(guests) && guests >= 1 && guests <= maxGuests
  const isAsked = isCount && !exceedsSeats(guests, settings.capacity)
  const { data: slots = none } = useQuery({
    queryKey: ['/api/reservations/slots', date, guests],
    queryFn: () => api.call('GET /api/reservations/slots', { query: { date, guests: typedGuests } }),
    enabled: isAsked && own.some(({ barred }) => !barred),
    staleTime,
  })
  const { data: fullDays = none } = useQuery({
    queryKey: ['/api/reservations/full-days', guests],
    queryFn: () => api.call('GET /api/reservations/full-days', { query: { guests: typedGuests } }),
    enabled: isAsked && settings.capacity !== null,
    staleTime,
  })
  const taken = new Set(slots.filter(({ isFull }) => isFull).map(({ time }) => time))
  return {
    slots: own.map(({ time, barred }) => ({
      time,
      barred: barred ?? (taken.has(time) ? 'full' : undefined),
    })),
    fullDays: isAsked ? fullDays : none,
  }
}

function barredBy(code: VisitProblemCode | undefined): DaySlot['barred'] {
  if (code === 'reservations.date-invalid' || code === 'reservations.date-too-far') return 'day'
  if (code === 'reservations.time-past' || code === 'reservations.date-past') return 'past'
  return code && 'closed'
}
