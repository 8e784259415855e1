import type { FastifyInstance } from 'fastify'

import { route } from '#src/server/http/route.ts'
import type { Services } from '#src/server/services.ts'
import { getSiteSettings } from '../contract/restaurant-endpoints.ts'
import { siteSettingsInMemory } from './restaurant.ts'

export function restaurantRoutes(app: FastifyInstance, services: Services): void {
  route(app, getSiteSettings, { caching: 'public' }, siteSettingsInMemory(services))
}
