import type { FastifyInstance } from 'fastify'

import { onlyEntry } from '#src/kernel/only-entry.ts'
import { requireActor } from '#src/server/http/actor.ts'
import { route } from '#src/server/http/route.ts'
import type { Services } from '#src/server/services.ts'
import type { OpenOnes } from '#src/features/call-first/server/call-first.ts'
import { findOpenVisits, type VisitRow } from '#src/features/visits/server/visits.ts'
import type { TableVisit } from '../contract/table-visit.ts'
import * as endpoints from '../contract/visit-endpoints.ts'
import { tablesOf } from '../rules/table-list.ts'
import { changeVisit, closeTable, openTable, type SeatCounts } from './edit-visits.ts'
import { payVisit, undoVisitPayment } from './pay-visits.ts'
import { pricingInMemory, readKitchen } from './place-order.ts'
import type { ExpectedBookings } from './promise-time.ts'
import { presentVisits } from './visit-orders.ts'

export function visitRoutes(
  app: FastifyInstance,
  services: Services & OpenOnes & SeatCounts & ExpectedBookings,
): void {
  const pricing = pricingInMemory(services)
  const kitchen = () => readKitchen(services, pricing)

  async function present(visit: VisitRow): Promise<TableVisit> {
    return onlyEntry(await presentVisits(services, [visit]))
  }

  route(app, endpoints.listVisits, async () => ({
    tables: [...tablesOf((await pricing.settings()).tableList).tables],
    visits: await presentVisits(services, await findOpenVisits(services.db, services.clock.now())),
  }))

  route(app, endpoints.openVisit, async ({ body, request }) => {
    const opened = await openTable(services, await pricing.settings(), requireActor(request), body)
    return { ...(await present(opened.visit)), isAboveSeats: opened.isAboveSeats }
  })

  route(app, endpoints.changeVisit, async ({ params, body, request }) =>
    present(await changeVisit(services, await kitchen(), requireActor(request), params.id, body)),
  )

  route(app, endpoints.closeVisit, async ({ params, request }) =>
    present(await closeTable(services, requireActor(request), params.id)),
  )

  route(app, endpoints.payVisit, async ({ params, body, request }) =>
    present(await payVisit(services, await kitchen(), requireActor(request), params.id, body)),
  )

  route(app, endpoints.undoVisitPayment, async ({ params, body, request }) =>
    present(await undoVisitPayment(services, await kitchen(), requireActor(request), params.id, body.paidAt)),
  )
}
