import { z } from 'zod'

import { isTypedOrder } from '../rules/display-order.ts'
import { ReviewInput } from './review-input.ts'

/** A place as it is typed: blank asks for the next free one. One that the review has already stays valid. */
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

/** A review as a form has it, with the place as text; `stored` is the place of a review that is edited. Gives what the API takes. */
export function reviewForm(stored?: number) {
  return ReviewInput.extend({ displayOrder: typedOrder(stored), isPublished: z.boolean() })
}
