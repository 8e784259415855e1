import { infiniteQueryOptions, queryOptions } from '@tanstack/react-query'

import type { Period } from '#src/kernel/list-query.ts'
import { officeApi } from '#src/features/accounts/ui/shared/office/office-api.ts'
import type { Order } from '../../contract/order.ts'

/** The first part of the key of every query that holds orders. */
export const ordersKey = '/api/orders'

const pageSize = '50'

export interface OrderListFilter {
  readonly q: string
  readonly period: Period
}

export function orderListQuery({ q, period }: OrderListFilter) {
  return infiniteQueryOptions({
    queryKey: [ordersKey, 'list', { q, period }],
    queryFn: ({ pageParam }) =>
      officeApi.list('GET /api/orders', {
        query: { q: q || undefined, period, limit: pageSize, cursor: pageParam },
      }),
    initialPageParam: undefined as string | undefined, // the type of all further ones
    getNextPageParam: (last) => last?.next,
    // Letters typed one after another change the list's contents, not its being there.
    placeholderData: (before) => before,
  })
}

/** The newest orders of some statuses, and how many there are; without statuses, of all. */
export function newestOrdersQuery(limit: number, statuses?: readonly Order['status'][]) {
  return queryOptions({
    queryKey: [ordersKey, 'newest', { limit, statuses }],
    queryFn: () =>
      officeApi.list('GET /api/orders', {
        query: { limit: String(limit), status: statuses?.join(',') },
      }),
  })
}

/** One order by its id; fails where there is none. Null once the session has ended. */
export function orderQuery(id: string) {
  return queryOptions({
    queryKey: [ordersKey, 'one', id],
    queryFn: () => officeApi.call('GET /api/orders/:id', { params: { id } }),
  })
}
