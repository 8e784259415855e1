import type { Availability } from '#src/kernel/availability.ts'
import type { Ingredient, IngredientName } from '../contract/ingredient.ts'

/** An ingredient that the kitchen has run out of. */
export type MissingIngredient = Pick<
  Ingredient,
  'name' | 'nameVi' | 'isAvailable' | 'soldOutUntil' | 'dishIds' | 'options'
>

/** The missing ingredients that a dish or an option contains: their names, and from when on each is available again. */
export interface Shortage {
  readonly availabilities: readonly Availability[]
  readonly names: readonly IngredientName[]
}

/** The missing ingredients that this dish contains. */
export function shortageOfDish(missing: readonly MissingIngredient[], id: string): Shortage {
  return shortageOf(missing.filter(({ dishIds }) => dishIds.includes(id)))
}

/** The missing ingredients that this option of an option group contains. */
export function shortageOfOption(
  missing: readonly MissingIngredient[],
  schemaId: string,
  optionId: string,
): Shortage {
  return shortageOf(
    missing.filter(({ options }) =>
      options.some((link) => link.schemaId === schemaId && link.optionId === optionId),
    ),
  )
}

function shortageOf(held: readonly MissingIngredient[]): Shortage {
  return { availabilities: held, names: held.map(({ name, nameVi }) => ({ name, nameVi })) }
}
