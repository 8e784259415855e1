import type { FastifyInstance } from 'fastify'

import { route } from '#src/server/http/route.ts'
import { currentAvailability } from '#src/server/realtime/current-availability.ts'
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
  const presentAvailable = async (dishes: Promise<StoredDish[]>) =>
    (await present(dishes)).filter(({ isAvailable }) => isAvailable)

  route(app, listCategories, { caching: 'public' }, () => findCategories(db))

  route(app, listMenuItems, { caching: 'public' }, ({ query }) =>
    (query.includeUnavailable === 'true' ? present : presentAvailable)(
      findDishes(db, { categoryId: query.categoryId }),
    ),
  )

  route(app, listPinnedMenuItems, { caching: 'public' }, () =>
    presentAvailable(findDishes(db, { pinnedOnly: true })),
  )

  route(app, listDishOffers, { caching: 'public' }, async () => {
    const dishes = currentAvailability(services, await findDishes(db))
    return groupOffers(
      await dishSchemas(
        services,
        dishes.filter(({ isAvailable }) => isAvailable),
      ),
    )
  })

  route(app, listDishSchemas, { caching: 'public' }, async ({ params, query, request, reply }) => {
    const dish = await requireDish(db, params.id)
    if (query.includePaused === 'true' && mayReadPausedSchemas(request, reply))
      return assignedSchemas(services, dish)
    return (await dishSchemas(services, [dish])).get(dish.id) ?? []
  })
}
