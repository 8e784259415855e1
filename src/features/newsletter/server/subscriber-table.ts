import { sql } from 'drizzle-orm'
import { index, pgTable, text, timestamp, uniqueIndex } from 'drizzle-orm/pg-core'

import type { AuditedThing } from '#src/features/audit/server/audit.ts'

/** The people who get the newsletter. A person who unsubscribes is deleted. */
export const subscriberTable = pgTable(
  'newsletter_subscribers',
  {
    id: text().primaryKey(),
    email: text().notNull(),
    language: text({ enum: ['vi', 'en'] }).notNull(),
    /** The random part of the link that ends the subscription. Only the subscriber and admins see the link. */
    unsubscribeToken: text('unsubscribe_token').notNull(),
    createdAt: timestamp('created_at', { withTimezone: true }).notNull(),
  },
  (table) => [
    // Mail providers treat upper and lower case alike, so two addresses that differ only in case count as the same.
    uniqueIndex('newsletter_subscribers_email').on(sql`lower(${table.email})`),
    uniqueIndex('newsletter_subscribers_token').on(table.unsubscribeToken),
    index('newsletter_subscribers_created_at').on(table.createdAt, table.id),
  ],
)

/** The fields of a subscriber that audit entries contain. */
export const auditedSubscriber: AuditedThing<keyof typeof subscriberTable.$inferSelect> = {
  kind: 'newsletter-subscriber',
  list: undefined,
  isPublic: false,
  fields: {
    email: 'masked',
    language: 'shown',
    unsubscribeToken: 'masked',
  },
}
