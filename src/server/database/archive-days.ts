import { type SQL, sql } from 'drizzle-orm'
import { integer, type PgEnumObject, type PgTable, pgTable, primaryKey, text } from 'drizzle-orm/pg-core'

import { addDays, instantOf, restaurantDate } from '#src/kernel/dates.ts'
import type { Queries } from './connection.ts'

/**
 * How many rows an archive holds, by the restaurant-local day of their creation and their status, which no longer change.
 * Triggers of the archive write it. With it a million rows are counted without reading them.
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

/** How many rows both tables hold, erased ones too, and how many of them are cancelled; of those created since. */
export async function countWithArchive(
  db: Queries,
  { live, archive, days }: ArchivedTable,
  since: Date | undefined,
): Promise<{ total: number; cancelled: number }> {
  // One statement, so that a row that is archived meanwhile counts once.
  const { rows } = await db.execute<{ total: number; cancelled: number }>(sql`
    select coalesce(sum(rows), 0)::int as total,
      coalesce(sum(rows) filter (where status = 'cancelled'), 0)::int as cancelled
    from (
      select status, count(*) as rows from ${live} ${since && sql`where created_at >= ${instant(since)}`} group by status
      union all ${archivedRows(archive, days, since)}
    ) as counted`)
  return rows[0] ?? { total: 0, cancelled: 0 }
}

/** Whole days as they are counted already, and the rest of the day that a period begins in. */
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
