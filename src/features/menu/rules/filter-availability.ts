import { searchWords } from '#src/kernel/search-query.ts'
import { foldText } from '#src/kernel/text.ts'

export const availabilityFilters = ['all', 'available', 'unavailable'] as const
export type AvailabilityFilter = (typeof availabilityFilters)[number]

interface ListedDish {
  readonly name: string
  readonly nameVi: string | null
  readonly category: { readonly name: string; readonly nameVi: string | null }
  readonly isAvailable: boolean
}

/**
 * The dishes that match the filters, in the given order. Each word of the search text must appear in the name, the Vietnamese name
 * or the category, regardless of case and diacritics. The availability must match too.
 */
export function filterAvailability<Dish extends ListedDish>(
  dishes: readonly Dish[],
  query: string,
  filter: AvailabilityFilter,
): Dish[] {
  const words = searchWords(query)
  return dishes.filter(({ name, nameVi, category, isAvailable }) => {
    if (filter !== 'all' && isAvailable !== (filter === 'available')) return false
    const text = foldText([name, nameVi, category.name, category.nameVi].join('\n'))
    return words.every((word) => text.includes(word))
  })
}
