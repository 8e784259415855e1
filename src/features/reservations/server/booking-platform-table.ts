import { sql } from 'drizzle-orm'
import { boolean, check, integer, jsonb, pgTable, text, timestamp, uniqueIndex } from 'drizzle-orm/pg-core'

import { reservationStatus } from './reservation-table.ts'

/** A table for reservations from other booking platforms. No code reads or writes it yet. */
export const thirdPartyBookingTable = pgTable(
  'third_party_bookings',
  {
    id: text().primaryKey(),
    platform: text().notNull(),
    /** The reservation's id on the other platform. */
    externalId: text('external_id').notNull(),
    customerName: text('customer_name').notNull(),
    customerEmail: text('customer_email'),
    customerPhone: text('customer_phone'),
    /** When the guests come: YYYY-MM-DD and HH:mm in the restaurant's time zone. */
    date: text().notNull(),
    time: text().notNull(),
    guests: integer().notNull(),
    specialRequests: text('special_requests'),
    status: reservationStatus().notNull().default('pending'),
    syncedAt: timestamp('synced_at', { withTimezone: true }).notNull().defaultNow(),
    createdAt: timestamp('created_at', { withTimezone: true }).notNull().defaultNow(),
  },
  (table) => [
    uniqueIndex('third_party_bookings_external').on(table.platform, table.externalId),
    check('third_party_bookings_date_plain', sql`${table.date} ~ '^\\d{4}-\\d{2}-\\d{2}$'`),
    check('third_party_bookings_time_plain', sql`${table.time} ~ '^\\d{2}:\\d{2}$'`),
    check('third_party_bookings_guests', sql`${table.guests} between 1 and 50`),
  ],
)

/** A table for the settings of connections to other booking platforms. No code reads or writes it yet. */
export const integrationSettingTable = pgTable(
  'integration_settings',
  {
    id: text().primaryKey(),
    platform: text().notNull(),
    apiKey: text('api_key'),
    apiSecret: text('api_secret'),
    webhookUrl: text('webhook_url'),
    isActive: boolean('is_active').notNull().default(false),
    settings: jsonb().$type<Readonly<Record<string, unknown>>>().notNull().default({}),
    lastSyncAt: timestamp('last_sync_at', { withTimezone: true }),
    createdAt: timestamp('created_at', { withTimezone: true }).notNull().defaultNow(),
    updatedAt: timestamp('updated_at', { withTimezone: true }).notNull().defaultNow(),
  },
  (table) => [
    uniqueIndex('integration_settings_platform').on(table.platform),
    // The database accepts keys and secrets only if they are encrypted.
    check('integration_settings_key_encrypted', sql`${table.apiKey} like 'encrypted:%'`),
    check('integration_settings_secret_encrypted', sql`${table.apiSecret} like 'encrypted:%'`),
  ],
)
