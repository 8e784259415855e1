import type { FastifyInstance } from 'fastify'

import { withIsoTimes } from '#src/kernel/iso-times.ts'
import type { Queries } from '#src/server/database/connection.ts'
import { route } from '#src/server/http/route.ts'
import type { Services } from '#src/server/services.ts'
import type { MissedOrder } from '../contract/absence.ts'
import * as endpoints from '../contract/presence-endpoints.ts'
import { findAbsences, noteAbsence, reportScreen } from './absences.ts'

/**
 * A function that finds the orders that came in between two times. The caller passes it in, because the orders feature depends on
 * the presence feature, and not the other way round.
 */
export interface MissedOrders {
  findOrdersBetween(db: Queries, since: Date, until: Date): Promise<MissedOrder[]>
}

/** The routes with which screens report that they are present, and with which the office reads the absences. */
export function presenceRoutes(app: FastifyInstance, services: Services & MissedOrders): void {
  const { db, clock } = services

  route(app, endpoints.reportScreen, ({ body }) => reportScreen(services, body.screen))

  route(app, endpoints.listAbsences, async () => {
    const now = clock.now()
    const rows = await findAbsences(db)
    return Promise.all(
      rows.map(async ({ notedAt: _unnoted, ...absence }) => ({
        ...withIsoTimes(absence),
        orders: await services.findOrdersBetween(db, absence.since, absence.until ?? now),
      })),
    )
  })

  route(app, endpoints.noteAbsence, ({ params }) => noteAbsence(services, params.id))
}
