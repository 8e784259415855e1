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
 * diacritics: "ga nuong" finds "Gà nướng" (public site §2, resolutions §5). Who types diacritics means them: "tôm" does
 * not find "bottom", as long as any dish holds it so. Where none holds the query word for word, those that hold each of
 * its words somewhere. Keeps their order; a blank query finds all.
 */
export function searchDishes<Dish extends SearchableDish>(dishes: readonly Dish[], query: string): Dish[] {
  const spelled = query.normalize().toLowerCase().trim()
  const phrase = foldText(query)
  const words = phrase.split(' ')
  const attempts = [
    // Without diacritics a query says nothing of them.
    (text: string) => spelled !== phrase && text.normalize().toLowerCase().includes(spelled),
    (text: string) => foldText(text).includes(phrase),
    (text: string) => words.every((word) => foldText(text).includes(word)),
  ]
  for (const holds of attempts) {
    const found = dishes.filter((dish) => holds(searchedText(dish)))
    if (found.length > 0) return found
  }
  return []
}

function searchedText({ name, nameVi, description, descriptionVi, tags }: SearchableDish): string {
  return [name, nameVi, description, descriptionVi, ...tags].join('\n')
}
