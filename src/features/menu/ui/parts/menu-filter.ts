import type { Language } from '../../../../kernel/language.ts'
import type { Category, MenuItem } from '../../contract/menu.ts'
import { searchDishes } from '../../rules/search-dishes.ts'
import { sortDishes } from '../../rules/menu-order.ts'

/** What the address of the menu asks for. */
export interface MenuFilter {
  /** Undefined for the whole menu. */
  category: Category | undefined
  /** Empty where nothing is searched. */
  query: string
}

/** Reads the filter from the address; a category that is gone means the whole menu, as an old link should still feed. */
export function menuFilter(parameters: URLSearchParams, categories: readonly Category[]): MenuFilter {
  const id = parameters.get('category')
  return {
    category: categories.find((category) => category.id === id),
    query: (parameters.get('q') ?? '').trim(),
  }
}

/** The address of the menu with another filter; null takes one away. Everything else in the address stays. */
export function menuAddress(
  parameters: URLSearchParams,
  change: { category?: string | null; q?: string | null },
): string {
  const next = new URLSearchParams(parameters)
  for (const [name, value] of Object.entries(change)) {
    if (value) next.set(name, value)
    else if (value !== undefined) next.delete(name)
  }
  const query = next.toString()
  return query ? `/menu?${query}` : '/menu'
}

/** Dishes that stand under one heading. */
export interface DishGroup {
  category: MenuItem['category']
  dishes: readonly MenuItem[]
}

/** The dishes that pass the filter in the menu's order, by category. */
export function groupDishes(
  dishes: readonly MenuItem[],
  { category, query }: MenuFilter,
  language: Language,
): DishGroup[] {
  const wanted = category ? dishes.filter(({ categoryId }) => categoryId === category.id) : dishes
  const groups = new Map<string, { category: MenuItem['category']; dishes: MenuItem[] }>()
  for (const dish of sortDishes(searchDishes(wanted, query), language)) {
    const group = groups.get(dish.categoryId) ?? { category: dish.category, dishes: [] }
    group.dishes.push(dish)
    groups.set(dish.categoryId, group)
  }
  return [...groups.values()]
}
