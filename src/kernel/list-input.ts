import { z } from 'zod'

import { periods } from './list-query.ts'
import { SearchText } from './text-field.ts'

/**
 * The input of a call that lists rows page by page: a search text, a time filter, one or more statuses separated by commas, the
 * number of rows to return, and the cursor at which the previous page ended.
 */
export function listInput<Status extends z.ZodType<string, string>>(status: Status) {
  return z.object({
    /** The text to search for. Upper and lower case are equal, and so are letters with and without diacritics. */
    q: SearchText.optional(),
    period: z.enum(periods).default('all'),
    status: z
      .string()
      .transform((text) => text.split(','))
      .pipe(z.array(status))
      .optional(),
    limit: z.coerce.number().int().min(1).max(200).default(100),
    cursor: z.string().max(200).optional(),
  })
}

/**
 * The same input as `listInput`, for a list whose older rows are archived. `archive` says whether the result includes archived
 * rows.
 */
export function archivedListInput<Status extends z.ZodType<string, string>>(status: Status) {
  return listInput(status).extend({ archive: z.enum(['with', 'without']).default('with') })
}
