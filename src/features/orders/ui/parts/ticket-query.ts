import { queryOptions } from '@tanstack/react-query'

import type { Api } from '../../../../web/api.ts'
import type { getOrderTicket } from '../../contract/order-endpoints.ts'

const fewSeconds = 10_000

/** A ticket as its link shows it. The kitchen moves on while the guest looks elsewhere: coming back asks again. */
export function ticketQuery(api: Api, token: string) {
  return queryOptions({
    queryKey: ['/api/orders/ticket', token],
    queryFn: () => api.call<typeof getOrderTicket>('GET /api/orders/ticket/:token', { params: { token } }),
    staleTime: fewSeconds,
    refetchOnWindowFocus: true,
  })
}
