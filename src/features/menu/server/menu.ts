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
 * A dish in the form that orders need: with its price in whole VND and its option groups in order. Paused option groups are
 * included, but guests cannot choose in them.
 */
export type MenuDish = Omit<CurrentDish, 'price'> & {
  readonly price: number
  readonly schemas: readonly DishCustomizationSchema[]
}

/**
 * The whole menu, with sold-out dishes and everything that prices depend on. It is read from the database in one piece and kept in
 * memory, because every order and every view of a cart needs it. The copy in memory is dropped when the menu changes or when
 * something sold out is on sale again.
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

/** A whole menu as data for an empty database. Times are ISO texts. */
export interface MenuSeed {
  readonly categories: readonly (typeof categoryTable.$inferInsert)[]
  readonly dishes: readonly (Omit<typeof menuItemTable.$inferInsert, 'createdAt' | 'pinnedAt' | 'tags'> & {
    readonly tags: readonly string[]
    readonly createdAt: string
    readonly pinnedAt: string | null
  })[]
  readonly links: readonly Omit<typeof menuItemSchemaTable.$inferInsert, 'id'>[]
}

/** Stores a menu without checking it. This is for the initial data of an empty database. */
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

/** Whether there is any category. Without a category there are no dishes. */
export async function hasCategories(db: Queries): Promise<boolean> {
  return (await findCategories(db)).length > 0
}

/** Whether a dish with this id exists, even if it is sold out. */
export async function dishExists(db: Queries, id: string): Promise<boolean> {
  return (await findDishes(db, { ids: [id] })).length > 0
}

/**
 * The rows of dishes that contain the address of an uploaded picture, each as one text. The job that deletes unused pictures keeps
 * all pictures that occur in these texts.
 */
export function dishReferences(db: Queries): Promise<readonly string[]> {
  return objectReferences(db, menuItemTable)
}
