import { sql } from 'drizzle-orm'
import { index, pgTable, uniqueIndex } from 'drizzle-orm/pg-core'

import { archiveColumns } from '#src/server/database/archive.ts'
import { orderColumns } from './order-table.ts'

/** Orders of more than three months ago. Lists and links read those that are not erased, which the indexes hold. */
export const orderArchiveTable = pgTable(
  'orders_archive',
  { ...orderColumns, ...archiveColumns },
  (table) => [
    index('orders_archive_created_at')
      .on(table.createdAt, table.id)
      .where(sql`erased_at is null`),
    index('orders_archive_status')
      .on(table.status, table.createdAt, table.id)
      .where(sql`erased_at is null`),
    uniqueIndex('orders_archive_ticket_token')
      .on(table.ticketToken)
      .where(sql`erased_at is null`),
  ],
)
