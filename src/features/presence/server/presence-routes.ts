import type { FastifyInstance } from 'fastify'

import type { Queries } from '#src/server/database/connection.ts'
import { route } from '#src/server/http/route.ts'
import type { Services } from '#src/server/services.ts'
import type { MissedOrder } from '../contract/absence.ts'
import * as endpoints from '../contract/presence-endpoints.ts'
import { findAbsences, noteAbsence, reportScreen } from './absences.ts'

/**
 * Finds the orders that came in between two instants. The function is passed in, because orders depend on presence, not the other
 * way round.
 */
export interface MissedOrders {
  findOrdersBetween(db: Queries, since: Date, until: Date): Promise<MissedOrder[]>
}

/** The routes by which screens say that they are there, and by which the office reads when none was. */
export function presenceRoutes(app: FastifyInstance, services: Services & MissedOrders): void {
  const { db, clock } = services

  route(app, endpoints.reportScreen, { caching: 'none' }, ({ body }) => reportScreen(services, body.screen))

  route(app, endpoints.listAbsences, { caching: 'none' }, async () => {
    const now = clock.now()
    const rows = await findAbsences(db)
    return Promise.all(
      rows.map(async ({ id, since, until }) => ({
        id,
        since: since.toISOString(),
        until: until?.toISOString() ?? null,
        orders: await services.findOrdersBetween(db, since, until ?? now),
      })),
    )
  })

  route(app, endpoints.noteAbsence, { caching: 'none' }, ({ params }) => noteAbsence(services, params.id))
}
