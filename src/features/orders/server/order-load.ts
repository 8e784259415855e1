import { canonicalChoices, type Choices } from '#src/features/customization/rules/choice.ts'
import { pickedOptions } from '#src/features/customization/rules/picked-options.ts'
import type { MenuDish } from '#src/features/menu/server/menu.ts'
import type { Oven } from '#src/features/restaurant/contract/site-settings.ts'
import { ovenLoad } from '#src/features/restaurant/rules/oven-weights.ts'
import type { StoredLine } from '../contract/order.ts'

/** The fields of a line that decide how many pizzas it counts for in the oven. */
export interface LoadedLine {
  readonly id: string
  readonly quantity: number
  readonly customization?: Choices
  readonly category?: StoredLine['category']
}

/** How many pizzas these lines count for in the oven. A dish that is no longer on the menu counts like a dish without sizes. */
export function loadOf(lines: readonly LoadedLine[], menu: readonly MenuDish[], oven: Oven): number {
  const dishes = new Map(menu.map((dish) => [dish.id, dish]))
  return ovenLoad(
    lines.map(({ id, quantity, customization, category }) => {
      const dish = dishes.get(id)
      const choices = canonicalChoices(customization)
      const sold = category ?? dish?.category
      const sizes = dish?.schemas.filter(({ type }) => type === 'size_selection') ?? []
      const picked = sizes.flatMap((schema) =>
        pickedOptions(
          schema,
          choices.find(({ schemaId }) => schemaId === schema.id),
        ),
      )
      return {
        quantity,
        size: picked.flatMap((size) => [size.id, size.name, size.nameVi ?? '']).filter(Boolean),
        isHalves: choices.some(({ orderMode }) => orderMode === 'half_and_half'),
        category: sold ? [sold.id, sold.name, sold.nameVi ?? ''] : [],
      }
    }),
    oven,
  )
}
