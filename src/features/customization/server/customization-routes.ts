import type { FastifyInstance } from 'fastify'

import { requireActor } from '#src/server/http/actor.ts'
import { route } from '#src/server/http/route.ts'
import type { Services } from '#src/server/services.ts'
import * as endpoints from '../contract/customization-endpoints.ts'
import { findSchemas } from './customization-store.ts'
import { changeSchema, cloneSchema, createSchema, deleteSchema } from './edit-schemas.ts'
import { mayReadPausedSchemas } from './paused-schemas.ts'

export function customizationRoutes(app: FastifyInstance, services: Services): void {
  route(app, endpoints.listCustomizationSchemas, { caching: 'public' }, ({ request, reply }) =>
    findSchemas(services.db, { activeOnly: !mayReadPausedSchemas(request, reply) }),
  )

  route(app, endpoints.createCustomizationSchema, { caching: 'none' }, ({ request, body }) =>
    createSchema(services, requireActor(request), body),
  )

  route(app, endpoints.changeCustomizationSchema, { caching: 'none' }, ({ request, params, body }) =>
    changeSchema(services, requireActor(request), params.id, body),
  )

  route(app, endpoints.cloneCustomizationSchema, { caching: 'none' }, ({ request, params }) =>
    cloneSchema(services, requireActor(request), params.id),
  )

  route(app, endpoints.deleteCustomizationSchema, { caching: 'none' }, ({ request, params }) =>
    deleteSchema(services, requireActor(request), params.id),
  )
}
