import { eq } from 'drizzle-orm'

import type { Queries } from '#src/server/database/connection.ts'
import { customerReviewTable } from './review-table.ts'

export type StoredReview = typeof customerReviewTable.$inferSelect

export function findPublishedReviews(db: Queries): Promise<StoredReview[]> {
  return db.select().from(customerReviewTable).where(eq(customerReviewTable.isPublished, true))
}
