import { z } from 'zod'

import { isTypedOrder } from '../rules/display-order.ts'
import { ReviewInput } from './review-input.ts'

/**
 * A review's place in the order of the reviews, as the admin types it. A blank field asks for the next free place. The place that
 * the review already has stays valid.
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
 * The form schema of a review, with its place as text. `stored` is the present place if the review is edited. The schema returns
 * what the API takes.
 */
export function reviewForm(stored?: number) {
  return ReviewInput.extend({ displayOrder: typedOrder(stored), isPublished: z.boolean() })
}
