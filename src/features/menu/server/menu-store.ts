import { and, asc, desc, eq, inArray, type SQL } from 'drizzle-orm'

import type { Queries } from '#src/server/database/connection.ts'
import type { Category, MenuItem } from '../contract/menu.ts'
import { categoryTable, menuItemSchemaTable, menuItemTable } from './menu-table.ts'

/**
 * A dish as the database has it: a time until which it was sold out may have passed. The placeholder of its picture is
 * added when it is presented.
 */
export type StoredDish = Omit<MenuItem, 'imagePlaceholder' | keyof ForAdmins> & ForAdmins

export type StoredCategory = Category & ForAdmins

/** What is sent to admins alone. */
interface ForAdmins {
  readonly translationOutdated: boolean
  readonly updatedAt: string
}

type CategoryRow = typeof categoryTable.$inferSelect

export async function findCategories(db: Queries): Promise<StoredCategory[]> {
  const rows = await db
    .select()
    .from(categoryTable)
    .orderBy(asc(categoryTable.sortOrder), asc(categoryTable.name))
  return rows.map(storedCategory)
}

export function storedCategory({ updatedAt, ...category }: CategoryRow): StoredCategory {
  return { ...category, updatedAt: updatedAt.toISOString() }
}

export interface DishFilter {
  readonly categoryId?: string | undefined
  readonly categoryIds?: readonly string[]
  readonly ids?: readonly string[]
  readonly pinnedOnly?: boolean
}

/** Dishes with their category; pinned lists come earliest pinned first, others in the order of the menu, by English names. */
export async function findDishes(db: Queries, filter: DishFilter = {}): Promise<StoredDish[]> {
  const rows = await db
    .select()
    .from(menuItemTable)
    .innerJoin(categoryTable, eq(menuItemTable.categoryId, categoryTable.id))
    .where(conditions(filter))
    .orderBy(
      ...(filter.pinnedOnly ? [asc(menuItemTable.pinnedAt)] : []),
      asc(categoryTable.sortOrder),
      asc(categoryTable.name),
      desc(menuItemTable.price),
      asc(menuItemTable.name),
    )
  return rows.map(storedDish)
}

function conditions(filter: DishFilter): SQL | undefined {
  return and(
    filter.categoryId === undefined ? undefined : eq(menuItemTable.categoryId, filter.categoryId),
    filter.categoryIds && inArray(menuItemTable.categoryId, [...filter.categoryIds]),
    filter.ids && inArray(menuItemTable.id, [...filter.ids]),
    filter.pinnedOnly ? eq(menuItemTable.isPinned, true) : undefined,
  )
}

export type SchemaLink = typeof menuItemSchemaTable.$inferSelect

export function findSchemaLinks(db: Queries, dishIds: readonly string[]): Promise<SchemaLink[]> {
  return db
    .select()
    .from(menuItemSchemaTable)
    .where(inArray(menuItemSchemaTable.menuItemId, [...dishIds]))
    .orderBy(
      asc(menuItemSchemaTable.sortOrder),
      asc(menuItemSchemaTable.createdAt),
      asc(menuItemSchemaTable.id),
    )
}

interface DishRow {
  readonly menu_items: typeof menuItemTable.$inferSelect
  readonly categories: CategoryRow
}

function storedDish({
  menu_items: dish,
  categories: {
    description: _description,
    translationOutdated: _translated,
    updatedAt: _edited,
    ...category
  },
}: DishRow): StoredDish {
  return {
    ...dish,
    category,
    soldOutUntil: dish.soldOutUntil?.toISOString() ?? null,
    pinnedAt: dish.pinnedAt?.toISOString() ?? null,
    createdAt: dish.createdAt.toISOString(),
    updatedAt: dish.updatedAt.toISOString(),
  }
}
