import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'

import { isOffice, type Actor } from '#src/server/http/actor.ts'
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
import { isHalves } from '#src/features/customization/rules/halves.ts'
import { pricedSize } from '#src/features/customization/rules/picked-options.ts'
import type { MenuItem } from '../contract/menu.ts'
import { groupOffers } from '../rules/dish-offers.ts'
import { currentDishes } from './current-dishes.ts'
import { assignedSchemas, dishSchemas } from './dish-schemas.ts'
import { requireDish } from './dish-store.ts'
import { findCategories } from './category-store.ts'
import { findDishes, type StoredDish } from './dish-store.ts'
import { presentCategory, presentDishes } from './present-dish.ts'

/** The routes by which anyone, signed in or not, can read the menu. */
export function menuRoutes(app: FastifyInstance, services: Services): void {
  const { db } = services
  const presentAvailable = async (dishes: readonly StoredDish[], actor: Actor | null = null) =>
    (await presentDishes(services, dishes, actor)).filter(({ isAvailable }) => isAvailable)

  route(app, listCategories, { caching: 'public' }, async ({ request, reply }) => {
    const actor = editorOf(request, reply)
    return (await findCategories(db)).map((category) => presentCategory(category, actor))
  })

  route(app, listMenuItems, { caching: 'public' }, async ({ query, request, reply }) => {
    const dishes = await findDishes(db, { categoryId: query.categoryId })
    const actor = editorOf(request, reply)
    const shown = await (query.includeUnavailable === 'true'
      ? presentDishes(services, dishes, actor)
      : presentAvailable(dishes, actor))
    return withOffers(services, shown)
  })

  route(app, listPinnedMenuItems, { caching: 'public' }, async () =>
    withOffers(services, await presentAvailable(await findDishes(db, { pinnedOnly: true }))),
  )

  route(app, listDishOffers, { caching: 'public' }, async () => {
    const dishes = await currentDishes(services, await findDishes(db))
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

/**
 * Adds to each dish what its card shows about options: whether it can be half of a half-and-half pizza, and which size guests get
 * for the price.
 */
async function withOffers(services: Services, dishes: readonly MenuItem[]): Promise<MenuItem[]> {
  const schemas = await dishSchemas(services, dishes)
  return dishes.map((dish) => {
    const own = schemas.get(dish.id) ?? []
    const size = pricedSize(own)
    return { ...dish, ...(own.some(isHalves) && { allowsHalves: true as const }), ...(size && { size }) }
  })
}

/**
 * The staff member or admin who sent the request; null for a guest. Responses for the office contain fields that guests must not
 * see, so browsers are told not to store them.
 */
function editorOf(request: FastifyRequest, reply: FastifyReply): Actor | null {
  if (!isOffice(request.actor)) return null
  reply.header('Cache-Control', 'no-store')
  return request.actor
}
