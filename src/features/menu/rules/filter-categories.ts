import { searchWords } from '#src/kernel/search-query.ts'
import { foldText } from '#src/kernel/text.ts'
import { passesTranslationFilter, type TranslationFilter } from '#src/kernel/translation.ts'
import type { Category } from '../contract/menu.ts'
import { categoryTranslations } from './menu-translations.ts'

interface CategoryFilter {
  readonly q: string
  readonly translation: TranslationFilter
}

/**
 * The categories that match the search text, in the given order. Each word must appear in one of the two names, regardless of case
 * and diacritics.
 */
export function filterCategories(
  categories: readonly Category[],
  { q, translation }: CategoryFilter,
): Category[] {
  const words = searchWords(q)
  return categories.filter((category) => {
    const text = foldText(`${category.name}\n${category.nameVi ?? ''}`)
    return (
      words.every((word) => text.includes(word)) &&
      passesTranslationFilter(translation, category, categoryTranslations(category))
    )
  })
}
