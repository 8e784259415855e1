import type { FastifyInstance, FastifyRequest } from 'fastify'

import { requireCaller } from '#src/server/http/actor.ts'
import { onlyEntry } from '#src/kernel/only-entry.ts'
import { conflict } from '#src/kernel/problem.ts'
import { route } from '#src/server/http/route.ts'
import { publishOfficeEvent } from '#src/server/realtime/office-events.ts'
import type { Services } from '#src/server/services.ts'
import type { Queries } from '#src/server/database/connection.ts'
import type { Printer } from '#src/features/restaurant/contract/printers.ts'
import { siteSettingsInMemory } from '#src/features/restaurant/server/restaurant.ts'
import type { PrintJob } from '../contract/print-job.ts'
import * as endpoints from '../contract/printing-endpoints.ts'
import { decideJob, type TicketNow } from './decide-jobs.ts'
import { findJobs, presentJobs } from './present-jobs.ts'
import { printBytes } from './print-bytes.ts'
import type { PrintJobRow } from './print-job-table.ts'
import { findAddressed, notePrinters, withTroubles } from './printer-reports.ts'
import { queueJobs } from './printing.ts'
import { reportJob, takeJob } from './take-jobs.ts'

/**
 * The order id in the jobs of test tickets. No order has this id, so a test ticket is deleted together with the jobs of deleted
 * orders.
 */
const testOrder = 'test'

/** The id of the user or paired device that prints. */
function callerId(request: FastifyRequest): string {
  const caller = requireCaller(request)
  return 'userId' in caller ? caller.userId : caller.id
}

/** The ticket of an order as the order is now, on one of these printers. */
export interface PrintingServices extends Services {
  readonly ticketNow: (
    tx: Queries,
    printers: readonly Printer[],
    of: Parameters<TicketNow>[1],
  ) => ReturnType<TicketNow>
}

/** The routes of the print queue, for the screens and programs that print, and for the staff who manage the queue. */
export function printingRoutes(app: FastifyInstance, services: PrintingServices): void {
  const { db, clock } = services
  const settingsToday = siteSettingsInMemory(services)
  const printersToday = async () => (await settingsToday()).printers ?? []

  /** Turns a changed print job into the form of the API, and sends an event to the screens that show the queue. */
  async function changed(row: PrintJobRow): Promise<PrintJob> {
    await publishOfficeEvent(db, { lists: ['print-jobs'] })
    return onlyEntry(await presentJobs(db, [row], clock.now()))
  }

  route(app, endpoints.listPrintJobs, async () => ({
    printers: await withTroubles(db, await printersToday(), clock.now()),
    jobs: await presentJobs(db, await findJobs(db), clock.now()),
  }))

  route(app, endpoints.takePrintJob, async ({ body, request }) => {
    const row = await takeJob(db, body.printerId, { by: callerId(request), key: body.key }, clock.now())
    if (!row) return { job: null, bytes: null }
    const printer = (await printersToday()).find(({ id }) => id === row.printerId)
    const job = await changed(row)
    return { job, bytes: body.withBytes ? await printBytes(services, job, printer?.width ?? 80) : null }
  })

  route(app, endpoints.reportPrintJob, async ({ params, body, request }) =>
    changed(await reportJob(db, params.id, { ...body, by: callerId(request) }, clock.now())),
  )

  route(app, endpoints.reportPrinters, { isPolled: true }, async ({ body, request }) => {
    const printers = await printersToday()
    const hasChanged = await notePrinters(db, printers, { ...body, by: callerId(request) }, clock.now())
    if (hasChanged) await publishOfficeEvent(db, { lists: ['print-jobs'] })
    return { printers: await findAddressed(db, printers, clock.now()) }
  })

  route(app, endpoints.testPrinter, async ({ params, body }) => {
    const printer = (await printersToday()).find(({ id }) => id === params.id)
    if (!printer) throw conflict('printing.no-printer', 'There is no such printer')
    const paper = { paper: 'test', printer: printer.name, width: printer.width } as const
    const job = { key: `test-${body.key}`, orderId: testOrder, printerId: printer.id, paper, due: null }
    await queueJobs(db, [job], clock.now())
    await publishOfficeEvent(db, { lists: ['print-jobs'] })
  })

  route(app, endpoints.decidePrintJob, async ({ params, body }) => {
    const printers = await printersToday()
    const ticketNow: TicketNow = (tx, of) => services.ticketNow(tx, printers, of)
    return changed(await decideJob(db, params.id, body, { now: clock.now(), ticketNow }))
  })
}
