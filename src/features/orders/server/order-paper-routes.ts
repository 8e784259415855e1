import { eq } from 'drizzle-orm'
import type { FastifyInstance } from 'fastify'

import { conflict } from '#src/kernel/problem.ts'
import { route } from '#src/server/http/route.ts'
import { publishOfficeEvent } from '#src/server/realtime/office-events.ts'
import type { Services } from '#src/server/services.ts'
import {
  dropWaitingJobs,
  findPrintersWith,
  queueJobs,
  type NewPrintJob,
} from '#src/features/printing/server/printing.ts'
import type { OwnerSettings } from '#src/features/restaurant/contract/site-settings.ts'
import { siteSettingsInMemory } from '#src/features/restaurant/server/restaurant.ts'
import * as endpoints from '../contract/order-paper-endpoints.ts'
import { billPaper, billPrinter } from '../rules/bill-paper.ts'
import { type OrderRow, requireOrder } from './order-store.ts'
import { orderTable } from './order-table.ts'
import { ticketsAgain } from './order-tickets.ts'

/** The routes by which staff print an order again, or its bill. */
export function orderPaperRoutes(app: FastifyInstance, services: Services): void {
  const { db, clock } = services
  const settingsToday = siteSettingsInMemory(services)

  route(app, endpoints.printOrder, async ({ params, body }) => {
    const settings = await settingsToday()
    const now = clock.now()
    const printers = await db.transaction(async (tx) => {
      // The order is locked, so that no edit of it comes between what is read here and what is dropped.
      await tx.select({ id: orderTable.id }).from(orderTable).where(eq(orderTable.id, params.id)).for('share')
      const order = await requireOrder(tx, params.id)
      const onPaper = await findPrintersWith(tx, order.id, body.paper)
      const papers: UnqueuedJob[] =
        body.paper === 'kitchen'
          ? ticketsAgain(settings.printers ?? [], order, onPaper)
          : billOf(order, settings)
      if (papers.length === 0) throw conflict('printing.no-printer', 'No printer prints this')
      const jobs = papers.map((job) => ({
        ...job,
        due: null,
        key: `${order.id}/${body.paper}-${body.key}/${job.printerId}`,
        isRepeat: onPaper.has(job.printerId),
      }))
      // The new ticket contains all of the order that this printer prints. So its waiting tickets of this order are dropped.
      const at = jobs.map(({ printerId }) => printerId)
      if (body.paper === 'kitchen') await dropWaitingJobs(tx, order.id, now, { at, except: jobs })
      await queueJobs(tx, jobs, now)
      return jobs.length
    })
    await publishOfficeEvent(db, { lists: ['print-jobs'] })
    return { printers }
  })
}

type UnqueuedJob = Pick<NewPrintJob, 'orderId' | 'printerId' | 'paper'>

function billOf(order: OrderRow, settings: OwnerSettings): UnqueuedJob[] {
  const printer = billPrinter(settings.printers ?? [])
  return printer ? [{ orderId: order.id, printerId: printer.id, paper: billPaper(order, settings) }] : []
}
