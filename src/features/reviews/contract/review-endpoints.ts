import { z } from 'zod'

import { endpointsOf } from '#src/kernel/endpoint.ts'
import { RowId } from '#src/kernel/text-field.ts'
import { pictureLinkCodes } from '#src/features/uploads/contract/picture-link.ts'
import { CustomerReview, PublishedReview } from './customer-review.ts'
import { ReviewChange, ReviewInput } from './review-input.ts'

const endpoint = endpointsOf('Reviews')
const ofOne = {
  params: z.object({ id: RowId }),
  problems: { 404: 'No such review' },
  codes: ['reviews.not-found'],
} as const
/** The largest request in bytes. It has room for an avatar of 10 MB, sent as Base64 text, and for the other fields. */
const maxBytes = 15 * 1024 * 1024
const pictureProblems = {
  413: 'The picture is too large',
  503: 'The picture cannot be stored for now',
} as const
/** Error codes for values that the admin has typed into the form. */
const inputCodes = [
  'reviews.order-invalid',
  'reviews.avatar-unknown',
  'reviews.avatar-invalid',
  'reviews.avatar-too-large',
  ...pictureLinkCodes,
] as const

export const listPublishedReviews = endpoint('GET /api/customer-reviews/published', {
  summary:
    'Guest reviews, as the home page shows them: pinned first, then by order of display, then the newest',
  response: z.array(PublishedReview),
})

export const listReviews = endpoint('GET /api/customer-reviews', {
  summary: 'All reviews, published or not: pinned first, then the newest',
  response: z.array(CustomerReview),
})

export const createReview = endpoint('POST /api/customer-reviews', {
  summary: 'Adds a review and publishes it; there are 12 at most',
  body: ReviewInput,
  bodyLimit: maxBytes,
  status: 201,
  response: CustomerReview,
  problems: pictureProblems,
  codes: ['reviews.too-many', ...inputCodes],
})

export const changeReview = endpoint('PATCH /api/customer-reviews/:id', {
  summary: 'Changes a review, publishes it or takes it back',
  params: ofOne.params,
  body: ReviewChange,
  bodyLimit: maxBytes,
  response: CustomerReview,
  problems: { ...ofOne.problems, ...pictureProblems, 409: 'Somebody else has changed it meanwhile' },
  codes: ['reviews.not-found', 'reviews.stale', ...inputCodes],
})

export const pinReview = endpoint('PATCH /api/customer-reviews/:id/pin', {
  summary: 'Pins a review, or takes the pin off',
  ...ofOne,
  response: CustomerReview,
})

export const deleteReview = endpoint('DELETE /api/customer-reviews/:id', {
  summary: 'Deletes a review for good',
  ...ofOne,
})
