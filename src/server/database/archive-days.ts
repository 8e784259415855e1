import { type SQL, sql } from 'drizzle-orm'
import { integer, type PgEnumObject, type PgTable, pgTable, primaryKey, text } from 'drizzle-orm/pg-core'

import { addDays, instantOf, restaurantDate } from '#src/kernel/dates.ts'
import type { Queries } from './connection.ts'

/**
 * A table of how many rows an archive holds, by the restaurant-local day of their creation and their status, which no longer
 * change. Triggers of the archive write it. PostgreSQL counts a million rows with it without reading them.
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
 * How many rows both tables hold, including erased ones, and how many of these are cancelled. With `since`, only rows created since
 * then count.
 */
export async function countWithArchive(
  db: Queries,
  { live, archive, days }: ArchivedTable,
  since: Date | undefined,
): Promise<{ total: number; cancelled: number }> {
  // This is one statement, so that a row that is archived meanwhile counts once.
  const { rows } = await db.execute<{ total: number; cancelled: number }>(sql`
    select coalesce(sum(rows), 0)::int as total,
      coalesce(sum(rows) filter (where status = 'cancelled'), 0)::int as cancelled
    from (
      select status, count(*) as rows from ${live} ${since && sql`where created_at >= ${instant(since)}`} group by status
      union all ${archivedRows(archive, days, since)}
    ) as counted`)
  return rows[0] ?? { total: 0, cancelled: 0 }
}

/** The counts of whole days from the table of days, and a count of the rest of the day in which the period begins. */
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
