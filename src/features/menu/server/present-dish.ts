import type { Actor } from '#src/server/http/actor.ts'
import { currentAvailability } from '#src/server/realtime/current-availability.ts'
import type { Services } from '#src/server/services.ts'
import type { Category, MenuItem } from '../contract/menu.ts'
import type { StoredCategory } from './category-store.ts'
import type { StoredDish } from './dish-store.ts'

type Presenting = Pick<Services, 'placeholders' | 'clock' | 'content'>

/**
 * A dish as responses hold it: with its present availability, and with the colours that show until its picture has loaded. Admins
 * also get when it was edited and whether its translation is outdated.
 */
export async function presentDish(
  services: Presenting,
  { updatedAt, translationOutdated, ...stored }: StoredDish,
  actor: Actor | null,
): Promise<MenuItem> {
  const [dish = stored] = currentAvailability(services, [stored])
  const imagePlaceholder = await services.placeholders.of(dish.imageUrl)
  return { ...dish, imagePlaceholder, ...(actor?.role === 'admin' && { updatedAt, translationOutdated }) }
}

export function presentDishes(
  services: Presenting,
  dishes: readonly StoredDish[],
  actor: Actor | null,
): Promise<MenuItem[]> {
  return Promise.all(dishes.map((dish) => presentDish(services, dish, actor)))
}

/** A category as responses hold it. Admins also get when it was edited and whether its translation is outdated. */
export function presentCategory(
  { updatedAt, translationOutdated, ...category }: StoredCategory,
  actor: Actor | null,
): Category {
  return { ...category, ...(actor?.role === 'admin' && { updatedAt, translationOutdated }) }
}
