import { combineDietary, type Dietary } from '#src/kernel/dietary.ts'
import { canonicalChoices } from './choice.ts'
import type { DishChoices } from './choice.ts'
import { chosenHalves } from './halves.ts'
import { pickedOptions } from './picked-options.ts'

/**
 * The allergens of a dish with its choices, and the diets for which it is suitable. They come from the dish, its second half, and
 * each chosen size, option and topping. Browser and server use this same function. The choices may be incomplete: unknown or paused
 * ones add nothing, as in the price.
 */
export function chosenDietary(input: DishChoices): Dietary {
  const given = canonicalChoices(input.choices)
  const picked = input.schemas
    .filter(({ isActive }) => isActive)
    .flatMap((schema) =>
      pickedOptions(
        schema,
        given.find(({ schemaId }) => schemaId === schema.id),
      ),
    )
  return combineDietary([input.dish, chosenHalves(input, given)?.second ?? input.dish, ...picked])
}
