import { index, pgTable, text, timestamp } from 'drizzle-orm/pg-core'

/**
 * A table of upload tickets: each row is for one signed address to which a file may be sent. A row is useless once its address has
 * expired.
 */
export const uploadTicketTable = pgTable(
  'upload_tickets',
  {
    /** The key under which the file will be stored. */
    key: text().primaryKey(),
    /** The secret with which this address is signed. Each address has its own secret, so the servers need no common secret. */
    secret: text().notNull(),
    createdAt: timestamp('created_at', { withTimezone: true }).notNull(),
    /**
     * When a request began to store its file. If the server is killed during that request, the ticket stays taken only for a short
     * time.
     */
    storingSince: timestamp('storing_since', { withTimezone: true }),
    completedAt: timestamp('completed_at', { withTimezone: true }),
  },
  (table) => [index('upload_tickets_created_at').on(table.createdAt)],
)
