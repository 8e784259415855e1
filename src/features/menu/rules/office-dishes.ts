import { inLanguage } from '#src/kernel/language.ts'
import type { Language } from '#src/kernel/language.ts'
import { passesTranslationFilter, type TranslationFilter } from '#src/kernel/translation.ts'
import { compareNames } from './menu-order.ts'
import { dishTranslations } from './menu-translations.ts'
import { searchDishes } from './search-dishes.ts'
import type { SearchableDish } from './searched-text.ts'

interface OfficeDish extends SearchableDish {
  readonly categoryId: string
  readonly isPinned: boolean
  readonly isAvailable: boolean
  readonly translationOutdated?: boolean | undefined
}

/** Sorts dishes for admins: the pinned ones first, then the others, both by name in the reader's language. */
export function sortForOffice<Dish extends OfficeDish>(dishes: readonly Dish[], language: Language): Dish[] {
  return dishes.toSorted((a, b) => Number(b.isPinned) - Number(a.isPinned) || compareNames(a, b, language))
}

export const dishStateFilters = ['all', 'soldOut'] as const

interface DishFilter {
  readonly q: string
  /** 'all', or the id of one category. */
  readonly category: string
  readonly state: (typeof dishStateFilters)[number]
  readonly translation: TranslationFilter
}

/**
 * The dishes that match the filters: the search text (as on the menu; dishes that match less exactly come last), the category,
 * whether they are sold out, and a missing or outdated translation.
 */
export function filterDishes<Dish extends OfficeDish>(
  dishes: readonly Dish[],
  { q, category, state, translation }: DishFilter,
): Dish[] {
  const inCategory = dishes.filter(
    (dish) =>
      (category === 'all' || dish.categoryId === category) &&
      (state === 'all' || !dish.isAvailable) &&
      passesTranslationFilter(translation, dish, dishTranslations(dish)),
  )
  const { exact, similar } = searchDishes(inCategory, q)
  return [...exact, ...similar]
}

/** The name in the other language, not in the reader's. Undefined if there is none. */
export function otherName(
  language: Language,
  { name, nameVi }: Pick<OfficeDish, 'name' | 'nameVi'>,
): string | undefined {
  const shown = inLanguage(language, name, nameVi)
  const other = language === 'vi' ? name : nameVi
  return other?.trim() && other !== shown ? other : undefined
}
