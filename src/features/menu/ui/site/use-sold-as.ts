import { markEnglish } from '#src/kernel/language.ts'
import { useLanguage, useTexts } from '#src/web/language.tsx'
import { saleUnitTexts, soldAs } from '#src/web/texts/sale-unit-texts.ts'
import type { MenuItem } from '../../contract/menu.ts'
import { menuTexts } from '../../texts/menu-texts.ts'

/** What the price of a dish buys, as far as it is stated: a text for `showEnglish`. */
export function useSoldAs({ category, size }: MenuItem): string | undefined {
  const language = useLanguage()
  const texts = useTexts(saleUnitTexts)
  return soldAs(texts, category.unit, size && markEnglish(language, size.name, size.nameVi))
}

/** The same, and that the dish may be one half of two; empty where neither is so. */
export function useDishFacts(dish: MenuItem): string {
  const { halves } = useTexts(menuTexts)
  return [useSoldAs(dish), dish.allowsHalves && halves.title].filter(Boolean).join(' · ')
}
