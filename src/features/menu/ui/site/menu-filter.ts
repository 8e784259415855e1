import { isLanguage, type Language } from '#src/kernel/language.ts'
import { cutSearchQuery } from '#src/kernel/search-query.ts'
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
    query: cutSearchQuery(parameters.get('q') ?? ''),
  }
}

/** The language that the menu's address names; its links and its form keep that. */
export function addressLanguage(parameters: URLSearchParams): Language | null {
  const language = parameters.get('lang')
  return isLanguage(language) ? language : null
}

/**
 * The address of the menu with another filter; null takes one away. Only the parameters that the menu knows stay, in
 * one order: the server renders the page without all others, and the browser must come to the same links.
 */
export function menuAddress(
  parameters: URLSearchParams,
  change: { category?: string | null; q?: string | null },
): string {
  const known = {
    category: parameters.get('category'),
    q: cutSearchQuery(parameters.get('q') ?? ''),
    ...change,
    lang: addressLanguage(parameters),
  }
  const next = Object.entries(known).flatMap(([name, value]) => (value ? [[name, value]] : []))
  const query = new URLSearchParams(next).toString()
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
