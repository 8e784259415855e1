import type { CustomerReview } from '../contract/customer-review.ts'
import type { StoredReview } from './review-store.ts'

/** Turns a stored review into the form for the office. */
export function presentReview(review: StoredReview): CustomerReview {
  return {
    ...review,
    pinnedAt: review.pinnedAt?.toISOString() ?? null,
    createdAt: review.createdAt.toISOString(),
    updatedAt: review.updatedAt.toISOString(),
  }
}
