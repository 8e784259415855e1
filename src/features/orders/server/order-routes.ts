import type { FastifyInstance } from 'fastify'

import { restaurantDate } from '#src/kernel/dates.ts'
import { periodStart } from '#src/kernel/list-query.ts'
import { notFound } from '#src/kernel/problem.ts'
import { requireActor, requireAudience } from '#src/server/http/actor.ts'
import { setPageHeaders } from '#src/server/database/list-page.ts'
import { route } from '#src/server/http/route.ts'
import type { Services } from '#src/server/services.ts'
import type { OpenOnes } from '#src/features/call-first/server/call-first.ts'
import { isNobodyThere } from '#src/features/presence/server/presence.ts'
import { listHoldingOrders } from '../contract/holding-endpoints.ts'
import * as endpoints from '../contract/order-endpoints.ts'
import { getOrderTimes, moveOrderPromise } from '../contract/promised-times-endpoints.ts'
import { mayBeUnattended } from '../rules/unattended.ts'
import { changeOrder, deleteOrder } from './edit-orders.ts'
import { findDueOrders } from './due-orders.ts'
import { findComingOrders } from './open-orders.ts'
import { findHoldingOrders } from './holding-orders.ts'
import { staffLeaveGuestAndStatus } from './order-policy.ts'
import { findOrderByTicket, findOrderPage, requireOrder } from './order-store.ts'
import { movePromise } from './move-promise.ts'
import { placeOrder, pricingInMemory, readKitchen } from './place-order.ts'
import {
  presentOrder,
  presentOrders,
  presentPlacedOrder,
  presentQuote,
  presentTicket,
} from './present-order.ts'
import { priceCart } from './price-cart.ts'
import { type ExpectedBookings, findOrderTimes } from './promise-time.ts'
import { setOrderPayment } from './set-order-payment.ts'
import { setOrderStatus } from './set-order-status.ts'
import { findUnpaidTransfers } from './unpaid-transfers.ts'

export function orderRoutes(app: FastifyInstance, services: Services & OpenOnes & ExpectedBookings): void {
  const { db, clock } = services
  const pricing = pricingInMemory(services)
  const kitchen = () => readKitchen(services, pricing)

  route(app, getOrderTimes, { perMinute: 1_200 }, async ({ body }) =>
    findOrderTimes(db, body, await kitchen()),
  )

  route(app, moveOrderPromise, async ({ params, body, request }) =>
    presentOrder(
      services,
      await movePromise(services, await kitchen(), requireActor(request), params.id, body),
    ),
  )

  route(app, endpoints.quoteOrder, { perMinute: 1_200 }, async ({ body }) => {
    const [menu, settings] = await Promise.all([pricing.menu(), pricing.settings()])
    return presentQuote(priceCart(menu, body.items, settings))
  })

  route(app, endpoints.placeOrder, { sharedPerMinute: 60 }, async ({ body, headers, request }) => {
    if (body.enteredByStaff) requireAudience(request, 'staff-or-admin')
    const idempotencyKey = headers['idempotency-key']
    const order = await placeOrder(services, pricing, body, { idempotencyKey, actor: request.actor })
    return presentPlacedOrder(order)
  })

  route(app, endpoints.getOrderTicket, async ({ params }) => {
    const order = await findOrderByTicket(db, params.token)
    if (!order) throw notFound('orders.ticket-not-found', 'There is no such order')
    const isUnattended =
      mayBeUnattended(order, clock.now(), await pricing.settings()) && (await isNobodyThere(db))
    return presentTicket(order, isUnattended)
  })

  route(app, endpoints.listOrders, async ({ query, request, reply }) => {
    const { q: text, period, status: statuses, archive, limit, cursor } = query
    const since = periodStart(period, clock.now())
    const page = await findOrderPage(db, { text, since, statuses, archive, limit, cursor })
    setPageHeaders(request, reply, page)
    return presentOrders(services, page.rows)
  })

  route(app, endpoints.listComingOrders, () => findComingOrders(db, restaurantDate(clock.now())))

  route(app, endpoints.listDueOrders, async ({ query }) => {
    const { rows, counts } = await findDueOrders(db, clock.now(), query)
    return { orders: await presentOrders(services, rows), counts }
  })

  route(app, endpoints.listUnpaidTransfers, async ({ query }) => {
    const { rows, ...sums } = await findUnpaidTransfers(db, query.limit)
    return { orders: await presentOrders(services, rows), ...sums }
  })

  route(app, listHoldingOrders, ({ params }) => findHoldingOrders(db, params.ingredientId))

  route(app, endpoints.getOrder, async ({ params }) =>
    presentOrder(services, await requireOrder(db, params.id)),
  )

  route(app, endpoints.setOrderStatus, async ({ params, body, request }) =>
    presentOrder(
      services,
      await setOrderStatus(services, await kitchen(), requireActor(request), params.id, body),
    ),
  )

  route(app, endpoints.changeOrder, { policy: staffLeaveGuestAndStatus }, async ({ params, body, request }) =>
    presentOrder(
      services,
      await changeOrder(services, await kitchen(), requireActor(request), params.id, body),
    ),
  )

  route(app, endpoints.setOrderPayment, async ({ params, body, request }) =>
    presentOrder(
      services,
      await setOrderPayment(services, await kitchen(), requireActor(request), params.id, body),
    ),
  )

  route(app, endpoints.deleteOrder, async ({ params, request }) =>
    deleteOrder(services, await kitchen(), requireActor(request), params.id),
  )
}
