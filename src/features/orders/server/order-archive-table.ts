import { index, pgTable, uniqueIndex } from 'drizzle-orm/pg-core'

import { archiveColumns, isNotErased } from '#src/server/database/archive.ts'
import { archiveDaysTable } from '#src/server/database/archive-days.ts'
import { orderColumns, orderStatus } from './order-table.ts'

/**
 * Orders that are more than three months old. Lists and ticket links read only archived orders whose personal data has not been
 * erased, so the partial indexes leave out erased orders.
 */
export const orderArchiveTable = pgTable(
  'orders_archive',
  { ...orderColumns, ...archiveColumns },
  (table) => [
    index('orders_archive_created_at').on(table.createdAt, table.id).where(isNotErased),
    index('orders_archive_phone').on(table.customerPhone, table.createdAt).where(isNotErased),
    index('orders_archive_status').on(table.status, table.createdAt, table.id).where(isNotErased),
    // This index contains erased orders too, because the totals for a period include all orders.
    index('orders_archive_counts').on(table.createdAt, table.status),
    uniqueIndex('orders_archive_ticket_token').on(table.ticketToken).where(isNotErased),
  ],
)

/** How many orders were archived for each day, by status. */
export const orderArchiveDaysTable = archiveDaysTable('orders_archive_days', orderStatus)
