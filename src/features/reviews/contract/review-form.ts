import { z } from 'zod'

import { isTypedOrder } from '../rules/display-order.ts'
import { ReviewInput } from './review-input.ts'

/** A place as the admin types it. Blank asks for the next free one. The place that the review already has stays valid. */
function typedOrder(stored: number | undefined) {
  return z
    .string()
    .trim()
    .refine((typed) => typed === '' || typed === String(stored) || isTypedOrder(Number(typed)), {
      error: 'This is no place.',
      abort: true,
    })
    .transform((typed) => (typed === '' ? null : Number(typed)))
}

/**
 * A review in its form, with the place as text. `stored` is the place of a review that is edited. The schema returns what the API
 * takes.
 */
export function reviewForm(stored?: number) {
  return ReviewInput.extend({ displayOrder: typedOrder(stored), isPublished: z.boolean() })
}
