import { and, asc, getTableColumns, inArray, isNull, lt, lte, type SQL, sql } from 'drizzle-orm'
import { type AnyPgColumn, type PgTable, text, timestamp } from 'drizzle-orm/pg-core'

import { endOfPeriod, lastDateOver } from '#src/kernel/retention.ts'
import type { Queries } from './connection.ts'

/**
 * The columns that an archive has in addition to the columns of its live table. A row keeps its id in the archive, so that its
 * audit entries still belong to the row.
 */
export const archiveColumns = {
  originalId: text('original_id').notNull(),
  originalCreatedAt: timestamp('original_created_at', { withTimezone: true }).notNull(),
  archivedAt: timestamp('archived_at', { withTimezone: true }).notNull(),
  /**
   * When all personal data in the row was erased. Until then it is null, and the row is shown in the office's lists and to its
   * guest, under the link of the order or booking.
   */
  erasedAt: timestamp('erased_at', { withTimezone: true }),
}

/** The condition of an index that leaves out rows whose personal data is erased. */
export const isNotErased = sql`erased_at is null`

type DatedTable = PgTable & { readonly id: AnyPgColumn; readonly createdAt: AnyPgColumn }
type ArchiveTable = DatedTable & Readonly<Record<keyof typeof archiveColumns, AnyPgColumn>>

/** The largest number of rows that one statement changes, so that each statement locks rows only briefly. */
const batchSize = 500

/**
 * An SQL condition that is true for rows whose retention period is over. The period starts with the creation of the row or with its
 * dining date, whichever is later. The dining date is a text in the time zone of the restaurant that begins with YYYY-MM-DD, or
 * null.
 */
export function isOver(
  { createdAt }: Pick<DatedTable, 'createdAt'>,
  diningDate: SQL,
  months: number,
  now: Date,
): SQL | undefined {
  return and(
    lt(createdAt, endOfPeriod(months, now)),
    lte(sql`coalesce(left(${diningDate}, 10), '')`, lastDateOver(months, now)),
  )
}

/**
 * Moves rows to the archive, the oldest first, and returns how many were moved. Each batch is one statement, so a row is always in
 * exactly one of the two tables, even if the move is interrupted. Rows that another transaction is changing at the moment stay, and
 * the next run moves them.
 */
export async function moveToArchive(
  db: Queries,
  { live, archive }: { live: DatedTable; archive: ArchiveTable },
  isDue: SQL | undefined,
  now: Date,
): Promise<number> {
  const names = Object.values(getTableColumns(live)).map(({ name }) => sql.identifier(name))
  const columns = sql.join(names, sql`, `)
  return inBatches(() =>
    db.execute(sql`
        with due as (
          select ${live.id} from ${live} where ${isDue}
          order by ${live.createdAt} limit ${batchSize} for update skip locked
        ), moved as (
          delete from ${live} using due where ${live.id} = due.id returning ${live}.*
        )
        insert into ${archive} (${columns}, original_id, original_created_at, archived_at)
        select ${columns}, id, created_at, ${now.toISOString()}::timestamptz from moved`),
  )
}

/**
 * Erases the personal data in archived rows, the oldest first, and returns the number of rows. `erased` contains the columns and
 * their new values.
 */
export async function eraseArchived<Archive extends ArchiveTable>(
  db: Queries,
  archive: Archive,
  erased: Partial<Record<keyof Archive['$inferInsert'], unknown>>,
  isDue: SQL | undefined,
  now: Date,
): Promise<number> {
  const due = batch(db, archive, and(isNull(archive.erasedAt), isDue), asc(archive.createdAt))
  const values: Record<string, unknown> = { ...erased, erasedAt: now }
  return inBatches(() =>
    db
      .with(due)
      .update<PgTable>(archive)
      .set(values)
      .where(inArray(archive.id, db.select().from(due))),
  )
}

/** Deletes the rows for which `isDue` is true, in batches, and returns how many rows were deleted. */
export function deleteInBatches(
  db: Queries,
  table: PgTable & Pick<DatedTable, 'id'>,
  isDue: SQL | undefined,
): Promise<number> {
  const due = batch(db, table, isDue)
  return inBatches(() =>
    db
      .with(due)
      .delete<PgTable>(table)
      .where(inArray(table.id, db.select().from(due))),
  )
}

/**
 * The next rows for which `isDue` is true, up to the number that one statement may change. The query is a common table expression:
 * a subselect might run again for each row that PostgreSQL compares, skip the rows that are already locked, and so take further
 * rows each time.
 */
function batch(
  db: Queries,
  table: PgTable & Pick<DatedTable, 'id'>,
  isDue: SQL | undefined,
  ...order: SQL[]
) {
  const rows = db
    .select({ id: table.id })
    .from<PgTable>(table) // drizzle cannot infer the row of a generic table
    .where(isDue)
    .orderBy(...order)
    .limit(batchSize)
    .for('update', { skipLocked: true })
  return db.$with('due').as(rows)
}

/** Repeats a statement until it changes fewer rows than a full batch, and returns how many rows it has changed in all. */
async function inBatches(statement: () => Promise<{ readonly rowCount: number | null }>): Promise<number> {
  for (let total = 0; ;) {
    const { rowCount } = await statement()
    total += rowCount ?? 0
    if ((rowCount ?? 0) < batchSize) return total
  }
}

/**
 * The columns of a live row, for a query that reads live and archived rows together, as in
 * `select(liveColumns(live)).from(live).unionAll(select(archivedColumns(archive)).from(archive))`. PostgreSQL reads each table with
 * that table's own indexes. It uses the archive's indexes only if the query requires `erasedAt` to be null. Write that condition
 * outside the union: inside one part of the union it would keep PostgreSQL from reading the rows in order.
 */
export function liveColumns<Live extends PgTable>(live: Live) {
  return {
    ...getTableColumns(live),
    archivedAt: archiveTime(sql`null::timestamptz`, 'archived_at'),
    erasedAt: archiveTime(sql`null::timestamptz`, 'erased_at'),
    folded: foldedText(live),
  }
}

/** The columns of an archived row, with the same names and in the same order as the columns that `liveColumns` returns. */
export function archivedColumns<Archive extends ArchiveTable>(archive: Archive) {
  const {
    originalId: _id,
    originalCreatedAt: _at,
    archivedAt,
    erasedAt,
    ...columns
  } = getTableColumns(archive)
  return {
    ...columns,
    archivedAt: archiveTime(sql`${archivedAt}`, 'archived_at'),
    erasedAt: archiveTime(sql`${erasedAt}`, 'erased_at'),
    folded: foldedText(archive),
  }
}

/** A time that only the archive stores, such as `erasedAt`. Queries that read live and archived rows together return null for the live ones. */
function archiveTime(time: SQL, name: string): SQL.Aliased<Date | null> {
  return time.mapWith((written: string): Date | null => new Date(written)).as(name)
}

/** The text that a search compares with: the row's texts in lower case without diacritics, from the column `folded`. */
function foldedText(table: PgTable): SQL.Aliased<string> {
  return sql<string>`${table}.folded`.as('folded')
}
