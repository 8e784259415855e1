import { queryOptions, type QueryClient } from '@tanstack/react-query'

import type { OfficeApi } from '#src/web/office/office-api.ts'
import type { KitchenOrders, KitchenTicket } from '../../contract/kitchen.ts'

/** The first part of the key of the query for what the kitchen makes; the event stream fetches it anew. */
export const kitchenKey = '/api/kitchen'
const queryKey = [kitchenKey, 'orders']

/** Events say at once what has changed. Besides, time alone changes what is listed, and a failed request is sent again soon. */
const everyMinute = 60_000
const afterFailure = 5_000

export function kitchenQuery(api: OfficeApi) {
  return queryOptions({
    queryKey,
    queryFn: () => api.call('GET /api/kitchen/orders'),
    refetchInterval: ({ state }) => (state.status === 'error' ? afterFailure : everyMinute),
    refetchIntervalInBackground: true,
  })
}

/** Shows what a call has returned of one order, before the board is fetched anew. */
export function showTicket(client: QueryClient, ticket: KitchenTicket): void {
  client.setQueryData<KitchenOrders>(
    queryKey,
    (board) => board && { ...board, open: board.open.map((each) => (each.id === ticket.id ? ticket : each)) },
  )
}
