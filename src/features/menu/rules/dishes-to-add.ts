import type { MenuItem } from '../contract/menu.ts'

const maxOffered = 3

/**
 * Up to three dishes that go with those in a cart. Each is the cheapest of its category, and they are of the cheapest categories of
 * which the cart holds nothing: drinks, desserts and small plates, whatever the owner calls them.
 */
export function dishesToAdd<Dish extends Pick<MenuItem, 'id' | 'categoryId' | 'price' | 'isAvailable'>>(
  dishes: readonly Dish[],
  inCart: readonly string[],
): Dish[] {
  const categories = new Set(
    dishes.filter(({ id }) => inCart.includes(id)).map(({ categoryId }) => categoryId),
  )
  const found: Dish[] = []
  for (const dish of dishes.toSorted((a, b) => Number(a.price) - Number(b.price))) {
    if (!dish.isAvailable || categories.has(dish.categoryId)) continue
    categories.add(dish.categoryId)
    found.push(dish)
  }
  return found.slice(0, maxOffered)
}
