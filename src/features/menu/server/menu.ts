import { contentSnapshot } from '#src/server/realtime/content-snapshot.ts'
import type { Queries } from '#src/server/database/connection.ts'
import { objectReferences } from '#src/server/storage/object-references.ts'
import type { Services } from '#src/server/services.ts'
import { amountOf } from '#src/kernel/money.ts'
import type { DishCustomizationSchema } from '#src/features/customization/contract/customization-schema.ts'
import { askedSchemas } from './dish-schemas.ts'
import { findCategories } from './category-store.ts'
import { type CurrentDish, currentDishes } from './current-dishes.ts'
import { findDishes } from './dish-store.ts'
import { categoryTable, menuItemSchemaTable, menuItemTable } from './menu-table.ts'

export { takePortions } from './dish-counts.ts'

/**
 * A dish as guests can order it: with its price in whole VND and its option groups in order. Paused option groups are included, but
 * offer nothing.
 */
export type MenuDish = Omit<CurrentDish, 'price'> & {
  readonly price: number
  readonly schemas: readonly DishCustomizationSchema[]
}

/**
 * The whole menu, including sold-out dishes, with everything on which a price can depend. It is read at one moment and cached in
 * memory until the menu changes or something sold out comes back by itself, because every order and every look into a cart needs
 * it.
 */
export function menuInMemory(
  services: Pick<Services, 'db' | 'content' | 'clock'>,
): () => Promise<readonly MenuDish[]> {
  return contentSnapshot(services, async (tx) => {
    const dishes = await currentDishes({ ...services, db: tx }, await findDishes(tx))
    const schemas = await askedSchemas({ ...services, db: tx }, dishes)
    return dishes.map((dish) => ({
      ...dish,
      price: amountOf(dish.price),
      schemas: schemas.get(dish.id) ?? [],
    }))
  })
}

/** A whole menu as data. Instants are ISO strings. */
export interface MenuSeed {
  readonly categories: readonly (typeof categoryTable.$inferInsert)[]
  readonly dishes: readonly (Omit<typeof menuItemTable.$inferInsert, 'createdAt' | 'pinnedAt' | 'tags'> & {
    readonly tags: readonly string[]
    readonly createdAt: string
    readonly pinnedAt: string | null
  })[]
  readonly links: readonly Omit<typeof menuItemSchemaTable.$inferInsert, 'id'>[]
}

/** Stores a menu as it is given, for loading a restaurant into an empty database. */
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

/** Whether the menu has any category. Without one there can be no dish. */
export async function hasCategories(db: Queries): Promise<boolean> {
  return (await findCategories(db)).length > 0
}

/** Whether there is a dish with this id, sold out or not. */
export async function dishExists(db: Queries, id: string): Promise<boolean> {
  return (await findDishes(db, { ids: [id] })).length > 0
}

/** The rows of dishes that refer to uploaded pictures, as texts. The cleanup of pictures keeps all that they name. */
export function dishReferences(db: Queries): Promise<readonly string[]> {
  return objectReferences(db, menuItemTable)
}
