import type { FastifyInstance } from 'fastify'

import { requireActor } from '#src/server/http/actor.ts'
import { route } from '#src/server/http/route.ts'
import type { Services } from '#src/server/services.ts'
import { siteSettingsInMemory } from '#src/features/restaurant/server/restaurant.ts'
import * as endpoints from '../contract/pause-endpoints.ts'
import { endPause, presentPause, startPause } from './pause.ts'

export function pauseRoutes(app: FastifyInstance, services: Services): void {
  const settings = siteSettingsInMemory(services)

  route(app, endpoints.getPause, () => presentPause(services))

  route(app, endpoints.startPause, async ({ body, request }) => {
    await startPause(services, requireActor(request), body.length, await settings())
    return presentPause(services)
  })

  route(app, endpoints.endPause, ({ request }) => endPause(services, requireActor(request)))
}
