import { z } from 'zod'

import { periods } from './list-query.ts'
import { SearchText } from './text-field.ts'

/**
 * The input of a call that lists rows of a growing list: a search text, a time filter, one or several statuses joined by commas,
 * how many rows to return, and the cursor at which the previous page ended.
 */
export function listInput<Status extends z.ZodType<string, string>>(status: Status) {
  return z.object({
    /** The text to search for; case and diacritics do not matter. */
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
 * The same input as `listInput`, for a list whose older rows are in an archive: `archive` says whether the archived rows are listed
 * too.
 */
export function archivedListInput<Status extends z.ZodType<string, string>>(status: Status) {
  return listInput(status).extend({ archive: z.enum(['with', 'without']).default('with') })
}
