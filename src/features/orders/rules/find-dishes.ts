import { searchWords } from '#src/kernel/search-query.ts'
import { foldText } from '#src/kernel/text.ts'

/** How many dishes a search lists at most. There is no room for more below the search field. */
const maxFound = 6

interface NamedDish {
  readonly name: string
  readonly nameVi: string | null
  readonly isAvailable: boolean
}

/** The first dishes that guests can order now and that have all words of the search text in their name or Vietnamese name. */
export function findDishes<Dish extends NamedDish>(dishes: readonly Dish[], text: string): Dish[] {
  const words = searchWords(text)
  const isMeant = ({ name, nameVi, isAvailable }: Dish) => {
    const names = foldText([name, nameVi].join('\n'))
    return isAvailable && words.every((word) => names.includes(word))
  }
  return dishes.filter(isMeant).slice(0, maxFound)
}
