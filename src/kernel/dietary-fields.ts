import { z } from 'zod'

import { allergens, diets } from './dietary.ts'

const listOf = <Value extends string>(values: readonly [Value, ...Value[]]) => z.array(z.enum(values))

/** The fields of a response that state which allergens something contains and for which diets it is suitable. */
export const dietaryFields = {
  /**
   * Null means that the restaurant has stated nothing. An empty list means that the restaurant has stated that there are no
   * allergens; it does not guarantee this.
   */
  allergens: listOf(allergens).nullable(),
  /** Null means that the restaurant has stated nothing. `vegan` includes `vegetarian`. */
  diet: listOf(diets).nullable(),
}

const sentList = <Value extends string>(values: readonly [Value, ...Value[]], message: string) =>
  z
    .array(z.enum(values, message), message)
    .max(50, message)
    // Removes repeated values, and sorts the values in their usual order.
    .transform((sent) => values.filter((value) => sent.includes(value)))
    .nullish()

/**
 * The fields of a request that state which allergens a dish or an option contains and for which diets it is suitable. Null
 * withdraws an earlier statement.
 */
export const dietaryInputs = {
  allergens: sentList(allergens, `Choose among ${allergens.join(', ')}.`),
  diet: sentList(diets, `Choose among ${diets.join(', ')}.`),
}
