import { cutSearchQuery, searchWords } from '#src/kernel/search-query.ts'
import { foldText } from '#src/kernel/text.ts'

interface SearchableDish {
  name: string
  nameVi: string | null
  description: string
  descriptionVi: string | null
  tags: readonly string[]
}

/**
 * The dishes that hold the query in name, description, their Vietnamese variants or tags, whatever the case and
 * diacritics: "ga nuong" finds "Gà nướng". Who types diacritics means them: "tôm" does not find "bottom", as long as
 * any dish holds it so. Where none holds the query word for word, those that hold each of its words somewhere. Keeps
 * their order; a blank query finds all. Of a long query only the beginning counts (`maxSearchQuery`).
 */
export function searchDishes<Dish extends SearchableDish>(dishes: readonly Dish[], query: string): Dish[] {
  const asked = cutSearchQuery(query)
  const spelled = asked.normalize().toLowerCase().trim()
  const phrase = foldText(asked)
  const words = searchWords(asked)
  const attempts = [
    // Without diacritics a query says nothing of them.
    (text: SearchedText) => spelled !== phrase && text.spelled.includes(spelled),
    (text: SearchedText) => text.folded.includes(phrase),
    (text: SearchedText) => words.every((word) => text.folded.includes(word)),
  ]
  for (const holds of attempts) {
    const found = dishes.filter((dish) => holds(searchedText(dish)))
    if (found.length > 0) return found
  }
  return []
}

interface SearchedText {
  readonly spelled: string
  readonly folded: string
}

/** Folding costs more than searching, so each dish is folded once, for as long as it is in memory. */
const searchedTexts = new WeakMap<SearchableDish, SearchedText>()

function searchedText(dish: SearchableDish): SearchedText {
  const known = searchedTexts.get(dish)
  if (known) return known
  const { name, nameVi, description, descriptionVi, tags } = dish
  const text = [name, nameVi, description, descriptionVi, ...tags].join('\n')
  const searched = { spelled: text.normalize().toLowerCase(), folded: foldText(text) }
  searchedTexts.set(dish, searched)
  return searched
}
