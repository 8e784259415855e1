import { and, eq, notInArray, sql } from 'drizzle-orm'

import { notFound } from '#src/kernel/problem.ts'
import { rowId } from '#src/kernel/row-id.ts'
import type { Queries } from '#src/server/database/connection.ts'
import { findDishes, type StoredDish } from './menu-store.ts'
import { menuItemSchemaTable, menuItemTable } from './menu-table.ts'

type NewDish = typeof menuItemTable.$inferInsert

/** The dish of this id; throws 404 where there is none. */
export async function requireDish(db: Queries, id: string): Promise<StoredDish> {
  const [dish] = await findDishes(db, { ids: [id] })
  if (!dish) throw notFound('menu.dish-not-found', 'There is no such dish')
  return dish
}

export async function insertDish(tx: Queries, dish: NewDish): Promise<void> {
  await tx.insert(menuItemTable).values(dish)
}

export async function updateDish(tx: Queries, id: string, change: Partial<NewDish>): Promise<void> {
  if (Object.values(change).every((value) => value === undefined)) return
  await tx.update(menuItemTable).set(change).where(eq(menuItemTable.id, id))
}

/** Its links to option groups go with it. */
export async function removeDish(tx: Queries, id: string): Promise<void> {
  await tx.delete(menuItemTable).where(eq(menuItemTable.id, id))
}

export interface NewLink {
  readonly customizationSchemaId: string
  readonly isRequired: boolean
}

/** Makes these the dish's links, in this order; a link that stays keeps its id and age. */
export async function replaceSchemaLinks(
  tx: Queries,
  menuItemId: string,
  links: readonly NewLink[],
  now: Date,
): Promise<void> {
  const linked = links.map((link) => link.customizationSchemaId)
  await tx
    .delete(menuItemSchemaTable)
    .where(
      and(
        eq(menuItemSchemaTable.menuItemId, menuItemId),
        notInArray(menuItemSchemaTable.customizationSchemaId, linked),
      ),
    )
  if (links.length === 0) return
  await tx
    .insert(menuItemSchemaTable)
    .values(
      links.map((link, sortOrder) => ({
        ...link,
        id: rowId('link', now),
        menuItemId,
        sortOrder,
        createdAt: now,
      })),
    )
    .onConflictDoUpdate({
      target: [menuItemSchemaTable.menuItemId, menuItemSchemaTable.customizationSchemaId],
      set: { sortOrder: sql`excluded.sort_order`, isRequired: sql`excluded.is_required` },
    })
}
