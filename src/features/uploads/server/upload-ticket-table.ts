import { index, pgTable, text, timestamp } from 'drizzle-orm/pg-core'

/** The addresses that files may be sent to. A row is of no use once its address has expired. */
export const uploadTicketTable = pgTable(
  'upload_tickets',
  {
    /** The key of the object that will be stored. */
    key: text().primaryKey(),
    /** What its address is signed with, so that no server needs a secret of its own. */
    secret: text().notNull(),
    createdAt: timestamp('created_at', { withTimezone: true }).notNull(),
    /** While a request stores its file; one that was killed holds the ticket for a short time only. */
    storingSince: timestamp('storing_since', { withTimezone: true }),
    completedAt: timestamp('completed_at', { withTimezone: true }),
  },
  (table) => [index('upload_tickets_created_at').on(table.createdAt)],
)
