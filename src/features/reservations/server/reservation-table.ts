import {
  bigint,
  check,
  index,
  integer,
  pgEnum,
  pgTable,
  text,
  timestamp,
  uniqueIndex,
} from 'drizzle-orm/pg-core'
import { sql } from 'drizzle-orm'

import { idempotencyColumns } from '#src/server/database/idempotency.ts'

export const reservationStatus = pgEnum('reservation_status', [
  'pending',
  'confirmed',
  'completed',
  'cancelled',
])

export const reservationTable = pgTable(
  'reservations',
  {
    id: text().primaryKey(),
    name: text().notNull(),
    email: text(),
    /** E.164. */
    phone: text().notNull(),
    /** Restaurant-local YYYY-MM-DD and HH:mm: what was agreed, not an instant. */
    date: text().notNull(),
    time: text().notNull(),
    guests: integer().notNull(),
    specialRequests: text('special_requests'),
    status: reservationStatus().notNull().default('pending'),
    /** The language the guest booked in, for what we write to them. */
    language: text({ enum: ['vi', 'en'] })
      .notNull()
      .default('vi'),
    /** Opens the ticket; unguessable and not the id, which staff see. */
    ticketToken: text('ticket_token').notNull(),
    createdAt: timestamp('created_at', { withTimezone: true }).notNull().defaultNow(),
    updatedAt: timestamp('updated_at', { withTimezone: true }).notNull().defaultNow(),
  },
  (table) => [
    index('reservations_date').on(table.date, table.time),
    index('reservations_created_at').on(table.createdAt, table.id),
    index('reservations_status').on(table.status),
    uniqueIndex('reservations_ticket_token').on(table.ticketToken),
    check('reservations_date_plain', sql`${table.date} ~ '^\\d{4}-\\d{2}-\\d{2}$'`),
    check('reservations_time_plain', sql`${table.time} ~ '^\\d{2}:\\d{2}$'`),
    check('reservations_guests', sql`${table.guests} between 1 and 50`),
  ],
)

/** Keys of reservations already made, so that a request sent twice books one table. */
export const reservationIdempotencyTable = pgTable(
  'reservation_idempotency_keys',
  idempotencyColumns('reservation_id'),
  (table) => [index('reservation_idempotency_created_at').on(table.createdAt)],
)

/** Who set which status when. */
export const reservationStatusLogTable = pgTable(
  'reservation_status_log',
  {
    id: bigint({ mode: 'number' }).primaryKey().generatedAlwaysAsIdentity(),
    reservationId: text('reservation_id')
      .notNull()
      .references(() => reservationTable.id, { onDelete: 'cascade' }),
    fromStatus: reservationStatus('from_status').notNull(),
    toStatus: reservationStatus('to_status').notNull(),
    /** The user's id, or "guest" for the holder of the ticket; it outlives the user, so that the log stays true. */
    changedBy: text('changed_by').notNull(),
    changedAt: timestamp('changed_at', { withTimezone: true }).notNull(),
  },
  (table) => [index('reservation_status_log_reservation_id').on(table.reservationId)],
)
