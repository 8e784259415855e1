import {
  boolean,
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

import { idempotencyTable } from '#src/server/database/idempotency.ts'
import type { AuditedThing } from '#src/features/audit/server/audit.ts'
import { ReservationSource, ReservationStatus } from '../contract/reservation.ts'

export const reservationStatus = pgEnum('reservation_status', ReservationStatus.enum)

/** Who entered the reservation: a guest on the site, staff for a guest on the phone, or a paired device. */
export const reservationSource = pgEnum('reservation_source', ReservationSource.enum)

/** The columns of a reservation that both tables have, the live table and the archive. */
export const reservationColumns = {
  id: text().primaryKey(),
  name: text().notNull(),
  email: text(),
  /** E.164. */
  phone: text().notNull(),
  /**
   * The date and time agreed with the guest: YYYY-MM-DD and HH:mm as the clock in the restaurant shows them. They contain no time
   * zone, so they are stored as texts and not as an instant.
   */
  date: text().notNull(),
  time: text().notNull(),
  guests: integer().notNull(),
  specialRequests: text('special_requests'),
  status: reservationStatus().notNull().default('pending'),
  source: reservationSource().notNull().default('web'),
  /**
   * True if the booking was above a limit that the owner has set: the restaurant must call the guest before it confirms the
   * reservation.
   */
  needsCall: boolean('needs_call').notNull().default(false),
  /**
   * The id of the user who entered the reservation; null if the guest made it on the site. The id stays even if the user is
   * deleted.
   */
  createdBy: text('created_by'),
  /** The reason that staff have given for booking although no seats were left. */
  overCapacityReason: text('over_capacity_reason'),
  /** The table that staff have assigned to the guests. */
  tableLabel: text('table_label'),
  /** When staff marked the guests as arrived or as a no-show. At most one of these two times is set. */
  arrivedAt: timestamp('arrived_at', { withTimezone: true }),
  noShowAt: timestamp('no_show_at', { withTimezone: true }),
  /** The language in which the guest booked, and in which the restaurant's messages to the guest are written. */
  language: text({ enum: ['vi', 'en'] })
    .notNull()
    .default('vi'),
  /**
   * The secret token in the guest's link, which opens the ticket and cannot be guessed. It is not the id, because staff see the id.
   */
  ticketToken: text('ticket_token').notNull(),
  createdAt: timestamp('created_at', { withTimezone: true }).notNull().defaultNow(),
  updatedAt: timestamp('updated_at', { withTimezone: true }).notNull().defaultNow(),
}

export const reservationTable = pgTable('reservations', reservationColumns, (table) => [
  index('reservations_date').on(table.date, table.time),
  index('reservations_created_at').on(table.createdAt, table.id),
  // This index finds the open reservations with a phone number.
  index('reservations_open_phone')
    .on(table.phone)
    .where(sql`status in ('pending', 'confirmed')`),
  // This index finds all reservations with a phone number, the newest first.
  index('reservations_phone').on(table.phone, table.createdAt),
  index('reservations_status').on(table.status, table.createdAt, table.id),
  // With this index PostgreSQL counts a period's reservations by status without reading the table.
  index('reservations_counts').on(table.createdAt, table.status),
  uniqueIndex('reservations_ticket_token').on(table.ticketToken),
  check('reservations_date_plain', sql`${table.date} ~ '^\\d{4}-\\d{2}-\\d{2}$'`),
  check('reservations_time_plain', sql`${table.time} ~ '^\\d{2}:\\d{2}$'`),
  check('reservations_guests', sql`${table.guests} between 1 and 50`),
])

/** Tells the audit log which fields of a reservation its entries contain. */
export const auditedReservation: AuditedThing<keyof typeof reservationTable.$inferSelect> = {
  kind: 'reservation',
  list: 'reservations',
  isPublic: false,
  fields: {
    name: 'masked',
    email: 'masked',
    phone: 'masked',
    date: 'shown',
    time: 'shown',
    guests: 'shown',
    specialRequests: 'masked',
    status: 'shown',
    source: 'shown',
    needsCall: 'shown',
    overCapacityReason: 'masked',
    createdBy: 'shown',
    tableLabel: 'shown',
    arrivedAt: 'shown',
    noShowAt: 'shown',
    language: 'shown',
    ticketToken: 'masked',
  },
}

/** The idempotency keys of reservations, so that a request that is sent twice books only one table. */
export const reservationIdempotencyTable = idempotencyTable('reservation_idempotency_keys', 'reservation_id')
