import type { FastifyInstance } from 'fastify'

import { requireActor } from '#src/server/http/actor.ts'
import { route } from '#src/server/http/route.ts'
import type { Services } from '#src/server/services.ts'
import * as home from '../contract/home-endpoints.ts'
import { shownFilm } from '../rules/shown-film.ts'
import { completeHomeContent, shownPictures } from '../rules/home-content.ts'
import { defaultHomeContent } from '../texts/default-home-content.ts'
import { changeHomeContent } from './change-home-content.ts'
import { findHomeContent } from './home-content-store.ts'
import { presentHomeRecord } from './present-page.ts'

export function homeContentRoutes(app: FastifyInstance, services: Services): void {
  const { db } = services
  route(app, home.getHomeContent, { caching: 'public' }, async () => {
    const record = await findHomeContent(db)
    // If the owner has turned their own texts off, guests read the site's default texts.
    const texts = completeHomeContent(record?.isActive ? record : undefined, defaultHomeContent)
    return {
      ...texts,
      ...shownPictures(record),
      heroFilm: shownFilm('hero', record),
      reservationFilm: shownFilm('reservation', record),
    }
  })
  route(app, home.getHomeRecord, async () => presentHomeRecord(await findHomeContent(db)))
  route(app, home.changeHomeContent, ({ request, body }) =>
    changeHomeContent(services, requireActor(request), body),
  )
}
