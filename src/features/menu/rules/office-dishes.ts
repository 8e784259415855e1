import { inLanguage } from '#src/kernel/language.ts'
import type { Language } from '#src/kernel/language.ts'
import { compareNames } from './menu-order.ts'
import { searchDishes } from './search-dishes.ts'

interface OfficeDish {
  readonly name: string
  readonly nameVi: string | null
  readonly description: string
  readonly descriptionVi: string | null
  readonly tags: readonly string[]
  readonly categoryId: string
  readonly isPinned: boolean
}

/** The dishes as admins see them: pinned ones first, then by name in the reader's language. */
export function sortForOffice<Dish extends OfficeDish>(dishes: readonly Dish[], language: Language): Dish[] {
  return dishes.toSorted((a, b) => Number(b.isPinned) - Number(a.isPinned) || compareNames(a, b, language))
}

export const translationFilters = ['all', 'missing'] as const

interface DishFilter {
  readonly q: string
  /** 'all', or the id of one. */
  readonly category: string
  readonly translation: (typeof translationFilters)[number]
}

/** The dishes that are looked for: by the menu's own search, of one category, or those that lack a translation. */
export function filterDishes<Dish extends OfficeDish>(
  dishes: readonly Dish[],
  { q, category, translation }: DishFilter,
): Dish[] {
  const inCategory = dishes.filter(
    (dish) =>
      (category === 'all' || dish.categoryId === category) &&
      (translation === 'all' || missingTranslations(dish).length > 0),
  )
  return searchDishes(inCategory, q)
}

export type TranslatedField = 'name' | 'description'

/** Which texts a dish has in English alone: guests who read Vietnamese get those in English. */
export function missingTranslations({
  nameVi,
  descriptionVi,
}: Pick<OfficeDish, 'nameVi' | 'descriptionVi'>): TranslatedField[] {
  return [
    ...(nameVi?.trim() ? [] : (['name'] as const)),
    ...(descriptionVi?.trim() ? [] : (['description'] as const)),
  ]
}

/** A thing's name in the other language than the reader's, where it has one of its own. */
export function otherName(
  language: Language,
  { name, nameVi }: Pick<OfficeDish, 'name' | 'nameVi'>,
): string | undefined {
  const shown = inLanguage(language, name, nameVi)
  const other = language === 'vi' ? name : nameVi
  return other?.trim() && other !== shown ? other : undefined
}
