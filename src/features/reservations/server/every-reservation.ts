import { getTableColumns, isNull, sql } from 'drizzle-orm'
import { QueryBuilder } from 'drizzle-orm/pg-core'

import { archiveTime } from '#src/server/database/archive.ts'
import { reservationArchiveTable } from './reservation-archive-table.ts'
import { reservationTable } from './reservation-table.ts'

const query = new QueryBuilder()
const {
  originalId: _id,
  originalCreatedAt: _at,
  archivedAt,
  erasedAt,
  ...archived
} = getTableColumns(reservationArchiveTable)

/**
 * The reservations of both tables. PostgreSQL looks into each by its own indexes, and into the archive's where a query asks for
 * `notErased`, which must stand outside: a condition within either part would keep it from reading them in order.
 */
export const everyReservation = query
  .select({
    ...getTableColumns(reservationTable),
    archivedAt: archiveTime(sql`null::timestamptz`, 'archived_at'),
    erasedAt: archiveTime(sql`null::timestamptz`, 'erased_at'),
    folded: sql<string>`${reservationTable}.folded`.as('folded'),
  })
  .from(reservationTable)
  .unionAll(
    query
      .select({
        ...archived,
        archivedAt: archiveTime(sql`${archivedAt}`, 'archived_at'),
        erasedAt: archiveTime(sql`${erasedAt}`, 'erased_at'),
        folded: sql<string>`${reservationArchiveTable}.folded`.as('folded'),
      })
      .from(reservationArchiveTable),
  )
  .as('every_reservation')

/** Of both tables, those that lists and links show. */
export const notErased = isNull(everyReservation.erasedAt)
