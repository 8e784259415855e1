import { inLanguage } from '#src/kernel/language.ts'
import type { Language } from '#src/kernel/language.ts'
import { onFirstUse } from '#src/kernel/on-first-use.ts'

interface Named {
  name: string
  nameVi: string | null
}

interface SortableCategory extends Named {
  /** The category's position in the order that the owner has set. Categories with equal numbers are sorted by name. */
  sortOrder: number
}

interface SortableDish extends Named {
  /** VND in the API's form ("288000.00"). */
  price: string
  category: SortableCategory
}

/**
 * Both languages are sorted by Vietnamese rules, so that Đ follows D, and by numbers, so that "Pizza 2" comes before "Pizza 10".
 */
const collator = onFirstUse(() => new Intl.Collator('vi', { numeric: true }))

/**
 * Sorts dishes as on the menu: by the sort order of the category, then by the category's name in the visitor's language, then by
 * price (the highest first), then by name. Returns a new list.
 */
export function sortDishes<Dish extends SortableDish>(dishes: readonly Dish[], language: Language): Dish[] {
  return dishes.toSorted(
    (a, b) =>
      compareCategories(a.category, b.category, language) ||
      Number(b.price) - Number(a.price) ||
      compareNames(a, b, language),
  )
}

/** Sorts categories as on the menu. The filter buttons have the same order. */
export function sortCategories<Category extends SortableCategory>(
  categories: readonly Category[],
  language: Language,
): Category[] {
  return categories.toSorted((a, b) => compareCategories(a, b, language))
}

function compareCategories(a: SortableCategory, b: SortableCategory, language: Language): number {
  return a.sortOrder - b.sortOrder || compareNames(a, b, language)
}

/** Compares by name in the reader's language. */
export function compareNames(a: Named, b: Named, language: Language): number {
  return collator().compare(inLanguage(language, a.name, a.nameVi), inLanguage(language, b.name, b.nameVi))
}

interface PinnableDish {
  id: string
  isAvailable: boolean
  isPinned: boolean
  /** ISO instant. */
  pinnedAt: string | null
}

const maxFeatured = 4

/** The dishes for the home page: of all pinned dishes that are available, the four that were pinned first. */
export function featuredDishes<Dish extends PinnableDish>(dishes: readonly Dish[]): Dish[] {
  return dishes
    .filter(({ isAvailable, isPinned }) => isAvailable && isPinned)
    .toSorted((a, b) => pinnedTime(a) - pinnedTime(b) || (a.id < b.id ? -1 : 1))
    .slice(0, maxFeatured)
}

/** A pinned dish whose time of pinning is not known comes last. */
function pinnedTime({ pinnedAt }: PinnableDish): number {
  return pinnedAt === null ? Number.MAX_SAFE_INTEGER : Date.parse(pinnedAt)
}
