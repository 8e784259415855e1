import { queryOptions, type QueryClient } from '@tanstack/react-query'

import type { OfficeApi } from '#src/web/office/office-api.ts'
import type { KitchenOrders, KitchenTicket } from '../../contract/kitchen.ts'

/**
 * The first part of the query key of the kitchen's orders. When an event about the kitchen arrives, all queries whose keys begin
 * with it are fetched again.
 */
export const kitchenKey = '/api/kitchen'
const queryKey = [kitchenKey, 'orders']

/**
 * Milliseconds. Events report changes at once, but some changes come only by the passing of time. So the board also fetches its
 * orders every minute, and sooner if a request has failed.
 */
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

/** Shows the order from the response to a call, before the board fetches all orders again. */
export function showTicket(client: QueryClient, ticket: KitchenTicket): void {
  client.setQueryData<KitchenOrders>(
    queryKey,
    (board) => board && { ...board, open: board.open.map((each) => (each.id === ticket.id ? ticket : each)) },
  )
}
