import { z } from 'zod'

import { InstantText, requiredLine, RowId } from '#src/kernel/text-field.ts'
import { OptionLink } from './ingredient.ts'

const maxLinks = 500
const tooMany = `Use at most ${maxLinks} links.`

const ingredientFields = {
  nameVi: requiredLine(100, 'Tên nguyên liệu là bắt buộc'),
  name: requiredLine(100, 'Tên nguyên liệu là bắt buộc'),
  /** The list may contain the ids of dishes that have been deleted. These ids have no effect. */
  dishIds: z
    .array(RowId)
    .max(maxLinks, tooMany)
    .refine((ids) => new Set(ids).size === ids.length, 'Each dish can be linked once.'),
  options: z
    .array(OptionLink)
    .max(maxLinks, tooMany)
    .refine(
      (links) =>
        new Set(links.map(({ schemaId, optionId }) => JSON.stringify([schemaId, optionId]))).size ===
        links.length,
      'Each option can be linked once.',
    ),
}

/** The fields of a new ingredient. Without `isAvailable` it is available. */
export const IngredientInput = z.object({
  ...ingredientFields,
  dishIds: ingredientFields.dishIds.default([]),
  options: ingredientFields.options.default([]),
})
export type IngredientInput = z.output<typeof IngredientInput>

/** The fields of an ingredient that are to be changed. A field that is not sent stays as it is. */
export const IngredientChange = z
  .object({
    ...ingredientFields,
    /**
     * The `updatedAt` of the ingredient when the form was opened. If somebody else has edited the ingredient since then, the server
     * rejects the change.
     */
    updatedAt: InstantText,
  })
  .partial()
export type IngredientChange = z.output<typeof IngredientChange>

/** Whether the kitchen has the ingredient and, if not, from when on it has it again. */
export const IngredientAvailability = z.object({
  isAvailable: z.boolean('Say true or false.'),
  soldOutUntil: InstantText.nullish(),
})
export type IngredientAvailability = z.output<typeof IngredientAvailability>
