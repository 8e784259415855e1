import { useQuery } from '@tanstack/react-query'

import { useOfficeApi } from '#src/web/office/office-api.ts'
import { reservationResource } from './reservation-resource.tsx'

/** The reservations of a restaurant-local day in the order of arrival, and how full the day is. */
export function useDiningDay(date: string) {
  const api = useOfficeApi()
  return useQuery({
    queryKey: [...reservationResource.queryKey, 'day', date],
    queryFn: () => api.call('GET /api/reservations/days/:date', { params: { date } }),
  })
}
