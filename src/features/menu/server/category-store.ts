import { count, eq } from 'drizzle-orm'

import { notFound } from '#src/kernel/problem.ts'
import type { Queries } from '#src/server/database/connection.ts'
import type { Category } from '../contract/menu.ts'
import { categoryTable, menuItemTable } from './menu-table.ts'

export async function findCategory(db: Queries, id: string): Promise<Category | undefined> {
  return (await db.select().from(categoryTable).where(eq(categoryTable.id, id)))[0]
}

/** The category of this id; throws 404 where there is none. */
export async function requireCategory(db: Queries, id: string): Promise<Category> {
  const category = await findCategory(db, id)
  if (!category) throw notFound('menu.category-not-found', 'There is no such category')
  return category
}

export async function insertCategory(tx: Queries, category: Category): Promise<void> {
  await tx.insert(categoryTable).values(category)
}

export async function updateCategory(tx: Queries, id: string, change: Partial<Category>): Promise<void> {
  if (Object.values(change).every((value) => value === undefined)) return
  await tx.update(categoryTable).set(change).where(eq(categoryTable.id, id))
}

/** Sold-out dishes count too. */
export async function countDishesOf(db: Queries, categoryId: string): Promise<number> {
  const [row] = await db
    .select({ dishes: count() })
    .from(menuItemTable)
    .where(eq(menuItemTable.categoryId, categoryId))
  return row?.dishes ?? 0
}

export async function removeCategory(tx: Queries, id: string): Promise<void> {
  await tx.delete(categoryTable).where(eq(categoryTable.id, id))
}
