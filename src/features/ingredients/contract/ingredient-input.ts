import { z } from 'zod'

import { InstantText, requiredLine, RowId } from '#src/kernel/text-field.ts'
import { OptionLink } from './ingredient.ts'

const maxLinks = 500
const tooMany = `Use at most ${maxLinks} links.`

const ingredientFields = {
  nameVi: requiredLine(100, 'Tên nguyên liệu là bắt buộc'),
  name: requiredLine(100, 'Tên nguyên liệu là bắt buộc'),
  /** The ids of dishes that are deleted later stay in the list, where they have no effect. */
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

/** The fields of a new ingredient. It counts as available unless the request says otherwise. */
export const IngredientInput = z.object({
  ...ingredientFields,
  dishIds: ingredientFields.dishIds.default([]),
  options: ingredientFields.options.default([]),
})
export type IngredientInput = z.output<typeof IngredientInput>

/** The fields of an ingredient that change. A field that is not sent stays the same. */
export const IngredientChange = z
  .object({
    ...ingredientFields,
    /** The `updatedAt` that the edit began with. If somebody has edited the ingredient since, the change is rejected. */
    updatedAt: InstantText,
  })
  .partial()
export type IngredientChange = z.output<typeof IngredientChange>

/** Whether the kitchen has the ingredient and, if not, when it comes back. */
export const IngredientAvailability = z.object({
  isAvailable: z.boolean('Say true or false.'),
  soldOutUntil: InstantText.nullish(),
})
export type IngredientAvailability = z.output<typeof IngredientAvailability>
