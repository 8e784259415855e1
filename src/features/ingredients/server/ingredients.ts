import { asc, eq, sql } from 'drizzle-orm'

import { availabilityAt } from '#src/kernel/availability.ts'
import { withIsoTimes } from '#src/kernel/iso-times.ts'
import { notFound } from '#src/kernel/problem.ts'
import type { Queries } from '#src/server/database/connection.ts'
import { contentSnapshot } from '#src/server/realtime/content-snapshot.ts'
import { currentAvailability } from '#src/server/realtime/current-availability.ts'
import type { Services } from '#src/server/services.ts'
import type { Ingredient } from '../contract/ingredient.ts'
import type { MissingIngredient } from '../rules/missing-ingredients.ts'
import { ingredientTable } from './ingredient-table.ts'

export type IngredientRow = typeof ingredientTable.$inferSelect

/**
 * The ingredients that the kitchen lacks now. If one of them is to be available again at a known time, cached responses that depend
 * on it expire at that time.
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

/** As `missingIngredients`, kept in memory until an ingredient changes or is available again. */
export function missingInMemory(
  services: Pick<Services, 'db' | 'content' | 'clock'>,
): () => Promise<readonly MissingIngredient[]> {
  return contentSnapshot(services, (tx) => missingIngredients({ ...services, db: tx }))
}

/** The ingredient with this id. Throws 404 if there is none. */
export async function requireIngredient(db: Queries, id: string): Promise<IngredientRow> {
  const [row] = await db.select().from(ingredientTable).where(eq(ingredientTable.id, id))
  if (!row) throw notFound('ingredients.not-found', 'There is no such ingredient')
  return row
}

/**
 * Used when an option group is copied: ingredients that are linked to options of the original are also linked to the same options
 * of the copy.
 */
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
    // A form of this ingredient that somebody has open does not contain the new links. The new `updatedAt` makes the server reject
    // that form, so that it cannot delete the links.
    const change = { options: [...options, ...copies], updatedAt: now }
    await tx.update(ingredientTable).set(change).where(eq(ingredientTable.id, id))
  }
}

/** An ingredient in the form that responses have, with its availability at this moment. */
export function presentIngredient({ createdAt: _made, ...row }: IngredientRow, now: Date): Ingredient {
  return availabilityAt(withIsoTimes(row), now)
}
