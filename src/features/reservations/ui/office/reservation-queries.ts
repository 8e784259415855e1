import { queryOptions } from '@tanstack/react-query'

import type { Period } from '#src/kernel/list-query.ts'
import type { OfficeApi } from '#src/web/office/office-api.ts'
import { pagedListQuery } from '#src/web/office/paged-list.ts'
import type { ReservationStatus } from '../../contract/reservation.ts'

/** The first part of the key of every query that holds reservations; events refresh by it. */
export const reservationsKey = '/api/reservations'

interface ReservationListFilter {
  readonly q: string
  readonly period: Period
  readonly status: ReservationStatus | 'all'
}

export function reservationListQuery(api: OfficeApi, { q, period, status }: ReservationListFilter) {
  return pagedListQuery([reservationsKey, 'list', { q, period, status }], (page) =>
    api.list('GET /api/reservations', {
      query: { q: q || undefined, period, status: status === 'all' ? undefined : status, ...page },
    }),
  )
}

/** The newest reservations of some statuses, and how many there are; without statuses, of all. */
export function newestReservationsQuery(
  api: OfficeApi,
  limit: number,
  statuses?: readonly ReservationStatus[],
) {
  return queryOptions({
    queryKey: [reservationsKey, 'newest', { limit, statuses }],
    queryFn: () =>
      api.list('GET /api/reservations', {
        // What waits is not looked for in the archive.
        query: {
          limit: String(limit),
          ...(statuses && { status: statuses.join(','), archive: 'without' }),
        },
      }),
  })
}

/** One reservation by its id; fails where there is none. */
export function reservationQuery(api: OfficeApi, id: string) {
  return queryOptions({
    queryKey: [reservationsKey, 'one', id],
    queryFn: () => api.call('GET /api/reservations/:id', { params: { id } }),
  })
}

/** The tables of a restaurant-local day in the order of arrival, and how full it is. */
export function diningDayQuery(api: OfficeApi, date: string) {
  return queryOptions({
    queryKey: [reservationsKey, 'day', date],
    queryFn: () => api.call('GET /api/reservations/days/:date', { params: { date } }),
  })
}
