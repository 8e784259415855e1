import type { FastifyInstance } from 'fastify'

import { route } from '../http/route.ts'
import type { Services } from '../services.ts'
import { listJobRuns, runsPerJob } from './job-endpoints.ts'
import { listRuns } from './job-run-store.ts'
import { presentRun } from './present-run.ts'

export function jobRoutes(app: FastifyInstance, { db }: Pick<Services, 'db'>): void {
  route(app, listJobRuns, async () => (await listRuns(db, runsPerJob)).map(presentRun))
}
