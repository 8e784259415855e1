import { sql } from 'drizzle-orm'
import { check, index, integer, pgTable, text, timestamp, uniqueIndex } from 'drizzle-orm/pg-core'

/**
 * The office screens that show orders, and the time of each screen's last report. The table does not contain who uses these
 * screens.
 */
export const presentScreenTable = pgTable(
  'present_screens',
  {
    /** A random id, which the screen has made. */
    id: text().primaryKey(),
    seenAt: timestamp('seen_at', { withTimezone: true }).notNull(),
  },
  (table) => [index('present_screens_seen_at').on(table.seenAt)],
)

/** Since when at least one server has been running without a long break. The table has only one row. */
export const serverUptimeTable = pgTable(
  'server_uptime',
  {
    id: integer().primaryKey().default(1),
    upSince: timestamp('up_since', { withTimezone: true }).notNull(),
    /** When a server last recorded that it is running. */
    notedAt: timestamp('noted_at', { withTimezone: true }).notNull(),
  },
  (table) => [check('server_uptime_one', sql`${table.id} = 1`)],
)

/** The absences: periods in which the restaurant was open, but no office screen was showing its orders. */
export const absenceTable = pgTable(
  'absences',
  {
    id: text().primaryKey(),
    since: timestamp({ withTimezone: true }).notNull(),
    /** Null while the absence lasts. */
    until: timestamp({ withTimezone: true }),
    /** When a user of the office marked the absence as read. Until then every office screen shows it. */
    notedAt: timestamp('noted_at', { withTimezone: true }),
  },
  (table) => [
    // Only one absence can last at a time. So if several servers notice it at once, only one record and one message are made.
    uniqueIndex('absences_lasting')
      .on(sql`(${table.until} is null)`)
      .where(sql`until is null`),
    index('absences_since').on(table.since),
  ],
)
