import type { FastifyInstance } from 'fastify'

import { requireActor } from '#src/server/http/actor.ts'
import { route } from '#src/server/http/route.ts'
import type { Services } from '#src/server/services.ts'
import * as about from '../contract/about-endpoints.ts'
import { completeAboutContent } from '../rules/about-content.ts'
import { defaultAboutContent } from '../texts/default-about-content.ts'
import { findAboutContent } from './about-content-store.ts'
import { presentAboutRecord } from './present-page.ts'
import { changeAboutContent } from './change-about-content.ts'

export function aboutContentRoutes(app: FastifyInstance, services: Services): void {
  const { db } = services
  route(app, about.getAboutContent, { caching: 'public' }, async () => {
    const record = await findAboutContent(db)
    // If the owner has turned their own texts off, guests read the site's default texts, as if there were no record.
    return completeAboutContent(record?.isActive ? record : undefined, defaultAboutContent)
  })
  route(app, about.getAboutRecord, async () => presentAboutRecord(await findAboutContent(db)))
  route(app, about.changeAboutContent, ({ request, body }) =>
    changeAboutContent(services, requireActor(request), body),
  )
}
