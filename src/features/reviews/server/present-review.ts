import type { CustomerReview } from '../contract/customer-review.ts'
import type { StoredReview } from './review-store.ts'

/** A review as the office gets it. */
export function presentReview(review: StoredReview): CustomerReview {
  return {
    ...review,
    pinnedAt: review.pinnedAt?.toISOString() ?? null,
    createdAt: review.createdAt.toISOString(),
    updatedAt: review.updatedAt.toISOString(),
  }
}
