import { isLanguage, type Language } from '#src/kernel/language.ts'
import { type Diet, diets } from '#src/kernel/dietary.ts'
import { cutSearchQuery } from '#src/kernel/search-query.ts'
import type { Category, MenuItem } from '../../contract/menu.ts'
import { type DietaryFilter, filterDietary, readAllergens } from '../../rules/dietary-filter.ts'
import type { searchDishes } from '../../rules/search-dishes.ts'
import { sortDishes } from '../../rules/menu-order.ts'
import { menuTexts } from '../../texts/menu-texts.ts'

/** The filter of the menu, as stored in the page's address. */
export interface MenuFilter extends DietaryFilter {
  /** Undefined if no category is chosen. */
  category: Category | undefined
  /** The search text; empty if the guest does not search. */
  query: string
  /** True if the allergens that guests can exclude are shown. */
  choosesAllergens: boolean
}

/** The value in the address, in place of allergens, if the list of allergens is open and none is chosen yet. */
export const chooseAllergens = 'choose'

/**
 * Reads the filter from the address. A category that no longer exists means the whole menu, so that old links still show something.
 */
export function menuFilter(parameters: URLSearchParams, categories: readonly Category[]): MenuFilter {
  const id = parameters.get('category')
  return {
    category: categories.find((category) => category.id === id),
    query: cutSearchQuery(parameters.get('q') ?? ''),
    diet: readDiet(parameters),
    without: readAllergens(parameters.get('without')),
    choosesAllergens: parameters.has('without'),
  }
}

function readDiet(parameters: URLSearchParams): Diet | undefined {
  return diets.find((diet) => diet === parameters.get('diet'))
}

/** The language in the menu's address (`lang`). Links and the search form on the page keep it. */
export function addressLanguage(parameters: URLSearchParams): Language | null {
  const language = parameters.get('lang')
  return isLanguage(language) ? language : null
}

/**
 * The address of the menu with another filter. Null removes a filter. Only the parameters that the menu knows are kept, and always
 * in the same order: the server renders the page without other parameters, and the links that the browser makes must be the same.
 */
export function menuAddress(
  parameters: URLSearchParams,
  change: { category?: string | null; q?: string | null; diet?: Diet | null; without?: string | null },
): string {
  const known = {
    category: parameters.get('category'),
    q: cutSearchQuery(parameters.get('q') ?? ''),
    diet: readDiet(parameters),
    without: parameters.has('without')
      ? readAllergens(parameters.get('without')).join(',') || chooseAllergens
      : null,
    ...change,
    lang: addressLanguage(parameters),
  }
  const next = Object.entries(known).flatMap(([name, value]) => (value ? [[name, value]] : []))
  const query = new URLSearchParams(next).toString()
  return query ? `/menu?${query}` : '/menu'
}

/** The dishes under one heading. */
export interface DishGroup {
  category: Pick<Category, 'id' | 'name' | 'nameVi'>
  dishes: MenuItem[]
}

/** The heading over dishes that do not contain the search text exactly as it was typed. */
export const similarDishes = { id: '', name: menuTexts.en.similar, nameVi: menuTexts.vi.similar }

/**
 * The dishes that match the filter, grouped by category in the menu's order. Dishes that are only similar to the search text form
 * the last group. `search` is needed only if there is a search text.
 */
export function groupDishes(
  dishes: readonly MenuItem[],
  { category, query, ...dietary }: MenuFilter,
  language: Language,
  search?: typeof searchDishes,
): DishGroup[] {
  const wanted = category ? dishes.filter(({ categoryId }) => categoryId === category.id) : dishes
  const { suitable } = filterDietary(wanted, dietary)
  const sorted = sortDishes(suitable, language)
  const { exact, similar } = search?.(sorted, query) ?? { exact: sorted, similar: [] }
  const groups = new Map<string, DishGroup>()
  const add = (heading: DishGroup['category'], dish: MenuItem) => {
    const group = groups.get(heading.id) ?? { category: heading, dishes: [] }
    group.dishes.push(dish)
    groups.set(heading.id, group)
  }
  for (const dish of exact) add(dish.category, dish)
  for (const dish of similar) add(similarDishes, dish)
  return [...groups.values()]
}
