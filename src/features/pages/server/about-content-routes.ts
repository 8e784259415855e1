import type { FastifyInstance } from 'fastify'

import { route } from '#src/server/http/route.ts'
import type { Services } from '#src/server/services.ts'
import { getAboutContent } from '../contract/about-endpoints.ts'
import { completeAboutContent } from '../rules/about-content.ts'
import { defaultAboutContent } from '../texts/default-about-content.ts'
import { aboutContentTable } from './about-content-table.ts'

export function aboutContentRoutes(app: FastifyInstance, { db }: Services): void {
  route(app, getAboutContent, { caching: 'public' }, async () => {
    const [record] = await db.select().from(aboutContentTable)
    // A record that has been put aside counts as none.
    return completeAboutContent(record?.isActive ? record : undefined, defaultAboutContent)
  })
}
