import type { FastifyInstance } from 'fastify'

import { requireActor } from '#src/server/http/actor.ts'
import { route } from '#src/server/http/route.ts'
import type { Services } from '#src/server/services.ts'
import * as seo from '../contract/page-seo-endpoints.ts'
import { changePageSeo } from './change-page-seo.ts'
import { listPageSeo } from './page-seo-store.ts'
import { presentPageSeo } from './present-page.ts'

export function pageSeoRoutes(app: FastifyInstance, services: Services): void {
  route(app, seo.listPageSeo, { caching: 'public' }, async () =>
    (await listPageSeo(services.db)).map(presentPageSeo),
  )
  route(app, seo.changePageSeo, ({ request, params, body }) =>
    changePageSeo(services, requireActor(request), params, body),
  )
}
