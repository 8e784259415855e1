import { z } from 'zod'

import { allergens, diets } from './dietary.ts'

const listOf = <Value extends string>(values: readonly [Value, ...Value[]]) => z.array(z.enum(values))

/** What something contains and whom it suits, in every response. */
export const dietaryFields = {
  /** Null is not stated; an empty list is that the restaurant states none, and no promise that there is none. */
  allergens: listOf(allergens).nullable(),
  /** Null is not stated; vegan says vegetarian too. */
  diet: listOf(diets).nullable(),
}

const sentList = <Value extends string>(values: readonly [Value, ...Value[]], message: string) =>
  z
    .array(z.enum(values, message), message)
    .max(50, message)
    // Each once, in the order of lists.
    .transform((sent) => values.filter((value) => sent.includes(value)))
    .nullish()

/** What a dish or an option contains and whom it suits, as it is sent; null takes back what was stated. */
export const dietaryInputs = {
  allergens: sentList(allergens, `Choose among ${allergens.join(', ')}.`),
  diet: sentList(diets, `Choose among ${diets.join(', ')}.`),
}
