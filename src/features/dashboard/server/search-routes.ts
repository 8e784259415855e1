import type { FastifyInstance } from 'fastify'

import { route } from '#src/server/http/route.ts'
import type { Services } from '#src/server/services.ts'
import * as endpoints from '../contract/search-endpoints.ts'
import { readToday } from './read-today.ts'
import { searchEverything } from './search-everything.ts'

/** The routes for the start page of the admin dashboard: the search, and the numbers for today. */
export function searchRoutes(app: FastifyInstance, { db, clock }: Services): void {
  route(app, endpoints.search, ({ query }) => searchEverything(db, query, clock.now()))

  route(app, endpoints.today, () => readToday(db, clock.now()))
}
