import type { FastifyInstance } from 'fastify'
import { asc } from 'drizzle-orm'

import { requireActor } from '#src/server/http/actor.ts'
import { route } from '#src/server/http/route.ts'
import type { Services } from '#src/server/services.ts'
import * as endpoints from '../contract/ingredient-endpoints.ts'
import { changeIngredient, createIngredient, deleteIngredient, setAvailability } from './edit-ingredients.ts'
import { ingredientTable } from './ingredient-table.ts'
import { type IngredientRow, presentIngredient } from './ingredients.ts'

export function ingredientRoutes(app: FastifyInstance, services: Services): void {
  const present = (row: IngredientRow) => presentIngredient(row, services.clock.now())

  route(app, endpoints.listIngredients, async () => {
    const rows = services.db.select().from(ingredientTable)
    return (await rows.orderBy(asc(ingredientTable.nameVi), asc(ingredientTable.id))).map(present)
  })
  route(app, endpoints.createIngredient, async ({ request, body }) =>
    present(await createIngredient(services, requireActor(request), body)),
  )
  route(app, endpoints.changeIngredient, async ({ request, params, body }) =>
    present(await changeIngredient(services, requireActor(request), params.id, body)),
  )
  route(app, endpoints.setIngredientAvailability, async ({ request, params, body }) =>
    present(await setAvailability(services, requireActor(request), params.id, body)),
  )
  route(app, endpoints.deleteIngredient, ({ request, params }) =>
    deleteIngredient(services, requireActor(request), params.id),
  )
}
