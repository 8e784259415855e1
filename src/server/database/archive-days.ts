import { type SQL, sql } from 'drizzle-orm'
import { integer, type PgEnumObject, type PgTable, pgTable, primaryKey, text } from 'drizzle-orm/pg-core'

import { addDays, instantOf, restaurantDate } from '#src/kernel/dates.ts'
import type { Queries } from './connection.ts'

/**
 * A table that counts an archive's rows by status and by the day on which they were created (in the restaurant's time zone).
 * Neither value of an archived row changes any more. Triggers on the archive keep the counts up to date, so that PostgreSQL can
 * count a million archived rows without reading them.
 */
export function archiveDaysTable<Status extends object>(name: string, status: PgEnumObject<Status>) {
  return pgTable(
    name,
    { day: text().notNull(), status: status().notNull(), rows: integer().notNull() },
    (table) => [primaryKey({ columns: [table.day, table.status] })],
  )
}

interface ArchivedTable {
  readonly live: PgTable
  readonly archive: PgTable
  readonly days: PgTable
}

/**
 * How many rows the live table and its archive contain together, including erased rows, and how many of these rows are cancelled.
 * With `since`, only rows created since then count.
 */
export async function countWithArchive(
  db: Queries,
  { live, archive, days }: ArchivedTable,
  since: Date | undefined,
): Promise<{ total: number; cancelled: number }> {
  // The count is one statement, so that a row that is moved to the archive at the same moment is counted exactly once.
  const { rows } = await db.execute<{ total: number; cancelled: number }>(sql`
    select coalesce(sum(rows), 0)::int as total,
      coalesce(sum(rows) filter (where status = 'cancelled'), 0)::int as cancelled
    from (
      select status, count(*) as rows from ${live} ${since && sql`where created_at >= ${instant(since)}`} group by status
      union all ${archivedRows(archive, days, since)}
    ) as counted`)
  return rows[0] ?? { total: 0, cancelled: 0 }
}

/**
 * Counts archived rows. Whole days are read from the table of counts by day. The period may begin within a day; the rows of that
 * day are therefore counted in the archive itself.
 */
function archivedRows(archive: PgTable, days: PgTable, since: Date | undefined): SQL {
  if (!since) return sql`select status, rows from ${days}`
  const nextDay = addDays(restaurantDate(since), 1)
  return sql`
    select status, rows from ${days} where day >= ${nextDay}
    union all select status, count(*) from ${archive}
    where created_at >= ${instant(since)} and created_at < ${instant(instantOf(nextDay))} group by status`
}

function instant(time: Date): SQL {
  return sql`${time.toISOString()}::timestamptz`
}
