import type { FastifyInstance } from 'fastify'

import { route } from '#src/server/http/route.ts'
import type { Services } from '#src/server/services.ts'
import { getHomeContent } from '../contract/home-endpoints.ts'
import { completeHomeContent } from '../rules/home-content.ts'
import { defaultHomeContent } from '../texts/default-home-content.ts'
import { homeContentTable } from './home-content-table.ts'

export function homeContentRoutes(app: FastifyInstance, { db }: Services): void {
  route(app, getHomeContent, { caching: 'public' }, async () => {
    const [record] = await db.select().from(homeContentTable)
    // A record that has been put aside counts as none.
    return completeHomeContent(record?.isActive ? record : undefined, defaultHomeContent)
  })
}
