import type { FastifyInstance } from 'fastify'

import { requireActor } from '#src/server/http/actor.ts'
import { route } from '#src/server/http/route.ts'
import type { Services } from '#src/server/services.ts'
import { changeSiteSettings, getOwnerSettings, getSiteSettings } from '../contract/restaurant-endpoints.ts'
import { changeSettings } from './edit-settings.ts'
import { siteSettingsInMemory } from './restaurant.ts'

export function restaurantRoutes(app: FastifyInstance, services: Services): void {
  const current = siteSettingsInMemory(services)

  route(app, getSiteSettings, { caching: 'public' }, current)

  route(app, getOwnerSettings, current)

  route(app, changeSiteSettings, async ({ body, request }) => {
    await changeSettings(services, requireActor(request), body)
    return current()
  })
}
