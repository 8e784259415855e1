import type { Ingredient } from '#src/features/ingredients/contract/ingredient.ts'
import type { StoredLine } from '../contract/order.ts'
import { dishesOf } from './held-portions.ts'

/** Whether a line of an order contains an ingredient: in its dish, its second half, or a chosen size, topping or option. */
export function holdsIngredient(
  line: Pick<StoredLine, 'id' | 'customization'>,
  { dishIds, options }: Pick<Ingredient, 'dishIds' | 'options'>,
): boolean {
  if (dishesOf(line).some((id) => dishIds.includes(id))) return true
  return line.customization.some(({ schemaId, selections }) => {
    const chosen = Object.values(selections).flat()
    return options.some((link) => link.schemaId === schemaId && chosen.includes(link.optionId))
  })
}
