import type { FastifyInstance } from 'fastify'

import { route } from '../../../server/route.ts'
import type { Services } from '../../../server/services.ts'
import {
  listCategories,
  listDishSchemas,
  listMenuItems,
  listPinnedMenuItems,
} from '../contract/menu-endpoints.ts'
import { assignedSchemas, dishSchemas } from './dish-schemas.ts'
import { requireDish } from './dish-store.ts'
import { findCategories, findDishes } from './menu-store.ts'

/** What anyone may read. */
export function menuRoutes(app: FastifyInstance, { db }: Services): void {
  route(app, listCategories, { caching: 'public' }, () => findCategories(db))

  route(app, listMenuItems, { caching: 'public' }, ({ query }) =>
    findDishes(db, { categoryId: query.categoryId, availableOnly: query.includeUnavailable !== 'true' }),
  )

  route(app, listPinnedMenuItems, { caching: 'public' }, () =>
    findDishes(db, { pinnedOnly: true, availableOnly: true }),
  )

  route(app, listDishSchemas, { caching: 'public' }, async ({ params, query }) => {
    const dish = await requireDish(db, params.id)
    if (query.includePaused === 'true') return assignedSchemas(db, dish)
    return (await dishSchemas(db, [dish])).get(dish.id) ?? []
  })
}
