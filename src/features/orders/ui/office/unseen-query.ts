import { queryOptions, useQueryClient } from '@tanstack/react-query'
import { useEffect } from 'react'

import { type OfficeApi, useOfficeApi } from '#src/web/office/office-api.ts'
import type { Order } from '../../contract/order.ts'

/**
 * The restaurant opens and closes without any event, so the list, which says since when it has been open, is fetched again after
 * this many milliseconds.
 */
const refreshMilliseconds = 60_000

/** The orders that nobody has opened or changed yet. Events of the server refresh it. */
export function unseenOrdersQuery(api: OfficeApi) {
  return queryOptions({
    queryKey: ['/api/unseen-orders'],
    queryFn: () => api.call('GET /api/orders/unseen'),
    refetchInterval: refreshMilliseconds,
    refetchIntervalInBackground: true,
  })
}

/** Tells the server that the person at this screen has opened the order, so that all screens stop ringing for it. */
export function useNoteSeen({ id, status }: Pick<Order, 'id' | 'status'>): void {
  const api = useOfficeApi()
  const client = useQueryClient()
  const isWaiting = status === 'pending'
  useEffect(() => {
    if (!isWaiting) return
    const { queryKey } = unseenOrdersQuery(api)
    const unseen = client.getQueryData(queryKey)
    if (unseen && unseen.total === unseen.orders.length && !unseen.orders.some((order) => order.id === id))
      return
    // The failure is ignored: the screens keep ringing until somebody opens the order again or moves it on.
    api.call('POST /api/orders/:id/seen', { params: { id } }).then(
      () => client.invalidateQueries({ queryKey }),
      () => undefined,
    )
  }, [api, client, id, isWaiting])
}
