import type { FastifyInstance } from 'fastify'

import { route } from '#src/server/http/route.ts'
import type { Services } from '#src/server/services.ts'
import * as categories from '../contract/category-endpoints.ts'
import * as dishes from '../contract/dish-endpoints.ts'
import { assignSchemas } from './assign-schemas.ts'
import { changeCategory } from './change-category.ts'
import { changeDish } from './change-dish.ts'
import { createCategory } from './create-category.ts'
import { createDish } from './create-dish.ts'
import { deleteCategory } from './delete-category.ts'
import { deleteDish } from './delete-dish.ts'
import { staffSetAvailabilityAlone } from './dish-policy.ts'
import { togglePin } from './pin-dish.ts'
import { presentDish } from './present-dish.ts'

/** What the office changes in the menu. */
export function catalogueRoutes(app: FastifyInstance, services: Services): void {
  const caching = 'none'

  route(app, dishes.createMenuItem, { caching }, async ({ body }) =>
    presentDish(services, await createDish(services, body)),
  )
  route(
    app,
    dishes.changeMenuItem,
    { caching, policy: staffSetAvailabilityAlone },
    async ({ params, body }) => presentDish(services, await changeDish(services, params.id, body)),
  )
  route(app, dishes.pinMenuItem, { caching }, async ({ params }) =>
    presentDish(services, await togglePin(services, params.id)),
  )
  route(app, dishes.deleteMenuItem, { caching }, ({ params }) => deleteDish(services, params.id))
  route(app, dishes.assignDishSchemas, { caching }, ({ params, body }) =>
    assignSchemas(services, params.id, body),
  )

  route(app, categories.createCategory, { caching }, ({ body }) => createCategory(services, body))
  route(app, categories.changeCategory, { caching }, ({ params, body }) =>
    changeCategory(services, params.id, body),
  )
  route(app, categories.deleteCategory, { caching }, ({ params }) => deleteCategory(services, params.id))
}
