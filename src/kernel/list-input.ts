import { z } from 'zod'

import { periods } from './list-query.ts'
import { SearchText } from './text-field.ts'

/**
 * The input of the call of a growing list: a search, a time filter, one or several statuses joined by commas, how many rows, and
 * the cursor at which the page before ended.
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

/** The same input for a list whose older rows lie in an archive: `archive` says whether these are listed too. */
export function archivedListInput<Status extends z.ZodType<string, string>>(status: Status) {
  return listInput(status).extend({ archive: z.enum(['with', 'without']).default('with') })
}
