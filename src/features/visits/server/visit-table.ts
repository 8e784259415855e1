import { sql } from 'drizzle-orm'
import { check, index, integer, pgTable, text, timestamp, uniqueIndex } from 'drizzle-orm/pg-core'

import type { AuditedThing } from '#src/features/audit/server/audit.ts'

/**
 * A table of visits: a visit is a party's stay at a table, with everything that the party orders. Orders store the id of their
 * visit.
 */
export const visitTable = pgTable(
  'table_visits',
  {
    id: text().primaryKey(),
    /** The label of the restaurant table, as staff have typed it or as its QR code contains it. */
    tableLabel: text('table_label').notNull(),
    /** Equal keys mean the same restaurant table (`tableKey` of the kernel). */
    tableKey: text('table_key').notNull(),
    openedAt: timestamp('opened_at', { withTimezone: true }).notNull(),
    /** The id of the user who opened the visit; null if a guest's order opened it. */
    openedBy: text('opened_by'),
    /** The number of guests. Null if nobody has entered it; the visit then holds no seats. */
    guests: integer(),
    /** The id of the booking of the party that sits at the table. If it is set, the booking holds the seats and not the visit. */
    reservationId: text('reservation_id'),
    closedAt: timestamp('closed_at', { withTimezone: true }),
    /** When the orders of the visit were last paid together. */
    paidAt: timestamp('paid_at', { withTimezone: true }),
    /** When something last happened in the visit: it was opened or changed, or one of its orders was placed or changed. */
    updatedAt: timestamp('updated_at', { withTimezone: true }).notNull(),
  },
  (table) => [
    // A restaurant table has at most one open visit, even if many orders arrive at several servers at once.
    uniqueIndex('table_visits_open')
      .on(table.tableKey)
      .where(sql`closed_at is null`),
    index('table_visits_opened_at').on(table.openedAt),
    check('table_visits_guests', sql`${table.guests} between 1 and 200`),
  ],
)

/** Tells the audit log which fields of a visit it records. */
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
