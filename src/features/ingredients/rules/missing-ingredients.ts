import type { Availability } from '#src/kernel/availability.ts'
import type { Ingredient, IngredientName } from '../contract/ingredient.ts'

/** An ingredient that the kitchen has run out of. */
export type MissingIngredient = Pick<
  Ingredient,
  'name' | 'nameVi' | 'isAvailable' | 'soldOutUntil' | 'dishIds' | 'options'
>

/** What the missing ingredients mean for a dish or an option that holds them: their availabilities and their names. */
export interface Shortage {
  readonly availabilities: readonly Availability[]
  readonly names: readonly IngredientName[]
}

/** What the missing ingredients mean for a dish. */
export function shortageOfDish(missing: readonly MissingIngredient[], id: string): Shortage {
  return shortageOf(missing.filter(({ dishIds }) => dishIds.includes(id)))
}

/** What the missing ingredients mean for an option of an option group. */
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
