import { and, asc, desc, eq, inArray, notInArray, sql, type SQL } from 'drizzle-orm'

import { withIsoTimes } from '#src/kernel/iso-times.ts'
import { notFound } from '#src/kernel/problem.ts'
import { rowId } from '#src/kernel/row-id.ts'
import type { Queries } from '#src/server/database/connection.ts'
import type { MenuItem } from '../contract/menu.ts'
import type { ForAdmins } from './category-store.ts'
import { categoryTable, menuItemSchemaTable, menuItemTable } from './menu-table.ts'

/**
 * A dish as the database stores it. `soldOutUntil` may already be over, and the number of portions may belong to an earlier day.
 * The placeholder of the picture is missing; `presentDish` adds it.
 */
export type StoredDish = Omit<
  MenuItem,
  'imagePlaceholder' | 'allowsHalves' | 'leftToday' | 'missing' | keyof ForAdmins
> &
  ForAdmins &
  Pick<typeof menuItemTable.$inferSelect, 'leftToday' | 'leftOn'>

type NewDish = typeof menuItemTable.$inferInsert

export interface DishFilter {
  readonly categoryId?: string | undefined
  readonly ids?: readonly string[]
  readonly pinnedOnly?: boolean
}

/**
 * Dishes with their categories. If only pinned dishes are wanted, they are sorted by the time of pinning, the earliest first.
 * Otherwise they are in the order of the menu, by their English names.
 */
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
    filter.ids && inArray(menuItemTable.id, [...filter.ids]),
    filter.pinnedOnly ? eq(menuItemTable.isPinned, true) : undefined,
  )
}

/**
 * The dish with this id. Throws 404 if there is none. The row is not locked, because all code that changes dishes holds the lock
 * `advisoryLocks.catalogue`.
 */
export async function requireDish(db: Queries, id: string): Promise<StoredDish> {
  const [dish] = await findDishes(db, { ids: [id] })
  if (!dish) throw notFound('menu.dish-not-found', 'There is no such dish')
  return dish
}

/** Writes these columns of a dish. Columns with the value undefined stay as they are. */
export async function updateDish(tx: Queries, id: string, change: Partial<NewDish>): Promise<void> {
  if (Object.values(change).every((value) => value === undefined)) return
  await tx.update(menuItemTable).set(change).where(eq(menuItemTable.id, id))
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

export interface NewLink {
  readonly customizationSchemaId: string
  readonly isRequired: boolean
}

/**
 * Links a dish to exactly these option groups, in the order of the list. A link that exists already keeps its id and its creation
 * time.
 */
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

interface DishRow {
  readonly menu_items: typeof menuItemTable.$inferSelect
  readonly categories: typeof categoryTable.$inferSelect
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
  return { ...withIsoTimes(dish), category }
}
