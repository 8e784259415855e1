import type { FastifyInstance } from 'fastify'

import { route } from '../http/route.ts'
import type { Services } from '../services.ts'
import { listJobRuns, runsPerJob, type JobRun } from './job-endpoints.ts'
import { listRuns, type JobRunRow } from './job-run-store.ts'

export function jobRoutes(app: FastifyInstance, { db }: Pick<Services, 'db'>): void {
  route(app, listJobRuns, { caching: 'none' }, async () => (await listRuns(db, runsPerJob)).map(presentRun))
}

function presentRun({ startedAt, finishedAt, ...run }: JobRunRow): JobRun {
  return {
    ...run,
    startedAt: startedAt.toISOString(),
    finishedAt: finishedAt?.toISOString() ?? null,
    milliseconds: finishedAt ? finishedAt.getTime() - startedAt.getTime() : null,
  }
}
