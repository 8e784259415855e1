import { markEnglish } from '#src/kernel/language.ts'
import { useLanguage, useTexts } from '#src/web/language.tsx'
import { saleUnitTexts, soldAs } from '#src/web/texts/sale-unit-texts.ts'
import type { MenuItem } from '../../contract/menu.ts'
import { menuTexts } from '../../texts/menu-texts.ts'

/** What guests get for the price of a dish (unit and size), if the menu states it. Render the text with `showEnglish`. */
export function useSoldAs({ category, size }: MenuItem): string | undefined {
  const language = useLanguage()
  const texts = useTexts(saleUnitTexts)
  return soldAs(texts, category.unit, size && markEnglish(language, size.name, size.nameVi))
}

/** The text from `useSoldAs`, and the note that the dish can be half of a half-and-half pizza. Empty if there is neither. */
export function useDishFacts(dish: MenuItem): string {
  const { halves } = useTexts(menuTexts)
  return [useSoldAs(dish), dish.allowsHalves && halves.title].filter(Boolean).join(' · ')
}
