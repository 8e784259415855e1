import type { FastifyInstance } from 'fastify'

import { requireActor } from '#src/server/http/actor.ts'
import { route } from '#src/server/http/route.ts'
import type { Services } from '#src/server/services.ts'
import * as categories from '../contract/category-endpoints.ts'
import * as dishes from '../contract/dish-endpoints.ts'
import { assignSchemas } from './assign-schemas.ts'
import { staffSetAvailabilityAlone } from './dish-policy.ts'
import { changeCategory, createCategory, deleteCategory } from './edit-categories.ts'
import { changeDish, createDish, deleteDish, togglePin } from './edit-dishes.ts'
import { presentDish } from './present-dish.ts'

/** The routes for editing the menu in the office. */
export function catalogueRoutes(app: FastifyInstance, services: Services): void {
  route(app, dishes.createMenuItem, async ({ request, body }) =>
    presentDish(services, await createDish(services, requireActor(request), body), request.actor),
  )
  route(
    app,
    dishes.changeMenuItem,
    { policy: staffSetAvailabilityAlone },
    async ({ request, params, body }) =>
      presentDish(
        services,
        await changeDish(services, requireActor(request), params.id, body),
        request.actor,
      ),
  )
  route(app, dishes.pinMenuItem, async ({ request, params }) =>
    presentDish(services, await togglePin(services, requireActor(request), params.id), request.actor),
  )
  route(app, dishes.deleteMenuItem, ({ request, params }) =>
    deleteDish(services, requireActor(request), params.id),
  )
  route(app, dishes.assignDishSchemas, ({ request, params, body }) =>
    assignSchemas(services, requireActor(request), params.id, body),
  )

  route(app, categories.createCategory, ({ request, body }) =>
    createCategory(services, requireActor(request), body),
  )
  route(app, categories.changeCategory, ({ request, params, body }) =>
    changeCategory(services, requireActor(request), params.id, body),
  )
  route(app, categories.deleteCategory, ({ request, params }) =>
    deleteCategory(services, requireActor(request), params.id),
  )
}
