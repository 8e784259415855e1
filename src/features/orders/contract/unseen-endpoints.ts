import { z } from 'zod'

import { endpointsOf } from '#src/kernel/endpoint.ts'
import { UnseenOrders } from './unseen-orders.ts'

const endpoint = endpointsOf('Orders')

export const listUnseenOrders = endpoint('GET /api/orders/unseen', {
  summary:
    'The orders that nobody has opened or changed yet, oldest first, and since when the restaurant is open',
  response: UnseenOrders,
})

export const markOrderSeen = endpoint('POST /api/orders/:id/seen', {
  summary:
    'Somebody has opened the order, so no screen rings for it any more; the order itself stays as it is',
  params: z.object({ id: z.string().max(100) }),
  problems: { 404: 'No such order' },
  codes: ['orders.not-found'],
})
