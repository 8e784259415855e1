import { combineDietary, type Dietary } from '#src/kernel/dietary.ts'
import { canonicalChoices } from './choice.ts'
import type { DishChoices } from './choice.ts'
import { chosenHalves } from './halves.ts'
import { pickedOptions } from './picked-options.ts'

/**
 * The allergens and diets of a dish with its choices, the same in browser and server: of the dish, its second half, and every size,
 * option and topping. Choices may be incomplete: what is missing, unknown or paused adds nothing, as with the price.
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
