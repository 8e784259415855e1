import { eq } from 'drizzle-orm'

import { notFound } from '#src/kernel/problem.ts'
import type { Queries } from '#src/server/database/connection.ts'
import { customerReviewTable } from './review-table.ts'

export type StoredReview = typeof customerReviewTable.$inferSelect
type NewReview = typeof customerReviewTable.$inferInsert

export function findPublishedReviews(db: Queries): Promise<StoredReview[]> {
  return db.select().from(customerReviewTable).where(eq(customerReviewTable.isPublished, true))
}

/** All reviews, published or not. There are at most twelve. */
export function findReviews(db: Queries): Promise<StoredReview[]> {
  return db.select().from(customerReviewTable)
}

/** Returns the review of this id and locks it until the transaction ends. Throws 404 if there is none. */
export async function lockReview(tx: Queries, id: string): Promise<StoredReview> {
  const [review] = await tx
    .select()
    .from(customerReviewTable)
    .where(eq(customerReviewTable.id, id))
    .for('update')
  if (!review) throw notFound('reviews.not-found', 'There is no such review')
  return review
}

export async function insertReview(tx: Queries, review: NewReview): Promise<StoredReview> {
  const [stored] = await tx.insert(customerReviewTable).values(review).returning()
  if (!stored) throw new Error('PostgreSQL returned no row that it has inserted')
  return stored
}

export async function updateReview(
  tx: Queries,
  id: string,
  change: Partial<NewReview>,
): Promise<StoredReview> {
  const [stored] = await tx
    .update(customerReviewTable)
    .set(change)
    .where(eq(customerReviewTable.id, id))
    .returning()
  if (!stored) throw new Error('A locked review is gone')
  return stored
}

export async function removeReview(tx: Queries, id: string): Promise<void> {
  await tx.delete(customerReviewTable).where(eq(customerReviewTable.id, id))
}
