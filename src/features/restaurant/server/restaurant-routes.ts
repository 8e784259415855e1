import type { FastifyInstance } from 'fastify'

import { route } from '../../../server/route.ts'
import type { Services } from '../../../server/services.ts'
import { getSiteSettings } from '../contract/restaurant-endpoints.ts'
import { currentSiteSettings } from './restaurant.ts'

export function restaurantRoutes(app: FastifyInstance, { db, clock }: Services): void {
  route(app, getSiteSettings, { caching: 'public' }, () => currentSiteSettings(db, clock.now()))
}
