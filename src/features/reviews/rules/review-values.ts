import type { CustomerReview } from '../contract/customer-review.ts'

/** What stands in the form of a review; the place is typed. */
export type ReviewValues = {
  customerName: string
  customerNameVi: string
  customerTitle: string
  customerTitleVi: string
  rating: number
  review: string
  reviewVi: string
  avatarUrl: string
  displayOrder: string
  isPublished: boolean
}

/** An empty form: five stars, and the title that guests have without one. */
export const newReviewValues: ReviewValues = {
  customerName: '',
  customerNameVi: '',
  customerTitle: 'Khách hàng',
  customerTitleVi: '',
  rating: 5,
  review: '',
  reviewVi: '',
  avatarUrl: '',
  displayOrder: '',
  isPublished: true,
}

export function reviewValues(review: CustomerReview): ReviewValues {
  return {
    customerName: review.customerName,
    customerNameVi: review.customerNameVi ?? '',
    customerTitle: review.customerTitle,
    customerTitleVi: review.customerTitleVi ?? '',
    rating: review.rating,
    review: review.review,
    reviewVi: review.reviewVi ?? '',
    avatarUrl: review.avatarUrl ?? '',
    displayOrder: String(review.displayOrder),
    isPublished: review.isPublished,
  }
}
