import { z } from 'zod'

import { CategoryInput } from './category-input.ts'

const WholeNumber = z
  .string()
  .trim()
  .regex(/^(-?\d{1,9})?$/)
  .transform((typed) => Number(typed))

/** A category in the values of its form: the sort order is a typed text, and a blank one becomes 0. A blank unit becomes null. */
export const CategoryForm = CategoryInput.extend({
  sortOrder: WholeNumber.pipe(CategoryInput.shape.sortOrder.unwrap()),
  unit: z.preprocess((chosen) => chosen || null, CategoryInput.shape.unit),
})
