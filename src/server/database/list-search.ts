import { and, eq, getTableColumns, getTableName, is, ne, type SQL, sql, Subquery } from 'drizzle-orm'
import { type AnyPgColumn, PgTable } from 'drizzle-orm/pg-core'

import { foldText } from '#src/kernel/text.ts'
import type { Queries } from './connection.ts'
import {
  afterCursor,
  countMatching,
  type Cursor,
  type ListPage,
  maxCounted,
  newestFirst,
  type PagedTable,
  type PageFilter,
  pageOf,
  type RowOf,
} from './list-page.ts'

/**
 * An SQL condition that is true if a text contains the search text. `searched` must be the same SQL expression as in the index on
 * this text; otherwise PostgreSQL cannot use the index.
 */
export function containsText(searched: SQL, text: string): SQL {
  return foldedContains(sql`fold_text(${searched})`, text)
}

/**
 * As `containsText`, for a column that already contains text in lower case without diacritics, so that PostgreSQL need not convert
 * each row. A trigram index finds three letters anywhere in a text, but one or two letters only at the beginning of a word. So if
 * the search text begins with a word of one or two letters, matches are found only at the beginning of a word.
 */
export function foldedContains(folded: SQL, text: string): SQL {
  if (!letterOrDigit.test(text)) return sql`false`
  const escaped = text.replaceAll(/[\\%_]/g, String.raw`\$&`)
  if (!beginsWithShortWord(text)) return sql`${folded} like fold_text(${`%${escaped}%`})`
  return sql`(${folded} like fold_text(${`${escaped}%`}) or ${folded} like fold_text(${`% ${escaped}%`}))`
}

const letterOrDigit = /[\p{L}\p{N}]/u
const firstWord = /^[\p{L}\p{N}]*/u
const minAnywhereLength = 3

/**
 * True if the search text begins with a word of one or two letters. False if it begins with punctuation: a word directly after
 * punctuation is at the beginning of a word in any case, so the index finds it.
 */
function beginsWithShortWord(text: string): boolean {
  const { length } = firstWord.exec(foldText(text))?.[0] ?? ''
  return length > 0 && length < minAnywhereLength
}

interface FoundCounts {
  readonly total: number
  readonly cancelled: number
}

interface CountedSearch {
  readonly table: Subquery & { readonly status: AnyPgColumn }
  readonly matching: SQL | undefined
}

/**
 * Counts how many rows match a search, and how many of the matching rows are cancelled, each up to `maxCounted`. The cancelled rows
 * are counted first, with an index on the status alone. Then the other rows are counted, but only until both counts together reach
 * `maxCounted`.
 */
export async function countFound(db: Queries, { table, matching }: CountedSearch): Promise<FoundCounts> {
  const counted = (which: SQL, most: SQL) =>
    sql`select count(*)::int from (select 1 from ${table} where ${and(matching, which)} limit ${most}) as matches`
  const cancelled = counted(eq(table.status, 'cancelled'), sql`${maxCounted}`)
  const others = counted(ne(table.status, 'cancelled'), sql`${maxCounted} - (select hits from cancelled)`)
  // The count is one statement, so that a row that is archived or cancelled at the same moment is counted exactly once.
  const { rows } = await db.execute<{ cancelled: number; others: number }>(sql`
    with cancelled as materialized (select (${cancelled}) as hits)
    select hits as cancelled, (${others}) as others from cancelled`)
  const [found = { cancelled: 0, others: 0 }] = rows
  return { total: found.cancelled + found.others, cancelled: found.cancelled }
}

/** How many of the newest rows are searched first. If the text occurs often, these rows alone contain enough matches for a page. */
const maxLookedThrough = 5_000
/**
 * If at most this many rows match, PostgreSQL finds and sorts all of them. This is faster than reading a whole table in order for a
 * few matches.
 */
const maxSorted = 10_000

interface FoundFilter<Table> extends Omit<PageFilter<Table>, 'cursor'> {
  /**
   * An SQL condition that limits the rows to be searched, for example to a period. PostgreSQL finds these rows with an index on
   * their times.
   */
  readonly among: SQL | undefined
  /** The SQL conditions for the search text and the other filters; undefined if neither is set. */
  readonly matching: SQL | undefined
  /** The largest number of rows that can match, from an earlier count. The value `maxCounted` means that many or more. */
  readonly total: number
}

/**
 * Finds the newest rows that match a search. It searches the newest rows first and, if they contain too few matches, all rows. In
 * one plain query PostgreSQL would have to guess how many rows match the text. After a wrong guess it might read a whole table in
 * the order of the rows' times, or a whole archive that contains no match.
 */
export async function findNewestFound<Table extends PagedTable>(
  db: Queries,
  { table, among, matching, total, limit }: FoundFilter<Table>,
): Promise<RowOf<Table>[]> {
  if (total === 0) return []
  const found = (most: number) =>
    db
      .select()
      .from<PgTable | Subquery>(table) // drizzle cannot infer the row of a generic table
      .where(and(among, matching))
      .limit(most)
  if (!matching) return (await found(limit).orderBy(...newestFirst(table))) as RowOf<Table>[]
  const newest = db
    .select(columnsOf(table))
    .from(newestRows(table, among))
    .where(matching)
    .orderBy(...newestFirst(table))
    .limit(limit)
  // This type is right, because the rows have the columns of the table; drizzle cannot infer that for a generic table.
  const foundFirst = (await newest) as RowOf<Table>[]
  if (foundFirst.length === Math.min(limit, total)) return foundFirst
  const isSortable = total <= maxSorted || (await countMatching(db, table, and(among, matching))) <= maxSorted
  if (!isSortable) return (await found(limit).orderBy(...newestFirst(table))) as RowOf<Table>[]
  // The limit makes PostgreSQL search first and sort afterwards. Without it PostgreSQL could sort all rows of the table before it
  // searches them.
  const all = found(maxSorted).as('found')
  // This type is right, because the subquery has the columns of the table; drizzle cannot infer that for a generic table.
  const { createdAt, id } = all as unknown as Pick<PagedTable, 'createdAt' | 'id'>
  const rows = await db
    .select()
    .from(all)
    .orderBy(...newestFirst({ createdAt, id }))
    .limit(limit)
  return rows as RowOf<Table>[]
}

/**
 * A subquery that reads only the newest rows. It has the same name as their table, so conditions that name the table apply to these
 * rows alone.
 */
function newestRows(table: PagedTable, among: SQL | undefined): Subquery {
  const order = sql.join(newestFirst(table), sql`, `)
  const newest = sql`select * from ${table} ${among && sql`where ${among}`} order by ${order} limit ${maxLookedThrough}`
  const name = is(table, Subquery) ? table._.alias : getTableName(table)
  return new Subquery(newest, columnsOf(table), name)
}

function columnsOf(table: PagedTable): Record<string, AnyPgColumn> {
  if (is(table, PgTable)) return getTableColumns(table)
  const names = Object.keys(table._.selectedFields)
  // The object of a subquery has a property for each column that the subquery selects.
  const fields = table as unknown as Readonly<Record<string, AnyPgColumn>>
  return Object.fromEntries(names.map((name) => [name, fields[name] as AnyPgColumn]))
}

/** Returns one page of the rows that a search finds, in the same form as `findNewestPage`. */
export async function findFoundPage<Table extends PagedTable>(
  db: Queries,
  { table, among, matching, limit, cursor }: PageFilter<Table> & Pick<FoundFilter<Table>, 'among'>,
): Promise<ListPage<RowOf<Table>>> {
  const after = afterCursor(table, cursor)
  const total = await countMatching(db, table, and(among, matching))
  const found = { table, among: and(among, after), matching, total, limit: limit + 1 }
  const rows = await findNewestFound(db, found)
  // This type is right, because the rows have the columns of the table; drizzle cannot infer that here.
  return pageOf(rows as (RowOf<Table> & Cursor)[], limit, total)
}
