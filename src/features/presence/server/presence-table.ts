import { sql } from 'drizzle-orm'
import { check, index, integer, pgTable, text, timestamp, uniqueIndex } from 'drizzle-orm/pg-core'

/** The screens of the office that show orders, and when each last reported itself. It is not stored whose screens they are. */
export const presentScreenTable = pgTable(
  'present_screens',
  {
    /** A random id that the screen has made up. */
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
    /** When a server last noted that it runs. */
    notedAt: timestamp('noted_at', { withTimezone: true }).notNull(),
  },
  (table) => [check('server_uptime_one', sql`${table.id} = 1`)],
)

/** The times in which the restaurant was open, but no screen that shows orders was there. */
export const absenceTable = pgTable(
  'absences',
  {
    id: text().primaryKey(),
    since: timestamp({ withTimezone: true }).notNull(),
    /** Null while the absence lasts. */
    until: timestamp({ withTimezone: true }),
    /** When somebody in the office marked the absence as read. Until then every screen of the office shows it. */
    notedAt: timestamp('noted_at', { withTimezone: true }),
  },
  (table) => [
    // Only one absence can last at a time. So even if several servers notice it at once, one is recorded and one message is sent.
    uniqueIndex('absences_lasting')
      .on(sql`(${table.until} is null)`)
      .where(sql`until is null`),
    index('absences_since').on(table.since),
  ],
)
