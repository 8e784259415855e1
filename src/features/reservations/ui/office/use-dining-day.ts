import { useQuery } from '@tanstack/react-query'

import { useOfficeApi } from '#src/web/office/office-api.ts'
import { reservationResource } from './reservation-resource.tsx'

/**
 * The reservations on a date (in the restaurant's time zone) in the order of arrival, and how full the restaurant is on that day.
 */
export function useDiningDay(date: string) {
  const api = useOfficeApi()
  return useQuery({
    queryKey: [...reservationResource.queryKey, 'day', date],
    queryFn: () => api.call('GET /api/reservations/days/:date', { params: { date } }),
  })
}
