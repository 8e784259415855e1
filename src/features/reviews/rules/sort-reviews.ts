interface SortableReview {
  readonly id: string
  readonly isPinned: boolean
  readonly displayOrder: number
  readonly createdAt: Date
}

/** The order of the public grid: pinned first, then by order of display, then the newest. */
export function sortReviews<Review extends SortableReview>(reviews: readonly Review[]): Review[] {
  return reviews.toSorted(
    (a, b) =>
      Number(b.isPinned) - Number(a.isPinned) ||
      a.displayOrder - b.displayOrder ||
      b.createdAt.getTime() - a.createdAt.getTime() ||
      // Two of one moment must not change places from one reading to the next.
      (a.id < b.id ? -1 : 1),
  )
}
