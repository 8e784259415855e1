import { queryOptions, type QueryClient } from '@tanstack/react-query'

import type { OfficeApi } from '#src/web/office/office-api.ts'
import type { KitchenOrders, KitchenTicket } from '../../contract/kitchen.ts'

/** The first part of the query key of the kitchen's orders. The event stream uses it to fetch them again. */
export const kitchenKey = '/api/kitchen'
const queryKey = [kitchenKey, 'orders']

/**
 * Events report changes at once. The board still fetches every minute, because the list also changes as time passes, and sooner
 * after a failed request.
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

/** Shows the order that a call has returned before the whole board is fetched again. */
export function showTicket(client: QueryClient, ticket: KitchenTicket): void {
  client.setQueryData<KitchenOrders>(
    queryKey,
    (board) => board && { ...board, open: board.open.map((each) => (each.id === ticket.id ? ticket : each)) },
  )
}
