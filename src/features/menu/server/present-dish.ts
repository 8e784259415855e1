import type { Services } from '#src/server/services.ts'
import type { MenuItem } from '../contract/menu.ts'
import type { StoredDish } from './menu-store.ts'

/** A dish as it goes out: with the colours that stand in for its picture. */
export async function presentDish(
  { placeholders }: Pick<Services, 'placeholders'>,
  dish: StoredDish,
): Promise<MenuItem> {
  return { ...dish, imagePlaceholder: await placeholders.of(dish.imageUrl) }
}

export function presentDishes(
  services: Pick<Services, 'placeholders'>,
  dishes: readonly StoredDish[],
): Promise<MenuItem[]> {
  return Promise.all(dishes.map((dish) => presentDish(services, dish)))
}
