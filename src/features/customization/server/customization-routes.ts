import type { FastifyInstance } from 'fastify'

import { route } from '../../../server/route.ts'
import type { Services } from '../../../server/services.ts'
import { listCustomizationSchemas } from '../contract/customization-endpoints.ts'
import { findSchemas } from './customization-store.ts'

export function customizationRoutes(app: FastifyInstance, { db }: Services): void {
  route(app, listCustomizationSchemas, { caching: 'public' }, () => findSchemas(db))
}
