import { z } from 'zod'

import { allergens, diets } from './dietary.ts'

const listOf = <Value extends string>(values: readonly [Value, ...Value[]]) => z.array(z.enum(values))

/** The fields of a response that state what something contains and whom it suits. */
export const dietaryFields = {
  /** Null means not stated. An empty list means that the restaurant states no allergens; it is no promise that there are none. */
  allergens: listOf(allergens).nullable(),
  /** Null means not stated. `vegan` includes `vegetarian`. */
  diet: listOf(diets).nullable(),
}

const sentList = <Value extends string>(values: readonly [Value, ...Value[]], message: string) =>
  z
    .array(z.enum(values, message), message)
    .max(50, message)
    // Keeps each value once, in the order of lists.
    .transform((sent) => values.filter((value) => sent.includes(value)))
    .nullish()

/** The fields of a request that state what a dish or an option contains and whom it suits; null withdraws a statement. */
export const dietaryInputs = {
  allergens: sentList(allergens, `Choose among ${allergens.join(', ')}.`),
  diet: sentList(diets, `Choose among ${diets.join(', ')}.`),
}
