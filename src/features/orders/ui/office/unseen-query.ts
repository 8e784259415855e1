import { queryOptions, useQueryClient } from '@tanstack/react-query'
import { useEffect } from 'react'

import { type OfficeApi, useOfficeApi } from '#src/web/office/office-api.ts'
import type { Order } from '../../contract/order.ts'

/**
 * Milliseconds. The list contains since when the restaurant has been open. No event reports an opening or closing, so the list is
 * fetched again at this interval.
 */
const refreshMilliseconds = 60_000

/** The orders that nobody has opened or changed yet. The query is refreshed by events from the server. */
export function unseenOrdersQuery(api: OfficeApi) {
  return queryOptions({
    queryKey: ['/api/unseen-orders'],
    queryFn: () => api.call('GET /api/orders/unseen'),
    refetchInterval: refreshMilliseconds,
    refetchIntervalInBackground: true,
  })
}

/** Tells the server that the user of this screen has opened the order, so that all screens stop playing the sound for it. */
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
    // An error is ignored: the screens go on playing the sound until somebody opens the order again or changes its status.
    api.call('POST /api/orders/:id/seen', { params: { id } }).then(
      () => client.invalidateQueries({ queryKey }),
      () => undefined,
    )
  }, [api, client, id, isWaiting])
}
