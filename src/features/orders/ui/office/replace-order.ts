import type { QueryClient } from '@tanstack/react-query'

import { type HeldRows, replaceRow } from '#src/web/office/replace-row.ts'
import type { Order } from '../../contract/order.ts'
import { ordersKey } from './order-queries.ts'

/** Shows an order as the server has just returned it, wherever it is shown. */
export function showChanged(client: QueryClient, changed: Order): void {
  client.setQueriesData<HeldRows<Order>>({ queryKey: [ordersKey] }, (held) =>
    replaceRow<Order>(held, changed),
  )
}
