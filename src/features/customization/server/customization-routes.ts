import type { FastifyInstance } from 'fastify'

import { type Actor, isOffice, requireActor } from '#src/server/http/actor.ts'
import { route } from '#src/server/http/route.ts'
import type { Services } from '#src/server/services.ts'
import * as endpoints from '../contract/customization-endpoints.ts'
import { optionsOf } from '../rules/picked-options.ts'
import { availabilityOf } from '../rules/sold-out-options.ts'
import { findSchemas } from './customization-store.ts'
import { changeSchema, cloneSchema, createSchema, deleteSchema } from './edit-schemas.ts'
import { mayReadPausedSchemas } from './paused-schemas.ts'
import { presentSchemas, type StoredSchema } from './present-schema.ts'
import { setOptionAvailability } from './set-option-availability.ts'

export function customizationRoutes(app: FastifyInstance, services: Services): void {
  const present = async (schema: StoredSchema, actor: Actor | null) =>
    (await presentSchemas(services, [schema], actor))[0] ?? schema

  route(app, endpoints.listCustomizationSchemas, { caching: 'public' }, async ({ request, reply }) => {
    // The response for the office contains the missing ingredients, which guests must not see. So browsers must not store it.
    if (isOffice(request.actor)) reply.header('Cache-Control', 'no-store')
    return presentSchemas(
      services,
      await findSchemas(services.db, { activeOnly: !mayReadPausedSchemas(request, reply) }),
      request.actor,
    )
  })

  route(app, endpoints.createCustomizationSchema, async ({ request, body }) =>
    present(await createSchema(services, requireActor(request), body), request.actor),
  )

  route(app, endpoints.changeCustomizationSchema, async ({ request, params, body }) =>
    present(await changeSchema(services, requireActor(request), params.id, body), request.actor),
  )

  route(app, endpoints.cloneCustomizationSchema, async ({ request, params }) =>
    present(await cloneSchema(services, requireActor(request), params.id), request.actor),
  )

  route(app, endpoints.changeOptionAvailability, async ({ request, params, body }) => {
    const schema = await present(
      await setOptionAvailability(services, requireActor(request), params, body),
      request.actor,
    )
    const option = optionsOf(schema).find(({ id }) => id === params.optionId)
    if (!option) throw new Error('An option was changed that is not in its schema')
    return { ...option, ...availabilityOf(option) }
  })

  route(app, endpoints.deleteCustomizationSchema, ({ request, params }) =>
    deleteSchema(services, requireActor(request), params.id),
  )
}
