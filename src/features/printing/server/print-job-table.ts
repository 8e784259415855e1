import { sql } from 'drizzle-orm'
import {
  bigserial,
  boolean,
  index,
  jsonb,
  pgEnum,
  pgTable,
  text,
  timestamp,
  uniqueIndex,
} from 'drizzle-orm/pg-core'

import type { Paper } from '../contract/paper.ts'

/**
 * The states of a print job. A taken job whose lease is over is in doubt, because its bytes may have been sent to the printer. A
 * dropped job need not be printed any more; a repeated one was printed again as another job.
 */
export const printState = pgEnum('print_state', [
  'waiting',
  'taken',
  'printed',
  'failed',
  'dropped',
  'repeated',
])

/** The print queue: the jobs of all printers. */
export const printJobTable = pgTable(
  'print_jobs',
  {
    id: text().primaryKey(),
    /** Says what the job prints. Even if a change is saved several times, a printer gets only one job for it. */
    key: text().notNull(),
    /** The order that the job belongs to. The jobs of an order are deleted when it is archived or deleted. */
    orderId: text('order_id').notNull(),
    printerId: text('printer_id').notNull(),
    paper: jsonb().$type<Paper>().notNull(),
    /** True if the same ticket may have been printed before. The head of the ticket then says so. */
    isRepeat: boolean('is_repeat').notNull().default(false),
    state: printState().notNull().default('waiting'),
    /** The jobs of one printer are printed in the order of this number. */
    place: bigserial({ mode: 'number' }).notNull(),
    /** The job is printed from this time on. */
    printAt: timestamp('print_at', { withTimezone: true }).notNull(),
    /** If the job still waits at this time, a person decides whether it is printed. */
    expiresAt: timestamp('expires_at', { withTimezone: true }).notNull(),
    /** Who prints or has printed the job: the id of a user or of a paired device. */
    takenBy: text('taken_by'),
    /** The key with which the job was taken. A client that did not get the response sends the same key again. */
    takeKey: text('take_key'),
    leasedUntil: timestamp('leased_until', { withTimezone: true }),
    failure: text(),
    createdAt: timestamp('created_at', { withTimezone: true }).notNull(),
    updatedAt: timestamp('updated_at', { withTimezone: true }).notNull(),
  },
  (table) => [
    uniqueIndex('print_jobs_key').on(table.key),
    uniqueIndex('print_jobs_take_key')
      .on(table.takeKey)
      .where(sql`take_key is not null`),
    index('print_jobs_order').on(table.orderId),
    index('print_jobs_created_at').on(table.createdAt),
    // For taking the next job of a printer. The index contains only waiting jobs.
    index('print_jobs_waiting')
      .on(table.printerId, table.printAt, table.place)
      .where(sql`state = 'waiting'`),
    // For the office's list of jobs that nobody has printed yet.
    index('print_jobs_open')
      .on(table.createdAt)
      .where(sql`state in ('waiting', 'taken', 'failed')`),
  ],
)

export type PrintJobRow = typeof printJobTable.$inferSelect

/** The last report about each printer, from the screen or program that prints on it. */
export const printerReportTable = pgTable('printer_reports', {
  printerId: text('printer_id').primaryKey(),
  /** ready: it can print; away: it cannot be reached; paper: it has no paper, or its cover is open. */
  condition: text({ enum: ['ready', 'away', 'paper'] }).notNull(),
  /** The id of the user or of the paired device that reported. */
  reportedBy: text('reported_by').notNull(),
  reportedAt: timestamp('reported_at', { withTimezone: true }).notNull(),
  /** Since when the printer has been in this condition. */
  since: timestamp({ withTimezone: true }).notNull(),
})
