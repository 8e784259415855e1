import { eq } from 'drizzle-orm'

import { notFound } from '#src/kernel/problem.ts'
import type { Queries } from '#src/server/database/connection.ts'
import { customerReviewTable } from './review-table.ts'

export type StoredReview = typeof customerReviewTable.$inferSelect

export function findPublishedReviews(db: Queries): Promise<StoredReview[]> {
  return db.select().from(customerReviewTable).where(eq(customerReviewTable.isPublished, true))
}

/** All reviews, published or not. There are at most twelve. */
export function findReviews(db: Queries): Promise<StoredReview[]> {
  return db.select().from(customerReviewTable)
}

/** Returns the review with this id and locks it until the transaction ends. Throws 404 if it does not exist. */
export async function lockReview(tx: Queries, id: string): Promise<StoredReview> {
  const [review] = await tx
    .select()
    .from(customerReviewTable)
    .where(eq(customerReviewTable.id, id))
    .for('update')
  if (!review) throw notFound('reviews.not-found', 'There is no such review')
  return review
}
