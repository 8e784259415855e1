import { foldText } from '../../../kernel/text.ts'

interface SearchableDish {
  name: string
  nameVi: string | null
  description: string
  descriptionVi: string | null
  tags: readonly string[]
}

/**
 * The dishes that hold the query in name, description, their Vietnamese variants or tags, whatever the case and
 * diacritics: "ga nuong" finds "Gà nướng" (public site §2, resolutions §5). Where none holds it word for word, those that
 * hold each of its words somewhere. Keeps their order; a blank query finds all.
 */
export function searchDishes<Dish extends SearchableDish>(dishes: readonly Dish[], query: string): Dish[] {
  const phrase = foldText(query)
  const searched = dishes.map((dish) => ({ dish, text: searchedText(dish) }))
  const exact = searched.filter(({ text }) => text.includes(phrase))
  const words = phrase.split(' ')
  const found =
    exact.length > 0 ? exact : searched.filter(({ text }) => words.every((word) => text.includes(word)))
  return found.map(({ dish }) => dish)
}

function searchedText({ name, nameVi, description, descriptionVi, tags }: SearchableDish): string {
  return foldText([name, nameVi ?? '', description, descriptionVi ?? '', ...tags].join('\n'))
}
