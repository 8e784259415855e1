import { z } from 'zod'

import { placeholderPattern } from './picture-placeholder.ts'

/**
 * The placeholder that a page shows until a picture is loaded (see `encodePlaceholder`). In responses of the API it is beside the
 * picture's address.
 */
export const PicturePlaceholder = z
  .string()
  .regex(placeholderPattern)
  .nullable()
  .describe(
    'Colours to show until the picture comes: its darkest tone, its lightest, and a number that holds the share of the light one in each of 3×3 parts, two bits a part. Null where there is no stored picture.',
  )
