import { z } from 'zod'

import { RowId } from '#src/kernel/text-field.ts'

/** The ids of an option group and of one of its options: a size, a topping or another option. */
export const OptionLink = z.object({ schemaId: RowId, optionId: RowId })
export type OptionLink = z.output<typeof OptionLink>

/** Something that the kitchen can run out of, with the dishes and options that contain it. */
export const Ingredient = z.object({
  id: z.string(),
  name: z.string(),
  nameVi: z.string(),
  /** False if the kitchen has run out of the ingredient. All dishes and options that contain it are then sold out. */
  isAvailable: z.boolean(),
  /** The time from which on the ingredient is available again. Null means until further notice. */
  soldOutUntil: z.iso.datetime().nullable(),
  dishIds: z.array(z.string()),
  options: z.array(OptionLink),
  updatedAt: z.iso.datetime(),
})
export type Ingredient = z.output<typeof Ingredient>

/** The names of a missing ingredient. Staff see them beside a dish or an option that is sold out because of it. */
export const IngredientName = z.object({ name: z.string(), nameVi: z.string() })
export type IngredientName = z.output<typeof IngredientName>
