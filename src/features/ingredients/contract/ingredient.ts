import { z } from 'zod'

import { RowId } from '#src/kernel/text-field.ts'

/** An option of an option group: a size, a topping or a single choice. */
export const OptionLink = z.object({ schemaId: RowId, optionId: RowId })
export type OptionLink = z.output<typeof OptionLink>

/** Something that the kitchen can run out of, with the dishes and options that hold it. */
export const Ingredient = z.object({
  id: z.string(),
  name: z.string(),
  nameVi: z.string(),
  /** False while the kitchen has run out of it. All dishes and options that hold the ingredient are then sold out. */
  isAvailable: z.boolean(),
  /** When a missing ingredient comes back by itself. Null means until further notice. */
  soldOutUntil: z.iso.datetime().nullable(),
  dishIds: z.array(z.string()),
  options: z.array(OptionLink),
  updatedAt: z.iso.datetime(),
})
export type Ingredient = z.output<typeof Ingredient>

/** The names of a missing ingredient, as staff read why a dish or an option is sold out. */
export const IngredientName = z.object({ name: z.string(), nameVi: z.string() })
export type IngredientName = z.output<typeof IngredientName>
