import { foldText } from '../../../kernel/text.ts'

interface SearchableDish {
  name: string
  nameVi: string | null
  description: string
  descriptionVi: string | null
  tags: readonly string[]
}

/**
 * The dishes that hold every word of the query somewhere in name, description, their Vietnamese variants or tags,
 * whatever the case and diacritics: "ga nuong" finds "Gà nướng" (public site §2, resolutions §5). Keeps their order;
 * a blank query finds all.
 */
export function searchDishes<Dish extends SearchableDish>(dishes: readonly Dish[], query: string): Dish[] {
  const words = foldText(query).split(' ')
  return dishes.filter((dish) => {
    const text = searchedText(dish)
    return words.every((word) => text.includes(word))
  })
}

function searchedText({ name, nameVi, description, descriptionVi, tags }: SearchableDish): string {
  return foldText([name, nameVi ?? '', description, descriptionVi ?? '', ...tags].join('\n'))
}
