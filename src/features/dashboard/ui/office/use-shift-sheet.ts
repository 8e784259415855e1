import { useQuery } from '@tanstack/react-query'

import { useOfficeApi } from '#src/web/office/office-api.ts'

/** The most entries that a call for a list returns. If there are more, the printed page says how many. */
const limit = '200'

/** All data for the printed page of a day. When an event says that a part has changed, that part is fetched again. */
export function useShiftSheet(date: string) {
  const api = useOfficeApi()
  const parts = {
    day: useQuery({
      queryKey: ['/api/reservations', 'day', date],
      queryFn: () => api.call('GET /api/reservations/days/:date', { params: { date } }),
    }),
    pendingBookings: useQuery({
      queryKey: ['/api/reservations', 'to call'],
      queryFn: () =>
        api.list('GET /api/reservations', { query: { status: 'pending', archive: 'without', limit } }),
    }),
    pendingOrders: useQuery({
      queryKey: ['/api/orders', 'to call'],
      queryFn: () => api.list('GET /api/orders', { query: { status: 'pending', archive: 'without', limit } }),
    }),
    unpaid: useQuery({
      queryKey: ['/api/orders', 'unpaid', limit],
      queryFn: () => api.call('GET /api/orders/unpaid', { query: { limit } }),
    }),
    dishes: useQuery({
      queryKey: ['/api/menu-items', 'with unavailable'],
      queryFn: () => api.call('GET /api/menu-items', { query: { includeUnavailable: 'true' } }),
    }),
    schemas: useQuery({
      queryKey: ['/api/customization-schemas'],
      queryFn: () => api.call('GET /api/customization-schemas'),
    }),
  }
  const { day, pendingBookings, pendingOrders, unpaid, dishes, schemas } = parts
  const data = day.data &&
    pendingBookings.data &&
    pendingOrders.data &&
    unpaid.data &&
    dishes.data &&
    schemas.data && {
      day: day.data,
      pendingBookings: pendingBookings.data,
      pendingOrders: pendingOrders.data,
      unpaid: unpaid.data,
      dishes: dishes.data,
      schemas: schemas.data,
    }
  const all = Object.values(parts)
  return {
    data: data || undefined,
    isError: all.some(({ isError }) => isError),
    refetch: () => all.forEach((part) => void part.refetch()),
  }
}

export type ShiftSheetData = NonNullable<ReturnType<typeof useShiftSheet>['data']>
