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
 * What has become of a job. A taken job whose lease is over is in doubt: its bytes may have left. A dropped job need not be printed
 * any more; a repeated one was printed again as another job.
 */
export const printState = pgEnum('print_state', [
  'waiting',
  'taken',
  'printed',
  'failed',
  'dropped',
  'repeated',
])

/** The queue of what the printers print. */
export const printJobTable = pgTable(
  'print_jobs',
  {
    id: text().primaryKey(),
    /** What the job prints. However often a change is saved, a printer gets one job of it. */
    key: text().notNull(),
    /** The order that the job belongs to. Its jobs are deleted when it is archived or deleted. */
    orderId: text('order_id').notNull(),
    printerId: text('printer_id').notNull(),
    paper: jsonb().$type<Paper>().notNull(),
    /** True if the same may be on paper already, so that its head says so. */
    isRepeat: boolean('is_repeat').notNull().default(false),
    state: printState().notNull().default('waiting'),
    /** Jobs of one printer are printed in this order. */
    place: bigserial({ mode: 'number' }).notNull(),
    /** The job is printed from then on. */
    printAt: timestamp('print_at', { withTimezone: true }).notNull(),
    /** If the job still waits then, a person decides whether it is printed. */
    expiresAt: timestamp('expires_at', { withTimezone: true }).notNull(),
    /** Who prints or has printed the job: the id of a user or of a paired device. */
    takenBy: text('taken_by'),
    /** The key with which the job was taken. Whoever did not get the response asks again with it. */
    takeKey: text('take_key'),
    leasedUntil: timestamp('leased_until', { withTimezone: true }),
    /** Why the job has failed. */
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
    // Whoever takes the next job of a printer reads only what waits.
    index('print_jobs_waiting')
      .on(table.printerId, table.printAt, table.place)
      .where(sql`state = 'waiting'`),
    // The office lists what nobody has printed yet.
    index('print_jobs_open')
      .on(table.createdAt)
      .where(sql`state in ('waiting', 'taken', 'failed')`),
  ],
)

export type PrintJobRow = typeof printJobTable.$inferSelect

/** What was last heard of a printer, from whoever prints on it. */
export const printerReportTable = pgTable('printer_reports', {
  printerId: text('printer_id').primaryKey(),
  /** ready: it prints; away: nobody reaches it; paper: it has no paper, or is open. */
  condition: text({ enum: ['ready', 'away', 'paper'] }).notNull(),
  /** The id of the user or of the paired device that reported. */
  reportedBy: text('reported_by').notNull(),
  reportedAt: timestamp('reported_at', { withTimezone: true }).notNull(),
  /** Since when the printer has been in this condition. */
  since: timestamp({ withTimezone: true }).notNull(),
})
