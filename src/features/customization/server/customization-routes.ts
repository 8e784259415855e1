import type { FastifyInstance } from 'fastify'

import { route } from '#src/server/http/route.ts'
import type { Services } from '#src/server/services.ts'
import {
  changeCustomizationSchema,
  cloneCustomizationSchema,
  createCustomizationSchema,
  deleteCustomizationSchema,
  listCustomizationSchemas,
} from '../contract/customization-endpoints.ts'
import { changeSchema } from './change-schema.ts'
import { cloneSchema } from './clone-schema.ts'
import { createSchema } from './create-schema.ts'
import { findSchemas } from './customization-store.ts'
import { deleteSchema } from './delete-schema.ts'
import { mayReadPausedSchemas } from './paused-schemas.ts'

export function customizationRoutes(app: FastifyInstance, services: Services): void {
  route(app, listCustomizationSchemas, { caching: 'public' }, ({ request, reply }) =>
    findSchemas(services.db, { activeOnly: !mayReadPausedSchemas(request, reply) }),
  )

  route(app, createCustomizationSchema, { caching: 'none' }, ({ body }) => createSchema(services, body))

  route(app, changeCustomizationSchema, { caching: 'none' }, ({ params, body }) =>
    changeSchema(services, params.id, body),
  )

  route(app, cloneCustomizationSchema, { caching: 'none' }, ({ params }) => cloneSchema(services, params.id))

  route(app, deleteCustomizationSchema, { caching: 'none' }, ({ params }) =>
    deleteSchema(services, params.id),
  )
}
