import type { FastifyInstance } from 'fastify'

import { requireCaller } from '#src/server/http/actor.ts'
import { route } from '#src/server/http/route.ts'
import type { Services } from '#src/server/services.ts'
import { missingInMemory } from '#src/features/ingredients/server/ingredients.ts'
import { type ExpectedBookings, pricingInMemory, readKitchen } from '#src/features/orders/server/orders.ts'
import * as endpoints from '../contract/kitchen-endpoints.ts'
import { markSeen, moveTicketPromise, setStage, strikeLine } from './change-tickets.ts'
import { readBoard } from './kitchen-tickets.ts'

/** The calls of the kitchen board. Staff, admins and paired boards may make them. */
export function kitchenRoutes(app: FastifyInstance, services: Services & ExpectedBookings): void {
  const pricing = pricingInMemory(services)
  const missing = missingInMemory(services)
  const kitchen = async () => ({ ...(await readKitchen(services, pricing)), missing: await missing() })
  route(app, endpoints.listKitchenOrders, { caching: 'none' }, async () =>
    readBoard(services.db, await kitchen()),
  )

  route(
    app,
    endpoints.setStage,
    { caching: 'none', sharedPerMinute: 300 },
    async ({ params, body, request }) =>
      setStage(services, await kitchen(), requireCaller(request), params.id, body),
  )

  route(
    app,
    endpoints.movePromise,
    { caching: 'none', sharedPerMinute: 300 },
    async ({ params, body, request }) =>
      moveTicketPromise(services, await kitchen(), requireCaller(request), params.id, body),
  )

  route(app, endpoints.strikeLine, { caching: 'none', sharedPerMinute: 600 }, async ({ params, body }) =>
    strikeLine(services, await kitchen(), params.id, body),
  )

  route(app, endpoints.markSeen, { caching: 'none', sharedPerMinute: 300 }, async ({ params, body }) =>
    markSeen(services, await kitchen(), params.id, body),
  )
}
