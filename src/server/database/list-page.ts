import { Buffer } from 'node:buffer'

import type { FastifyReply, FastifyRequest } from 'fastify'

import { and, count, desc, eq, ne, type SQL, sql, type Subquery } from 'drizzle-orm'
import type { AnyPgColumn, PgTable } from 'drizzle-orm/pg-core'
import type { SelectResultFields } from 'drizzle-orm/query-builders/select.types'

import { invalid, type ProblemError } from '#src/kernel/problem.ts'
import { foldText } from '#src/kernel/text.ts'
import type { Database, Queries } from './connection.ts'

/** Where a page of a growing list ended: newest first, ids break ties. */
export interface Cursor {
  readonly createdAt: Date
  readonly id: string
}

export interface ListPage<Row> {
  readonly rows: readonly Row[]
  /** How many rows match the filters in all; `maxCounted` stands for that many or more. */
  readonly total: number
  /** Set while there are more. */
  readonly next?: Cursor
}

/** Counting stops here: a number that large need not be exact, and counting all of a large table takes long. */
export const maxCounted = 10_001

/** A table, or several as one. */
type PagedTable = (PgTable | Subquery) & { readonly createdAt: AnyPgColumn; readonly id: AnyPgColumn }

type RowOf<Table extends PagedTable> = Table extends PgTable
  ? Table['$inferSelect']
  : Table extends { readonly _: { readonly selectedFields: infer Fields } }
    ? SelectResultFields<Fields>
    : never

interface PageFilter<Table> {
  readonly table: Table
  readonly matching: SQL | undefined
  readonly limit: number
  /** Text of a cursor of ours, as the client sent it. */
  readonly cursor: string | undefined
}

/**
 * One page of the rows that match, newest first, and how many match in all. The table has an index on
 * (`createdAt`, `id`). Throws 400 for a cursor that is not one of ours.
 */
export async function findNewestPage<Table extends PagedTable>(
  db: Database,
  { table, matching, limit, cursor }: PageFilter<Table>,
): Promise<ListPage<RowOf<Table>>> {
  const rowsOfPage = db
    .select()
    .from<PgTable | Subquery>(table) // drizzle cannot infer the row of a generic table
    .where(and(matching, afterCursor(table, cursor)))
    .orderBy(...newestFirst(table))
    .limit(limit + 1)
  const [rows, total] = await Promise.all([rowsOfPage, countMatching(db, table, matching)])
  // Their columns are those of the table.
  return pageOf(rows as (RowOf<Table> & Cursor)[], limit, total)
}

/** How many rows match, up to `maxCounted`. */
export async function countMatching(
  db: Queries,
  table: PgTable | Subquery,
  matching: SQL | undefined,
): Promise<number> {
  const matches = db
    .select({ one: sql`1`.as('one') })
    .from(table)
    .where(matching)
    .limit(maxCounted)
  const [counted] = await db.select({ total: count() }).from(matches.as('matches'))
  return counted?.total ?? 0
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
 * How many rows match a search, and how many of these are cancelled, each up to `maxCounted`. The cancelled ones come first, from
 * an index on the status alone; of the others only as many are looked for as are missing from the most that is counted.
 */
export async function countFound(db: Queries, { table, matching }: CountedSearch): Promise<FoundCounts> {
  const counted = (which: SQL, most: SQL) =>
    sql`select count(*)::int from (select 1 from ${table} where ${and(matching, which)} limit ${most}) as matches`
  const cancelled = counted(eq(table.status, 'cancelled'), sql`${maxCounted}`)
  const others = counted(ne(table.status, 'cancelled'), sql`${maxCounted} - (select hits from cancelled)`)
  // One statement, so that a row that is archived or cancelled meanwhile counts once.
  const { rows } = await db.execute<{ cancelled: number; others: number }>(sql`
    with cancelled as materialized (select (${cancelled}) as hits)
    select hits as cancelled, (${others}) as others from cancelled`)
  const [found = { cancelled: 0, others: 0 }] = rows
  return { total: found.cancelled + found.others, cancelled: found.cancelled }
}

/** As many rows are sorted more quickly than a table is read through for some that match. */
const maxSorted = 10_000

/**
 * The newest of the rows that match a search, of which there are `total`. PostgreSQL would guess from the text how many they
 * are, and read a whole table in the order of its times for the ten that it expects there.
 */
export async function findNewestFound<Table extends PagedTable>(
  db: Pick<Database, 'select'>,
  { table, matching, total, limit }: Omit<PageFilter<Table>, 'cursor'> & { readonly total: number },
): Promise<RowOf<Table>[]> {
  if (total === 0) return []
  const found = (most: number) =>
    db
      .select()
      .from<PgTable | Subquery>(table) // drizzle cannot infer the row of a generic table
      .where(matching)
      .limit(most)
  if (total > maxSorted) return (await found(limit).orderBy(...newestFirst(table))) as RowOf<Table>[]
  // Its limit keeps PostgreSQL from sorting before it searches.
  const all = found(maxSorted).as('found')
  // It has the columns of the table, which drizzle cannot tell of a generic one.
  const { createdAt, id } = all as unknown as Pick<PagedTable, 'createdAt' | 'id'>
  const rows = await db
    .select()
    .from(all)
    .orderBy(...newestFirst({ createdAt, id }))
    .limit(limit)
  return rows as RowOf<Table>[]
}

/** The page that these rows make, read by `afterCursor`, `newestFirst` and a limit of one more than the page has. */
export function pageOf<Row extends Cursor>(
  rows: readonly Row[],
  limit: number,
  total: number,
): ListPage<Row> {
  const page = rows.slice(0, limit)
  const last = page.at(-1)
  // One more than asked for tells that there is a next page.
  return { rows: page, total, ...(last && rows.length > limit && { next: last }) }
}

export function newestFirst({ createdAt, id }: Pick<PagedTable, 'createdAt' | 'id'>): [SQL, SQL] {
  return [desc(createdAt), desc(id)]
}

/** Whether a row comes after where a page ended; undefined for the first page. Throws 400 for a cursor that is not one of ours. */
export function afterCursor(table: PagedTable, cursor: string | undefined): SQL | undefined {
  if (cursor === undefined) return undefined
  const { createdAt, id } = parseCursor(cursor)
  return sql`(${table.createdAt}, ${table.id}) < (${createdAt.toISOString()}::timestamptz, ${id})`
}

/** Whether text holds what somebody looks for. Write `searched` as the index on it does, so that PostgreSQL uses that. */
export function containsText(searched: SQL, text: string): SQL {
  return foldedContains(sql`fold_text(${searched})`, text)
}

/**
 * The same of a column that is stored folded, which costs no folding of each row. A trigram index finds three letters
 * anywhere, but one or two only at the beginning of a word, so that is where a search that begins with so few must stand.
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

/** Signs at the beginning need no word to begin there: a letter that follows one begins a word itself. */
function beginsWithShortWord(text: string): boolean {
  const { length } = firstWord.exec(foldText(text))?.[0] ?? ''
  return length > 0 && length < minAnywhereLength
}

/** Reads a cursor of ours. Throws 400 on anything else. */
export function parseCursor(text: string): Cursor {
  const [time = '', id = ''] = Buffer.from(text, 'base64url').toString().split(' ')
  const createdAt = new Date(Number(time))
  if (time === '' || id === '' || Number.isNaN(createdAt.getTime())) throw invalidCursor()
  return { createdAt, id }
}

export function invalidCursor(): ProblemError {
  return invalid('request.invalid-cursor', 'This cursor is not one of ours', { cursor: 'Invalid cursor' })
}

function cursorText({ createdAt, id }: Cursor): string {
  return Buffer.from(`${createdAt.getTime()} ${id}`).toString('base64url')
}

/** Tells the total and where the next page is: `X-Total-Count` and a `Link` with rel="next". */
export function setPageHeaders(request: FastifyRequest, reply: FastifyReply, page: ListPage<unknown>): void {
  void reply.header('X-Total-Count', page.total)
  if (!page.next) return
  const address = new URL(request.url, 'http://list')
  address.searchParams.set('cursor', cursorText(page.next))
  void reply.header('Link', `<${address.pathname}${address.search}>; rel="next"`)
}
