import { asc, eq, sql } from 'drizzle-orm'

import { availabilityAt } from '#src/kernel/availability.ts'
import { notFound } from '#src/kernel/problem.ts'
import type { Queries } from '#src/server/database/connection.ts'
import { currentAvailability } from '#src/server/realtime/current-availability.ts'
import type { Services } from '#src/server/services.ts'
import type { Ingredient } from '../contract/ingredient.ts'
import type { MissingIngredient } from '../rules/missing-ingredients.ts'
import { ingredientTable } from './ingredient-table.ts'

export type IngredientRow = typeof ingredientTable.$inferSelect

/**
 * The ingredients that the kitchen has run out of now. If one of them comes back by itself, everything cached that depends on it is
 * dropped at that time.
 */
export async function missingIngredients({
  db,
  ...services
}: Pick<Services, 'clock' | 'content'> & { readonly db: Queries }): Promise<MissingIngredient[]> {
  const rows = await db
    .select()
    .from(ingredientTable)
    .where(eq(ingredientTable.isAvailable, false))
    .orderBy(asc(ingredientTable.nameVi), asc(ingredientTable.id))
  const ingredients = rows.map((row) => presentIngredient(row, services.clock.now()))
  return currentAvailability(services, ingredients).filter(({ isAvailable }) => !isAvailable)
}

/** The ingredient with this id. Throws 404 if there is none. */
export async function requireIngredient(db: Queries, id: string): Promise<IngredientRow> {
  const [row] = await db.select().from(ingredientTable).where(eq(ingredientTable.id, id))
  if (!row) throw notFound('ingredients.not-found', 'There is no such ingredient')
  return row
}

/** Links each ingredient that holds options of a schema to the same options of the schema's copy. */
export async function copyOptionLinks(
  tx: Queries,
  { from, to, now }: { readonly from: string; readonly to: string; readonly now: Date },
): Promise<void> {
  const held = await tx
    .select({ id: ingredientTable.id, options: ingredientTable.options })
    .from(ingredientTable)
    .where(sql`${ingredientTable.options} @> ${JSON.stringify([{ schemaId: from }])}::jsonb`)
    .orderBy(asc(ingredientTable.id))
    .for('update')
  for (const { id, options } of held) {
    const copies = options
      .filter(({ schemaId }) => schemaId === from)
      .map((link) => ({ ...link, schemaId: to }))
    // A form of the ingredient that is open meanwhile is stale, because it does not know the new links.
    const change = { options: [...options, ...copies], updatedAt: now }
    await tx.update(ingredientTable).set(change).where(eq(ingredientTable.id, id))
  }
}

/** An ingredient as responses hold it, with its present availability. */
export function presentIngredient({ createdAt: _made, ...row }: IngredientRow, now: Date): Ingredient {
  const soldOutUntil = row.soldOutUntil?.toISOString() ?? null
  return { ...availabilityAt({ ...row, soldOutUntil }, now), updatedAt: row.updatedAt.toISOString() }
}
