import { sql } from 'drizzle-orm'
import { boolean, check, integer, pgTable, text, timestamp } from 'drizzle-orm/pg-core'

import { advisoryLocks } from '#src/server/database/advisory-locks.ts'
import type { AuditedThing } from '#src/features/audit/server/audit.ts'

/** A table of guest reviews, which admins enter in the office. */
export const customerReviewTable = pgTable(
  'customer_reviews',
  {
    id: text().primaryKey(),
    customerName: text('customer_name').notNull(),
    customerNameVi: text('customer_name_vi'),
    customerTitle: text('customer_title').notNull().default('Khách hàng'),
    customerTitleVi: text('customer_title_vi'),
    rating: integer().notNull().default(5),
    review: text().notNull(),
    reviewVi: text('review_vi'),
    avatarUrl: text('avatar_url'),
    isPublished: boolean('is_published').notNull().default(false),
    isPinned: boolean('is_pinned').notNull().default(false),
    pinnedAt: timestamp('pinned_at', { withTimezone: true }),
    displayOrder: integer('display_order').notNull().default(0),
    createdAt: timestamp('created_at', { withTimezone: true }).notNull().defaultNow(),
    updatedAt: timestamp('updated_at', { withTimezone: true }).notNull().defaultNow(),
  },
  (table) => [check('customer_reviews_rating', sql`${table.rating} between 1 and 5`)],
)

/** Tells the audit log which fields of a review its entries contain. The review's author and text are left out. */
export const auditedReview: AuditedThing<keyof typeof customerReviewTable.$inferSelect> = {
  kind: 'review',
  list: 'reviews',
  isPublic: true,
  lock: advisoryLocks.reviews,
  fields: {
    customerName: 'masked',
    customerNameVi: 'masked',
    customerTitle: 'masked',
    customerTitleVi: 'masked',
    rating: 'shown',
    review: 'masked',
    reviewVi: 'masked',
    avatarUrl: 'masked',
    isPublished: 'shown',
    isPinned: 'shown',
    // Audit entries leave out this field, because `isPinned` and the entry's own time already tell when the review was pinned.
    pinnedAt: 'ignored',
    displayOrder: 'shown',
  },
}
