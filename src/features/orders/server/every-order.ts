import { getTableColumns, isNull, sql } from 'drizzle-orm'
import { QueryBuilder } from 'drizzle-orm/pg-core'

import { archiveTime } from '#src/server/database/archive.ts'
import { orderArchiveTable } from './order-archive-table.ts'
import { orderTable } from './order-table.ts'

const query = new QueryBuilder()
const {
  originalId: _id,
  originalCreatedAt: _at,
  archivedAt,
  erasedAt,
  ...archived
} = getTableColumns(orderArchiveTable)

/**
 * The orders of both tables. PostgreSQL looks into each by its own indexes, and into the archive's where a query asks for
 * `notErased`, which must stand outside: a condition within either part would keep it from reading them in order.
 */
export const everyOrder = query
  .select({
    ...getTableColumns(orderTable),
    archivedAt: archiveTime(sql`null::timestamptz`, 'archived_at'),
    erasedAt: archiveTime(sql`null::timestamptz`, 'erased_at'),
    folded: sql<string>`${orderTable}.folded`.as('folded'),
  })
  .from(orderTable)
  .unionAll(
    query
      .select({
        ...archived,
        archivedAt: archiveTime(sql`${archivedAt}`, 'archived_at'),
        erasedAt: archiveTime(sql`${erasedAt}`, 'erased_at'),
        folded: sql<string>`${orderArchiveTable}.folded`.as('folded'),
      })
      .from(orderArchiveTable),
  )
  .as('every_order')

/** Of both tables, those that lists and links show. */
export const notErased = isNull(everyOrder.erasedAt)
