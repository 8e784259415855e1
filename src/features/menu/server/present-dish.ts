import { currentAvailability } from '#src/server/realtime/current-availability.ts'
import type { Services } from '#src/server/services.ts'
import type { MenuItem } from '../contract/menu.ts'
import type { StoredDish } from './menu-store.ts'

type Presenting = Pick<Services, 'placeholders' | 'clock' | 'content'>

/** A dish as it goes out: as it is for sale now, with the colours that stand in for its picture. */
export async function presentDish(services: Presenting, stored: StoredDish): Promise<MenuItem> {
  const [dish = stored] = currentAvailability(services, [stored])
  return { ...dish, imagePlaceholder: await services.placeholders.of(dish.imageUrl) }
}

export function presentDishes(services: Presenting, dishes: readonly StoredDish[]): Promise<MenuItem[]> {
  return Promise.all(dishes.map((dish) => presentDish(services, dish)))
}
