import type { FastifyInstance } from 'fastify'

import { route } from '#src/server/http/route.ts'
import type { Services } from '#src/server/services.ts'
import { mayReadPausedSchemas } from '#src/features/customization/server/customization.ts'
import {
  listCategories,
  listDishOffers,
  listDishSchemas,
  listMenuItems,
  listPinnedMenuItems,
} from '../contract/menu-endpoints.ts'
import { groupOffers } from '../rules/dish-offers.ts'
import { assignedSchemas, dishSchemas } from './dish-schemas.ts'
import { requireDish } from './dish-store.ts'
import { findCategories, findDishes, type StoredDish } from './menu-store.ts'
import { presentDishes } from './present-dish.ts'

/** What anyone may read. */
export function menuRoutes(app: FastifyInstance, services: Services): void {
  const { db } = services
  const present = async (dishes: Promise<StoredDish[]>) => presentDishes(services, await dishes)

  route(app, listCategories, { caching: 'public' }, () => findCategories(db))

  route(app, listMenuItems, { caching: 'public' }, ({ query }) =>
    present(
      findDishes(db, { categoryId: query.categoryId, availableOnly: query.includeUnavailable !== 'true' }),
    ),
  )

  route(app, listPinnedMenuItems, { caching: 'public' }, () =>
    present(findDishes(db, { pinnedOnly: true, availableOnly: true })),
  )

  route(app, listDishOffers, { caching: 'public' }, async () =>
    groupOffers(await dishSchemas(db, await findDishes(db, { availableOnly: true }))),
  )

  route(app, listDishSchemas, { caching: 'public' }, async ({ params, query, request, reply }) => {
    const dish = await requireDish(db, params.id)
    if (query.includePaused === 'true' && mayReadPausedSchemas(request, reply))
      return assignedSchemas(db, dish)
    return (await dishSchemas(db, [dish])).get(dish.id) ?? []
  })
}
