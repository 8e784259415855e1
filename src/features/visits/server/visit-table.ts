import { sql } from 'drizzle-orm'
import { check, index, integer, pgTable, text, timestamp, uniqueIndex } from 'drizzle-orm/pg-core'

import type { AuditedThing } from '#src/features/audit/server/audit.ts'

/** The visits of parties at tables, each with all that the party orders. Orders store the id of their visit. */
export const visitTable = pgTable(
  'table_visits',
  {
    id: text().primaryKey(),
    /** The table's name, as staff typed it or from its QR code. */
    tableLabel: text('table_label').notNull(),
    /** The label in lower case without diacritics. Equal keys mean the same table. */
    tableKey: text('table_key').notNull(),
    openedAt: timestamp('opened_at', { withTimezone: true }).notNull(),
    /** The id of the user who opened the visit; null if an order opened it. */
    openedBy: text('opened_by'),
    /** Null if nobody has entered the number of guests; the visit then takes no seats. */
    guests: integer(),
    /** The booking of the party that sits here. In this case the booking takes the seats, not the visit. */
    reservationId: text('reservation_id'),
    closedAt: timestamp('closed_at', { withTimezone: true }),
    /** When its orders were last paid together. */
    paidAt: timestamp('paid_at', { withTimezone: true }),
    /** When something last happened: the visit was opened or changed, or one of its orders was placed or changed. */
    updatedAt: timestamp('updated_at', { withTimezone: true }).notNull(),
  },
  (table) => [
    // However many orders arrive at once, at every server, a table has one open visit at most.
    uniqueIndex('table_visits_open')
      .on(table.tableKey)
      .where(sql`closed_at is null`),
    index('table_visits_opened_at').on(table.openedAt),
    check('table_visits_guests', sql`${table.guests} between 1 and 200`),
  ],
)

/** What audit entries store about a visit. */
export const auditedVisit: AuditedThing<keyof typeof visitTable.$inferSelect> = {
  kind: 'table-visit',
  list: 'orders',
  isPublic: false,
  fields: {
    tableLabel: 'masked',
    tableKey: 'ignored',
    openedAt: 'shown',
    openedBy: 'shown',
    guests: 'shown',
    reservationId: 'shown',
    closedAt: 'shown',
    paidAt: 'shown',
  },
}
