import type { Queries } from '#src/server/database/connection.ts'
import { isOffice, type Actor } from '#src/server/http/actor.ts'
import type { Services } from '#src/server/services.ts'
import type { Category, MenuItem } from '../contract/menu.ts'
import type { StoredCategory } from './category-store.ts'
import { type CurrentDish, currentDishes } from './current-dishes.ts'
import type { StoredDish } from './dish-store.ts'

type Presenting = Pick<Services, 'placeholders' | 'clock' | 'content'> & { readonly db: Queries }

/**
 * A dish as responses hold it: as it can be sold now, and with the colours that show until its picture has loaded. The office also
 * gets which ingredients are missing; admins get when it was edited and whether its translation is outdated.
 */
export async function presentDish(
  services: Presenting,
  stored: StoredDish,
  actor: Actor | null,
): Promise<MenuItem> {
  const [dish] = await presentDishes(services, [stored], actor)
  if (!dish) throw new Error('A dish was presented that is not in the result')
  return dish
}

export async function presentDishes(
  services: Presenting,
  dishes: readonly StoredDish[],
  actor: Actor | null,
): Promise<MenuItem[]> {
  const current = await currentDishes(services, dishes)
  return Promise.all(current.map((dish) => presentCurrent(services, dish, actor)))
}

async function presentCurrent(
  { placeholders }: Presenting,
  { updatedAt, translationOutdated, uncounted: _own, leftToday, missing, ...dish }: CurrentDish,
  actor: Actor | null,
): Promise<MenuItem> {
  return {
    ...dish,
    imagePlaceholder: await placeholders.of(dish.imageUrl),
    ...(leftToday !== undefined && { leftToday }),
    ...(isOffice(actor) && missing.length > 0 && { missing: [...missing] }),
    ...(actor?.role === 'admin' && { updatedAt, translationOutdated }),
  }
}

/** A category as responses hold it. Admins also get when it was edited and whether its translation is outdated. */
export function presentCategory(
  { updatedAt, translationOutdated, ...category }: StoredCategory,
  actor: Actor | null,
): Category {
  return { ...category, ...(actor?.role === 'admin' && { updatedAt, translationOutdated }) }
}
