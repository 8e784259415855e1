import type { FastifyInstance } from 'fastify'

import { notFound } from '../../../kernel/problem.ts'
import { route } from '../../../server/route.ts'
import type { Services } from '../../../server/services.ts'
import { currentSiteSettings } from '../../restaurant/server/restaurant.ts'
import { getOrderTicket, placeOrder, quoteOrder } from '../contract/order-endpoints.ts'
import { findOrderByTicket } from './order-store.ts'
import { placeOrder as takeOrder } from './place-order.ts'
import { presentPlacedOrder, presentTicket } from './present-order.ts'
import { presentQuote, priceCart } from './price-cart.ts'

export function orderRoutes(app: FastifyInstance, services: Services): void {
  const { db, clock } = services

  route(app, quoteOrder, { caching: 'none', perMinute: 120 }, async ({ body }) => {
    const { vatRate } = await currentSiteSettings(db, clock.now())
    return presentQuote(await priceCart(db, body.items, vatRate))
  })

  route(app, placeOrder, { caching: 'none', perMinute: 12 }, async ({ body, headers }) =>
    presentPlacedOrder(await takeOrder(services, body, headers['idempotency-key'])),
  )

  route(app, getOrderTicket, { caching: 'none' }, async ({ params }) => {
    const order = await findOrderByTicket(db, params.token)
    if (!order) throw notFound('orders.ticket-not-found', 'There is no such order')
    return presentTicket(order)
  })
}
