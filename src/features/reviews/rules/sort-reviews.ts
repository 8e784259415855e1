interface SortableReview {
  readonly id: string
  readonly isPinned: boolean
  readonly displayOrder: number
  readonly createdAt: Date
}

/** Sorts reviews for the home page: pinned reviews first, then by the place that admins have given, then the newest. */
export function sortReviews<Review extends SortableReview>(reviews: readonly Review[]): Review[] {
  return reviews.toSorted(
    (a, b) =>
      Number(b.isPinned) - Number(a.isPinned) ||
      a.displayOrder - b.displayOrder ||
      b.createdAt.getTime() - a.createdAt.getTime() ||
      // If two reviews were added at the same moment, the ids decide, so that the order is the same in every response.
      (a.id < b.id ? -1 : 1),
  )
}
