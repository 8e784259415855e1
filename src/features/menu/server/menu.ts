import type { Queries } from '../../../server/database.ts'
import type { DishCustomizationSchema } from '../../customization/contract/customization-schema.ts'
import type { MenuItem } from '../contract/menu.ts'
import { dishSchemas } from './dish-schemas.ts'
import { findDishes } from './menu-store.ts'
import { categoryTable, menuItemSchemaTable, menuItemTable } from './menu-table.ts'

export interface OrderableMenu {
  /** The dishes asked for, sold-out ones included, and every dish of their categories: the possible second halves. */
  readonly dishes: readonly MenuItem[]
  readonly schemas: ReadonlyMap<string, readonly DishCustomizationSchema[]>
}

/** Everything the price of these dishes can depend on, read at one moment. Unknown ids are left out. */
export async function menuForOrder(db: Queries, dishIds: readonly string[]): Promise<OrderableMenu> {
  const ordered = await findDishes(db, { ids: dishIds })
  const categoryIds = [...new Set(ordered.map((dish) => dish.categoryId))]
  const [dishes, schemas] = await Promise.all([findDishes(db, { categoryIds }), dishSchemas(db, ordered)])
  return { dishes, schemas }
}

/** A whole menu as data; instants are ISO strings. */
export interface MenuSeed {
  readonly categories: readonly (typeof categoryTable.$inferInsert)[]
  readonly dishes: readonly (Omit<typeof menuItemTable.$inferInsert, 'createdAt' | 'pinnedAt' | 'tags'> & {
    readonly tags: readonly string[]
    readonly createdAt: string
    readonly pinnedAt: string | null
  })[]
  readonly links: readonly Omit<typeof menuItemSchemaTable.$inferInsert, 'id'>[]
}

/** Writes a menu as it is; for loading a restaurant into an empty database. */
export async function seedMenu(db: Queries, { categories, dishes, links }: MenuSeed): Promise<void> {
  await db.insert(categoryTable).values([...categories])
  await db.insert(menuItemTable).values(
    dishes.map((dish) => ({
      ...dish,
      tags: [...dish.tags],
      createdAt: new Date(dish.createdAt),
      pinnedAt: dish.pinnedAt === null ? null : new Date(dish.pinnedAt),
    })),
  )
  await db
    .insert(menuItemSchemaTable)
    .values(links.map((link) => ({ ...link, id: `${link.menuItemId}-${link.customizationSchemaId}` })))
}
