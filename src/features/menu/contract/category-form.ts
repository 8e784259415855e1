import { z } from 'zod'

import { CategoryInput } from './category-input.ts'

const WholeNumber = z
  .string()
  .trim()
  .regex(/^(-?\d{1,9})?$/)
  .transform((typed) => Number(typed))

/** A category as a form has it: the order is typed; a blank one is 0. */
export const CategoryForm = CategoryInput.extend({
  sortOrder: WholeNumber.pipe(CategoryInput.shape.sortOrder.unwrap()),
})
