interface SortableReview {
  readonly id: string
  readonly isPinned: boolean
  readonly displayOrder: number
  readonly createdAt: Date
}

/** The order of the public grid: pinned first, then by display order, then the newest. */
export function sortReviews<Review extends SortableReview>(reviews: readonly Review[]): Review[] {
  return reviews.toSorted(
    (a, b) =>
      Number(b.isPinned) - Number(a.isPinned) ||
      a.displayOrder - b.displayOrder ||
      b.createdAt.getTime() - a.createdAt.getTime() ||
      // Two reviews that were made at the same moment must keep their order in every response.
      (a.id < b.id ? -1 : 1),
  )
}
