import { useInfiniteQuery, useQuery } from '@tanstack/react-query'

import { useOfficeApi } from '#src/web/office/office-api.ts'
import { rowState, type RowState } from '#src/web/office/row-state.tsx'
import type { Order } from '../../contract/order.ts'
import { orderListQuery, orderQuery } from './order-queries.ts'
import { useOrderFilters } from './use-order-filters.ts'

/** From the list where it shows the order, else by a call of its own. */
export function useOrder(id: string | null): RowState<Order> {
  const api = useOfficeApi()
  const list = useInfiniteQuery({ ...orderListQuery(api, useOrderFilters()), enabled: false })
  const listed = list.data?.pages.flatMap((page) => page.rows).find((order) => order.id === id)
  const single = useQuery({ ...orderQuery(api, id ?? ''), enabled: id !== null && !listed })
  return listed ? { state: 'found', row: listed } : rowState(single)
}
