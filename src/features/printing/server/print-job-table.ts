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
 * The stored states of a print job. If a job was taken and its lease has ended (`leasedUntil`), its state counts as doubtful,
 * because its bytes may have been sent to the printer. A dropped job need not be printed any longer; for a repeated job a copy was
 * queued.
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
    /**
     * Identifies the content of the job. So even if the same change is saved several times, a printer gets only one job for this
     * change.
     */
    key: text().notNull(),
    /** The order to which the job belongs. When the order is archived or deleted, its jobs are deleted. */
    orderId: text('order_id').notNull(),
    printerId: text('printer_id').notNull(),
    paper: jsonb().$type<Paper>().notNull(),
    /** True if this ticket may have been printed before. Its head then says that it is a reprint. */
    isRepeat: boolean('is_repeat').notNull().default(false),
    state: printState().notNull().default('waiting'),
    /** The jobs of one printer are printed in the order of these numbers. */
    place: bigserial({ mode: 'number' }).notNull(),
    /** The job may be printed from this time on. */
    printAt: timestamp('print_at', { withTimezone: true }).notNull(),
    /** If the job is still waiting at this time, a person must decide whether it is printed. */
    expiresAt: timestamp('expires_at', { withTimezone: true }).notNull(),
    /** The id of the user or paired device that prints or has printed the job. */
    takenBy: text('taken_by'),
    /** The key with which the job was taken. If a client gets no response, it sends the same key again. */
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
    // The index with which a printer's next job is found. It contains only waiting jobs.
    index('print_jobs_waiting')
      .on(table.printerId, table.printAt, table.place)
      .where(sql`state = 'waiting'`),
    // The index for the office's list of jobs that are not printed yet.
    index('print_jobs_open')
      .on(table.createdAt)
      .where(sql`state in ('waiting', 'taken', 'failed')`),
  ],
)

export type PrintJobRow = typeof printJobTable.$inferSelect

/** The last report about each printer, sent by the screen or program that prints on it. */
export const printerReportTable = pgTable('printer_reports', {
  printerId: text('printer_id').primaryKey(),
  /** ready: the printer can print; away: the printer cannot be reached; paper: the printer has no paper, or its cover is open. */
  condition: text({ enum: ['ready', 'away', 'paper'] }).notNull(),
  /** The id of the user or paired device that sent the report. */
  reportedBy: text('reported_by').notNull(),
  reportedAt: timestamp('reported_at', { withTimezone: true }).notNull(),
  /** Since when the printer has been in this condition. */
  since: timestamp({ withTimezone: true }).notNull(),
})
