import { z } from 'zod'

import { endpointsOf } from '#src/kernel/endpoint.ts'

const endpoint = endpointsOf('Orders')

/** The orders of guests that nobody of the restaurant has opened or changed yet, the oldest first. */
export const UnseenOrders = z.object({
  orders: z.array(z.object({ id: z.string(), shortCode: z.string(), createdAt: z.iso.datetime() })),
  /** How many there are, whether or not `orders` lists them. */
  total: z.int(),
  /** Since when the restaurant has been open; null if it is closed. While it is closed, no screen goes on ringing. */
  openSince: z.iso.datetime().nullable(),
})
export type UnseenOrders = z.infer<typeof UnseenOrders>

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
