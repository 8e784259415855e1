import { onlyEntry } from '#src/kernel/only-entry.ts'
import type { Queries } from '#src/server/database/connection.ts'
import { isOffice, type Actor } from '#src/server/http/actor.ts'
import type { Services } from '#src/server/services.ts'
import type { Category, MenuItem } from '../contract/menu.ts'
import type { StoredCategory } from './category-store.ts'
import { type CurrentDish, currentDishes } from './current-dishes.ts'
import type { StoredDish } from './dish-store.ts'

type Presenting = Pick<Services, 'placeholders' | 'clock' | 'content'> & { readonly db: Queries }

/**
 * A dish in the form that responses have: with its availability at this moment, and with the colours that are shown until its
 * picture has loaded. For the office, the missing ingredients are added; for admins also the time of the last edit and whether the
 * translation is outdated.
 */
export async function presentDish(
  services: Presenting,
  stored: StoredDish,
  actor: Actor | null,
): Promise<MenuItem> {
  return onlyEntry(await presentDishes(services, [stored], actor))
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

/**
 * A category in the form that responses have. For admins, the time of the last edit and whether the translation is outdated are
 * added.
 */
export function presentCategory(
  { updatedAt, translationOutdated, ...category }: StoredCategory,
  actor: Actor | null,
): Category {
  return { ...category, ...(actor?.role === 'admin' && { updatedAt, translationOutdated }) }
}
