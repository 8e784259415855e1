import type { FastifyInstance } from 'fastify'

import { notFound } from '../../../kernel/problem.ts'
import { route } from '../../../server/route.ts'
import type { Services } from '../../../server/services.ts'
import { listCategories, listDishSchemas, listMenuItems, listPinnedMenuItems } from '../contract/menu-endpoints.ts'
import { dishSchemas } from './dish-schemas.ts'
import { findCategories, findDishes } from './menu-store.ts'

export function menuRoutes(app: FastifyInstance, { db }: Services): void {
  route(app, listCategories, { caching: 'public' }, () => findCategories(db))

  route(app, listMenuItems, { caching: 'public' }, ({ query }) =>
    findDishes(db, { categoryId: query.categoryId, availableOnly: query.includeUnavailable !== 'true' }),
  )

  route(app, listPinnedMenuItems, { caching: 'public' }, () => findDishes(db, { pinnedOnly: true, availableOnly: true }))

  route(app, listDishSchemas, { caching: 'public' }, async ({ params }) => {
    const [dish] = await findDishes(db, { ids: [params.id] })
    if (!dish) throw notFound('menu.dish-not-found', 'There is no such dish')
    return (await dishSchemas(db, [dish])).get(dish.id) ?? []
  })
}
