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

/** The order in which admins see the reviews: pinned first, then the newest. */
export function sortForOffice<Review extends OfficeReview>(reviews: readonly Review[]): Review[] {
  return reviews.toSorted(
    (a, b) =>
      Number(b.isPinned) - Number(a.isPinned) ||
      Date.parse(b.createdAt) - Date.parse(a.createdAt) ||
      // If two reviews were added at the same moment, the id decides, so that their order is the same in every response.
      (a.id < b.id ? -1 : 1),
  )
}

export const publishedFilters = ['all', 'published', 'hidden'] as const

interface ReviewFilter {
  readonly q: string
  readonly published: (typeof publishedFilters)[number]
}

/**
 * The reviews that match the search: each word occurs in the guest's name, title or text in either language, in upper or lower
 * case, with or without diacritics.
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

/** True if guests who read Vietnamese get the English text of the review, because the Vietnamese text is empty. */
export function lacksVietnamese({ reviewVi }: Pick<OfficeReview, 'reviewVi'>): boolean {
  return !reviewVi?.trim()
}
