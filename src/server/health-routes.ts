import { sql } from 'drizzle-orm'
import type { FastifyInstance } from 'fastify'

import { ProblemError } from '../kernel/problem.ts'
import { health, ready } from './health-endpoints.ts'
import { route } from './route.ts'
import type { Services } from './services.ts'

export function healthRoutes(app: FastifyInstance, { db, content }: Services): void {
  route(app, health, { caching: 'none' }, () => ({ status: 'ok' as const }))

  route(app, ready, { caching: 'none' }, async ({ request, reply }) => {
    // Lets an operator, or a test, see that a change made elsewhere has reached this server.
    void reply.header('Content-Version', content.version())
    try {
      await db.execute(sql`select 1`)
    } catch (error) {
      request.log.error({ err: error }, 'not ready: the database does not answer')
      throw new ProblemError(503, { message: 'The database does not answer', code: 'server.not-ready' })
    }
    return { status: 'ok' as const }
  })
}
