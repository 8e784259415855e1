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
import { siteSettingsInMemory } from '#src/features/restaurant/server/restaurant.ts'
import * as endpoints from '../contract/order-paper-endpoints.ts'
import { billPaper, billPrinter } from '../rules/bill-paper.ts'
import { wholeTickets } from './order-paper.ts'
import { requireOrder } from './order-store.ts'

/** The routes by which staff print an order again, or its bill. */
export function orderPaperRoutes(app: FastifyInstance, services: Services): void {
  const { db, clock } = services
  const settingsToday = siteSettingsInMemory(services)

  route(app, endpoints.printOrder, { caching: 'none' }, async ({ params, body }) => {
    const order = await requireOrder(db, params.id)
    const settings = await settingsToday()
    const printers = settings.printers ?? []
    const onPaper = await findPrintersWith(db, order.id, body.paper)
    const printer = billPrinter(printers)
    const bill = { orderId: order.id, paper: billPaper(order, settings), due: null }
    const papers: Pick<NewPrintJob, 'orderId' | 'printerId' | 'paper' | 'due'>[] =
      body.paper === 'kitchen'
        ? wholeTickets(printers, order)
        : printer
          ? [{ ...bill, printerId: printer.id }]
          : []
    if (papers.length === 0) throw conflict('printing.no-printer', 'No printer prints this')
    const jobs = papers.map((job) => ({
      ...job,
      due: null,
      key: `${order.id}/${body.paper}-${body.key}/${job.printerId}`,
      isRepeat: onPaper.has(job.printerId),
    }))
    const now = clock.now()
    // The new ticket contains the whole order. So print jobs of this order that are still waiting are deleted.
    if (body.paper === 'kitchen') await dropWaitingJobs(db, order.id, now, jobs)
    await queueJobs(db, jobs, now)
    await publishOfficeEvent(db, { lists: ['print-jobs'] })
    return { printers: jobs.length }
  })
}
