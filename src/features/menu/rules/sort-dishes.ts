import { inLanguage } from '../../../kernel/language.ts'
import type { Language } from '../../../kernel/language.ts'

interface SortableDish {
  name: string
  nameVi: string | null
  /** VND as the API sends it ("288000.00"). */
  price: string
  category: { name: string; nameVi: string | null }
}

/** Vietnamese order for both languages, so that Đ follows D and "Pizza 2" comes before "Pizza 10". */
const collator = new Intl.Collator('vi', { numeric: true })

/**
 * The menu in its order: category name in the visitor's language, then the dearer dish first, then name
 * (public site §2, resolutions §5). Leaves the given list as it is.
 */
export function sortDishes<Dish extends SortableDish>(dishes: readonly Dish[], language: Language): Dish[] {
  const nameOf = ({ name, nameVi }: { name: string; nameVi: string | null }) =>
    inLanguage(language, name, nameVi)
  return dishes.toSorted(
    (a, b) =>
      collator.compare(nameOf(a.category), nameOf(b.category)) ||
      Number(b.price) - Number(a.price) ||
      collator.compare(nameOf(a), nameOf(b)),
  )
}
