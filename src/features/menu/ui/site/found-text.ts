import type { Language } from '#src/kernel/language.ts'
import { foundTexts } from '../../texts/found-texts.ts'
import { menuTexts } from '../../texts/menu-texts.ts'
import { type DishGroup, similarDishes } from './menu-filter.ts'

/** How many dishes match the query, and how many are only similar to it. */
export function foundText(language: Language, groups: readonly DishGroup[], query: string): string {
  const texts = menuTexts[language]
  const { found } = foundTexts[language]
  const similar = groups.find(({ category }) => category === similarDishes)?.dishes.length ?? 0
  const count = groups.reduce((sum, group) => sum + group.dishes.length, -similar)
  if (similar === 0) return found(count, query)
  return `${count > 0 ? `${found(count, query)}. ` : ''}${texts.similar}: ${texts.dishes(similar)}`
}
