import { z } from 'zod'

import { endpoint } from '#src/kernel/endpoint.ts'
import { RowId } from '#src/kernel/text-field.ts'
import { pictureLinkCodes } from '#src/features/uploads/contract/picture-link.ts'
import { CustomerReview, PublishedReview } from './customer-review.ts'
import { ReviewChange, ReviewInput } from './review-input.ts'

const tag = 'Reviews'
const params = z.object({ id: RowId })
/** An avatar of 10 MB as text, and the rest. */
const maxBytes = 15 * 1024 * 1024
const problemsOfOne = { 404: 'No such review' } as const

export const listPublishedReviews = endpoint({
  method: 'GET',
  path: '/api/customer-reviews/published',
  summary:
    'Guest reviews, as the home page shows them: pinned first, then by order of display, then the newest',
  tag,
  response: z.array(PublishedReview),
})

export const listReviews = endpoint({
  method: 'GET',
  path: '/api/customer-reviews',
  summary: 'All reviews, published or not: pinned first, then the newest',
  tag,
  response: z.array(CustomerReview),
})

export const createReview = endpoint({
  method: 'POST',
  path: '/api/customer-reviews',
  summary: 'Adds a review and publishes it; there are 12 at most',
  tag,
  body: ReviewInput,
  bodyLimit: maxBytes,
  status: 201,
  response: CustomerReview,
  problems: { 413: 'The picture is too large', 503: 'The picture cannot be stored for now' },
  codes: [
    'reviews.too-many',
    'reviews.order-invalid',
    'reviews.avatar-unknown',
    'reviews.avatar-invalid',
    'reviews.avatar-too-large',
    ...pictureLinkCodes,
  ],
})

export const changeReview = endpoint({
  method: 'PATCH',
  path: '/api/customer-reviews/:id',
  summary: 'Changes a review, publishes it or takes it back',
  tag,
  params,
  body: ReviewChange,
  bodyLimit: maxBytes,
  response: CustomerReview,
  problems: {
    ...problemsOfOne,
    409: 'Somebody else has changed it meanwhile',
    413: 'The picture is too large',
    503: 'The picture cannot be stored for now',
  },
  codes: [
    'reviews.not-found',
    'reviews.stale',
    'reviews.order-invalid',
    'reviews.avatar-unknown',
    'reviews.avatar-invalid',
    'reviews.avatar-too-large',
    ...pictureLinkCodes,
  ],
})

export const pinReview = endpoint({
  method: 'PATCH',
  path: '/api/customer-reviews/:id/pin',
  summary: 'Pins a review, or takes the pin off',
  tag,
  params,
  response: CustomerReview,
  problems: problemsOfOne,
  codes: ['reviews.not-found'],
})

export const deleteReview = endpoint({
  method: 'DELETE',
  path: '/api/customer-reviews/:id',
  summary: 'Deletes a review for good',
  tag,
  params,
  problems: problemsOfOne,
  codes: ['reviews.not-found'],
})
