import type { Queries } from '#src/server/database/connection.ts'
import { objectReferences } from '#src/server/storage/object-references.ts'
import { findPublishedReviews } from './review-store.ts'
import { customerReviewTable } from './review-table.ts'

/** A review in the form in which it is loaded into a database; times are ISO texts. */
export type ReviewSeed = Omit<
  typeof customerReviewTable.$inferInsert,
  'createdAt' | 'updatedAt' | 'pinnedAt'
> & { readonly createdAt: string; readonly pinnedAt: string | null }

/** Writes reviews unchanged, when a restaurant is loaded into an empty database. */
export async function seedReviews(db: Queries, reviews: readonly ReviewSeed[]): Promise<void> {
  await db.insert(customerReviewTable).values(
    reviews.map((review) => ({
      ...review,
      createdAt: new Date(review.createdAt),
      updatedAt: new Date(review.createdAt),
      pinnedAt: review.pinnedAt === null ? null : new Date(review.pinnedAt),
    })),
  )
}

/** The published reviews, which guests can see. */
export function publishedReviews(db: Queries): Promise<readonly { customerTitle: string }[]> {
  return findPublishedReviews(db)
}

/**
 * The stored reviews as texts, if they refer to uploaded avatars. The cleanup of unused uploads keeps the avatars whose addresses
 * are in these texts.
 */
export function reviewReferences(db: Queries): Promise<readonly string[]> {
  return objectReferences(db, customerReviewTable)
}
