import { z } from 'zod'

import { saleUnits } from '#src/kernel/sale-unit.ts'
import { optionalLine, optionalText, requiredLine } from '#src/kernel/text-field.ts'
import { EditTime } from './edit-time.ts'

const maxSortOrder = 1_000_000

const categoryFields = {
  name: requiredLine(200, 'Tên danh mục là bắt buộc'),
  nameVi: optionalLine(200),
  description: optionalText(2000),
  sortOrder: z
    .int('Enter a whole number.')
    .min(-maxSortOrder, 'This number is too small.')
    .max(maxSortOrder, 'This number is too large.')
    .optional(),
  unit: z.enum(saleUnits, `Choose among ${saleUnits.join(', ')}.`).nullish(),
}

/** The input that creates a category. Without `sortOrder` the category gets the sort order 0. */
export const CategoryInput = z.object(categoryFields)
export type CategoryInput = z.output<typeof CategoryInput>

/** Changes to a category. A field that is not sent stays as it is, and an id in the body is ignored. */
export const CategoryChange = z.object(categoryFields).partial().extend({ updatedAt: EditTime })
export type CategoryChange = z.output<typeof CategoryChange>
