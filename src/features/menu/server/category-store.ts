import { asc, count, eq } from 'drizzle-orm'

import { withIsoTimes } from '#src/kernel/iso-times.ts'
import { notFound } from '#src/kernel/problem.ts'
import type { Queries } from '#src/server/database/connection.ts'
import type { Category } from '../contract/menu.ts'
import { categoryTable, menuItemTable } from './menu-table.ts'

/** The fields of a category or dish that are only in responses for admins. */
export interface ForAdmins {
  readonly translationOutdated: boolean
  readonly updatedAt: string
}

export type StoredCategory = Category & ForAdmins

export async function findCategories(db: Queries): Promise<StoredCategory[]> {
  const rows = await db
    .select()
    .from(categoryTable)
    .orderBy(asc(categoryTable.sortOrder), asc(categoryTable.name))
  return rows.map(withIsoTimes)
}

export async function findCategory(db: Queries, id: string): Promise<StoredCategory | undefined> {
  const [row] = await db.select().from(categoryTable).where(eq(categoryTable.id, id))
  return row && withIsoTimes(row)
}

/** The category with this id. Throws 404 if there is none. */
export async function requireCategory(db: Queries, id: string): Promise<StoredCategory> {
  const category = await findCategory(db, id)
  if (!category) throw notFound('menu.category-not-found', 'There is no such category')
  return category
}

/** Counts the dishes of a category, including sold-out ones. */
export async function countDishesOf(db: Queries, categoryId: string): Promise<number> {
  const [row] = await db
    .select({ dishes: count() })
    .from(menuItemTable)
    .where(eq(menuItemTable.categoryId, categoryId))
  return row?.dishes ?? 0
}
