import { searchWords } from '#src/kernel/search-query.ts'
import { foldText } from '#src/kernel/text.ts'

interface OfficeReview {
  readonly id: string
  readonly customerName: string
  readonly customerNameVi: string | null
  readonly customerTitle: string
  readonly customerTitleVi: string | null
  readonly review: string
  readonly reviewVi: string | null
  readonly isPinned: boolean
  readonly isPublished: boolean
  /** An ISO instant. */
  readonly createdAt: string
}

/** Sorts reviews for admins: pinned reviews first, then the newest. */
export function sortForOffice<Review extends OfficeReview>(reviews: readonly Review[]): Review[] {
  return reviews.toSorted(
    (a, b) =>
      Number(b.isPinned) - Number(a.isPinned) ||
      Date.parse(b.createdAt) - Date.parse(a.createdAt) ||
      // If two reviews were added at the same moment, the ids decide, so that the order is the same in every response.
      (a.id < b.id ? -1 : 1),
  )
}

export const publishedFilters = ['all', 'published', 'hidden'] as const

interface ReviewFilter {
  readonly q: string
  readonly published: (typeof publishedFilters)[number]
}

/**
 * The reviews that match a search text: each of its words occurs in the guest's name, title or text in either language. Upper and
 * lower case are equal, and so are letters with and without diacritics.
 */
export function filterReviews<Review extends OfficeReview>(
  reviews: readonly Review[],
  { q, published }: ReviewFilter,
): Review[] {
  const words = searchWords(q)
  return reviews.filter((review) => {
    if (published !== 'all' && review.isPublished !== (published === 'published')) return false
    const text = foldText(textOf(review))
    return words.every((word) => text.includes(word))
  })
}

function textOf(review: OfficeReview): string {
  const { customerName, customerNameVi, customerTitle, customerTitleVi } = review
  return [customerName, customerNameVi, customerTitle, customerTitleVi, review.review, review.reviewVi].join(
    '\n',
  )
}

/** True if readers of Vietnamese get the English text of the review, because the Vietnamese text is empty. */
export function lacksVietnamese({ reviewVi }: Pick<OfficeReview, 'reviewVi'>): boolean {
  return !reviewVi?.trim()
}
