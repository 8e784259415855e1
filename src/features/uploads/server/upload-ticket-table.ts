import { index, pgTable, text, timestamp } from 'drizzle-orm/pg-core'

/** The addresses to which files may be sent. A row is useless once its address has expired. */
export const uploadTicketTable = pgTable(
  'upload_tickets',
  {
    /** The key of the object that will be stored. */
    key: text().primaryKey(),
    /** The secret with which the address is signed, so that no server needs a secret of its own. */
    secret: text().notNull(),
    createdAt: timestamp('created_at', { withTimezone: true }).notNull(),
    /** Set while a request stores its file. If that request was killed, it holds the ticket only for a short time. */
    storingSince: timestamp('storing_since', { withTimezone: true }),
    completedAt: timestamp('completed_at', { withTimezone: true }),
  },
  (table) => [index('upload_tickets_created_at').on(table.createdAt)],
)
