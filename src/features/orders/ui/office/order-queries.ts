import { queryOptions, type QueryClient } from '@tanstack/react-query'

import type { Period } from '#src/kernel/list-query.ts'
import type { OfficeApi } from '#src/web/office/office-api.ts'
import { pagedListQuery } from '#src/web/office/paged-list.ts'
import { replaceRow } from '#src/web/office/replace-row.ts'
import type { Choice } from '#src/features/customization/rules/choice.ts'
import type { MenuItem } from '#src/features/menu/contract/menu.ts'
import type { Order } from '../../contract/order.ts'

/** The first part of the key of every query that holds orders. */
export const ordersKey = '/api/orders'

export interface OrderListFilter {
  readonly q: string
  readonly period: Period
}

export function orderListQuery(api: OfficeApi, { q, period }: OrderListFilter) {
  return pagedListQuery([ordersKey, 'list', { q, period }], (page) =>
    api.list('GET /api/orders', { query: { q: q || undefined, period, ...page } }),
  )
}

/** The newest orders of some statuses, and how many there are; without statuses, of all. */
export function newestOrdersQuery(api: OfficeApi, limit: number, statuses?: readonly Order['status'][]) {
  return queryOptions({
    queryKey: [ordersKey, 'newest', { limit, statuses }],
    queryFn: () =>
      api.list('GET /api/orders', {
        // What waits is not looked for in the archive.
        query: {
          limit: String(limit),
          ...(statuses && { status: statuses.join(','), archive: 'without' }),
        },
      }),
  })
}

/** One order by its id; fails where there is none. */
export function orderQuery(api: OfficeApi, id: string) {
  return queryOptions({
    queryKey: [ordersKey, 'one', id],
    queryFn: () => api.call('GET /api/orders/:id', { params: { id } }),
  })
}

/** Shows an order as the server has just returned it, wherever it is shown. */
export function showChanged(client: QueryClient, changed: Order): void {
  client.setQueriesData({ queryKey: [ordersKey] }, (held) => replaceRow(held, changed))
}

/** The dishes of the menu, sold-out ones too. */
export function dishesQuery(api: OfficeApi) {
  return queryOptions({
    queryKey: ['/api/menu-items', 'all'],
    queryFn: () => api.call('GET /api/menu-items'),
  })
}

/** A dish with choices as a line at today's price; rejects where it cannot be had. */
export async function pricedDish(api: OfficeApi, { id, name }: MenuItem, customization: Choice[]) {
  const items = [{ id, name, price: '0.00', quantity: 1, customization }]
  const { lines } = await api.call('POST /api/orders/quote', { body: { items } })
  const [line] = lines
  if (!line) throw new Error('A quote has a line for every item')
  return { ...line, customization, note: null }
}
