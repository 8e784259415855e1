import type { MenuItem } from '../contract/menu.ts'

const maxOffered = 2

/** Drinks, desserts and small plates are the cheapest categories, whatever the owner calls them. */
const sideCategories = 3

/**
 * Up to two dishes that go with those in a cart. Each is the cheapest of its category, of which the cart holds nothing. Main dishes
 * are never among them.
 */
export function dishesToAdd<Dish extends Pick<MenuItem, 'id' | 'categoryId' | 'price' | 'isAvailable'>>(
  dishes: readonly Dish[],
  inCart: readonly string[],
): Dish[] {
  const categories = new Set(
    dishes.filter(({ id }) => inCart.includes(id)).map(({ categoryId }) => categoryId),
  )
  const cheapest = new Map<string, Dish>()
  for (const dish of dishes.toSorted((a, b) => Number(a.price) - Number(b.price))) {
    if (dish.isAvailable && !cheapest.has(dish.categoryId)) cheapest.set(dish.categoryId, dish)
  }
  return [...cheapest.values()]
    .slice(0, sideCategories)
    .filter(({ categoryId }) => !categories.has(categoryId))
    .slice(0, maxOffered)
}
