import type { FastifyInstance } from 'fastify'

import { withIsoTimes } from '#src/kernel/iso-times.ts'
import { route } from '#src/server/http/route.ts'
import type { Services } from '#src/server/services.ts'
import { openSince } from '#src/features/restaurant/rules/opening-state.ts'
import { siteSettingsInMemory } from '#src/features/restaurant/server/restaurant.ts'
import * as endpoints from '../contract/unseen-endpoints.ts'
import { shortCode } from '../rules/order-code.ts'
import { findUnseenOrders, markSeen } from './unseen-orders.ts'

/** The routes by which screens learn for which orders to play the sound, and report that somebody has opened an order. */
export function unseenRoutes(app: FastifyInstance, services: Services): void {
  const { db, clock } = services
  const settings = siteSettingsInMemory(services)

  route(app, endpoints.listUnseenOrders, async () => {
    const now = clock.now()
    const { rows, total } = await findUnseenOrders(db, now)
    return {
      orders: rows.map((row) => ({ ...withIsoTimes(row), shortCode: shortCode(row.id) })),
      total,
      openSince: openSince(now, await settings())?.toISOString() ?? null,
    }
  })

  route(app, endpoints.markOrderSeen, ({ params }) => markSeen(services, params.id))
}
