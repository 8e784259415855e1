import type { FastifyInstance } from 'fastify'

import { ProblemError } from '#src/kernel/problem.ts'
import type { Readiness } from '../database/readiness.ts'
import { programVersion } from '../release.ts'
import { health, ready } from './health-endpoints.ts'
import { route } from './route.ts'
import type { Services } from '../services.ts'

export function healthRoutes(
  app: FastifyInstance,
  { content, readiness }: Pick<Services, 'content'> & { readonly readiness: Readiness },
): void {
  route(app, health, () => ({ status: 'ok' as const, version: programVersion }))

  route(app, ready, async ({ request, reply }) => {
    // This header helps operators and tests: it shows whether this server already knows of a change that another server has made to
    // public content.
    void reply.header('Content-Version', content.version())
    try {
      await readiness.check()
      if (!content.isHeard()) throw new Error('The connection that events arrive on is broken')
    } catch (error) {
      request.log.error({ err: error }, 'not ready')
      throw new ProblemError(503, 'server.not-ready', 'The database is not available')
    }
    return { status: 'ok' as const }
  })
}
