import { index, pgTable, uniqueIndex } from 'drizzle-orm/pg-core'

import { archiveColumns, isNotErased } from '#src/server/database/archive.ts'
import { archiveDaysTable } from '#src/server/database/archive-days.ts'
import { reservationColumns, reservationStatus } from './reservation-table.ts'

/**
 * The archive: reservations whose visit was more than three months ago. Lists and links show only archived reservations whose
 * personal data is not erased, so most indexes contain only these.
 */
export const reservationArchiveTable = pgTable(
  'reservations_archive',
  { ...reservationColumns, ...archiveColumns },
  (table) => [
    // This index also contains reservations whose personal data is erased, because the view of a day counts their guests too.
    index('reservations_archive_date').on(table.date, table.time),
    index('reservations_archive_created_at').on(table.createdAt, table.id).where(isNotErased),
    index('reservations_archive_phone').on(table.phone, table.createdAt).where(isNotErased),
    index('reservations_archive_status').on(table.status, table.createdAt, table.id).where(isNotErased),
    // This index also contains reservations whose personal data is erased, because the figures for a period count them too.
    index('reservations_archive_counts').on(table.createdAt, table.status),
    uniqueIndex('reservations_archive_ticket_token').on(table.ticketToken).where(isNotErased),
  ],
)

/** How many reservations are archived, for each day and status. */
export const reservationArchiveDaysTable = archiveDaysTable('reservations_archive_days', reservationStatus)
