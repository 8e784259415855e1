import { z } from 'zod'

import { isTypedOrder } from '../rules/display-order.ts'
import { ReviewInput } from './review-input.ts'

/**
 * A review's place in the order of the reviews, as the admin types it. Blank means the next free place. The review's present place
 * is always valid.
 */
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
 * The form schema for a review, with the place as text. `stored` is the review's present place, if an existing review is edited.
 * The schema returns the input of the API.
 */
export function reviewForm(stored?: number) {
  return ReviewInput.extend({ displayOrder: typedOrder(stored), isPublished: z.boolean() })
}
