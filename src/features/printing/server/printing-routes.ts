import type { FastifyInstance } from 'fastify'

import { requireActor } from '#src/server/http/actor.ts'
import { route } from '#src/server/http/route.ts'
import { publishOfficeEvent } from '#src/server/realtime/office-events.ts'
import type { Services } from '#src/server/services.ts'
import { siteSettingsInMemory } from '#src/features/restaurant/server/restaurant.ts'
import type { PrintJob } from '../contract/print-job.ts'
import * as endpoints from '../contract/printing-endpoints.ts'
import { decideJob } from './decide-jobs.ts'
import { findJobs, presentJobs } from './present-jobs.ts'
import type { PrintJobRow } from './print-job-table.ts'
import { reportJob, takeJob } from './take-jobs.ts'

/** The queue of the printers, for those who print and those who look after it. */
export function printingRoutes(app: FastifyInstance, services: Services): void {
  const { db, clock } = services
  const settingsToday = siteSettingsInMemory(services)

  /** Presents a job that has changed, and tells the screens that show the queue. */
  async function changed(row: PrintJobRow): Promise<PrintJob> {
    await publishOfficeEvent(db, { lists: ['print-jobs'] })
    const [job] = await presentJobs(db, [row], clock.now())
    if (!job) throw new Error('A job that is presented is one job')
    return job
  }

  route(app, endpoints.listPrintJobs, { caching: 'none' }, async () => ({
    printers: [...((await settingsToday()).printers ?? [])],
    jobs: await presentJobs(db, await findJobs(db), clock.now()),
  }))

  route(app, endpoints.takePrintJob, { caching: 'none' }, async ({ body, request }) => {
    const taker = { by: requireActor(request).userId, key: body.key }
    const job = await takeJob(db, body.printerId, taker, clock.now())
    return { job: job ? await changed(job) : null }
  })

  route(app, endpoints.reportPrintJob, { caching: 'none' }, async ({ params, body, request }) =>
    changed(await reportJob(db, params.id, { ...body, by: requireActor(request).userId }, clock.now())),
  )

  route(app, endpoints.decidePrintJob, { caching: 'none' }, async ({ params, body }) =>
    changed(await decideJob(db, params.id, body, clock.now())),
  )
}
