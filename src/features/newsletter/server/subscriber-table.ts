import { sql } from 'drizzle-orm'
import { index, pgTable, text, timestamp, uniqueIndex } from 'drizzle-orm/pg-core'

import type { AuditedThing } from '#src/features/audit/server/audit.ts'

/** The people who get the newsletter. When a person unsubscribes, the row is deleted. */
export const subscriberTable = pgTable(
  'newsletter_subscribers',
  {
    id: text().primaryKey(),
    email: text().notNull(),
    language: text({ enum: ['vi', 'en'] }).notNull(),
    /** The random part of the link that ends the subscription. Only admins and the subscriber get this link. */
    unsubscribeToken: text('unsubscribe_token').notNull(),
    createdAt: timestamp('created_at', { withTimezone: true }).notNull(),
  },
  (table) => [
    // Mail providers ignore upper and lower case. So two addresses that differ only in case count as one.
    uniqueIndex('newsletter_subscribers_email').on(sql`lower(${table.email})`),
    uniqueIndex('newsletter_subscribers_token').on(table.unsubscribeToken),
    index('newsletter_subscribers_created_at').on(table.createdAt, table.id),
  ],
)

/** What the audit log stores about a subscriber. */
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
