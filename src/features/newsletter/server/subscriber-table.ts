import { sql } from 'drizzle-orm'
import { index, pgTable, text, timestamp, uniqueIndex } from 'drizzle-orm/pg-core'

import type { AuditedThing } from '#src/features/audit/server/audit.ts'

/** Who gets the newsletter. Who unsubscribes is deleted. */
export const subscriberTable = pgTable(
  'newsletter_subscribers',
  {
    id: text().primaryKey(),
    email: text().notNull(),
    language: text({ enum: ['vi', 'en'] }).notNull(),
    /** In the link that ends the subscription; only who gets the newsletter knows it. */
    unsubscribeToken: text('unsubscribe_token').notNull(),
    createdAt: timestamp('created_at', { withTimezone: true }).notNull(),
  },
  (table) => [
    // Mail providers do not tell capitals apart.
    uniqueIndex('newsletter_subscribers_email').on(sql`lower(${table.email})`),
    uniqueIndex('newsletter_subscribers_token').on(table.unsubscribeToken),
    index('newsletter_subscribers_created_at').on(table.createdAt, table.id),
  ],
)

/** What audit entries hold of a subscriber. */
export const auditedSubscriber: AuditedThing<keyof typeof subscriberTable.$inferSelect> = {
  kind: 'newsletter-subscriber',
  list: undefined,
  isPublic: false,
  fields: {
    id: 'ignored',
    email: 'masked',
    language: 'shown',
    unsubscribeToken: 'masked',
    createdAt: 'ignored',
  },
}
