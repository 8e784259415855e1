import { Buffer } from 'node:buffer'

import type { FastifyReply, FastifyRequest } from 'fastify'

import { and, asc, count, desc, type SQL, sql, type Subquery } from 'drizzle-orm'
import type { AnyPgColumn, PgTable } from 'drizzle-orm/pg-core'
import type { SelectResultFields } from 'drizzle-orm/query-builders/select.types'

import { invalid, type ProblemError } from '#src/kernel/problem.ts'
import type { Database, Queries } from './connection.ts'

/**
 * A place in a list that keeps growing: the last row of the page that was read. Lists show the newest rows first; rows with the
 * same time are ordered by id.
 */
export interface Cursor {
  readonly createdAt: Date
  readonly id: string
}

export interface ListPage<Row> {
  readonly rows: readonly Row[]
  /** How many rows match the filters in all. The value `maxCounted` means that many or more. */
  readonly total: number
  /** The cursor of the next page; only set if there are more rows. */
  readonly next?: Cursor
}

/**
 * Counting stops at this number, because nobody needs the exact number of so many rows, and counting all rows of a large table
 * takes long.
 */
export const maxCounted = 10_001

/** A table, or a subquery that reads several tables as one. */
export type PagedTable = (PgTable | Subquery) & { readonly createdAt: AnyPgColumn; readonly id: AnyPgColumn }

export type RowOf<Table extends PagedTable> = Table extends PgTable
  ? Table['$inferSelect']
  : Table extends { readonly _: { readonly selectedFields: infer Fields } }
    ? SelectResultFields<Fields>
    : never

export interface PageFilter<Table> {
  readonly table: Table
  readonly matching: SQL | undefined
  readonly limit: number
  /** The text of a cursor, as the client sent it to continue a list. */
  readonly cursor: string | undefined
}

/**
 * Returns one page of the rows that match, newest first, and how many rows match in all. The table needs an index on (`createdAt`,
 * `id`). Throws 400 for a cursor that this server did not make. For a search by text, use `findFoundPage` instead.
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
  // This type is right, because the rows have the columns of the table; drizzle cannot infer that here.
  return pageOf(rows as (RowOf<Table> & Cursor)[], limit, total)
}

/** Finds the oldest row that matches. */
export async function findOldest<Table extends PagedTable>(
  db: Queries,
  table: Table,
  matching: SQL,
): Promise<RowOf<Table> | undefined> {
  const rows = await db
    .select()
    .from<PgTable | Subquery>(table) // drizzle cannot infer the row of a generic table
    .where(matching)
    .orderBy(asc(table.createdAt), asc(table.id))
    .limit(1)
  return (rows as RowOf<Table>[])[0] // this type is right, because the row has the columns of the table
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

/**
 * Makes a page from rows that a query has read with `afterCursor` and `newestFirst`. The query must have asked for one row more
 * than fits on the page.
 */
export function pageOf<Row extends Cursor>(
  rows: readonly Row[],
  limit: number,
  total: number,
): ListPage<Row> {
  const page = rows.slice(0, limit)
  const last = page.at(-1)
  // The query asked for one row more than fits on the page. If PostgreSQL found this row, there is a next page.
  return { rows: page, total, ...(last && rows.length > limit && { next: last }) }
}

export function newestFirst({ createdAt, id }: Pick<PagedTable, 'createdAt' | 'id'>): [SQL, SQL] {
  return [desc(createdAt), desc(id)]
}

/**
 * An SQL condition that selects the rows after the end of a page; undefined for the first page. Throws 400 for a cursor that this
 * server did not make.
 */
export function afterCursor(table: PagedTable, cursor: string | undefined): SQL | undefined {
  if (cursor === undefined) return undefined
  const { createdAt, id } = parseCursor(cursor)
  return sql`(${table.createdAt}, ${table.id}) < (${createdAt.toISOString()}::timestamptz, ${id})`
}

/**
 * A cursor's time in milliseconds since 1970, up to the year 5138: PostgreSQL cannot read a year after 9999 in the form in which
 * JavaScript writes it.
 */
const cursorTime = /^\d{1,14}$/

/** Reads a cursor that this server made. Throws 400 on any other text. */
export function parseCursor(text: string): Cursor {
  const [time = '', id = ''] = Buffer.from(text, 'base64url').toString().split(' ')
  if (!cursorTime.test(time) || id === '') throw invalidCursor()
  return { createdAt: new Date(Number(time)), id }
}

export function invalidCursor(): ProblemError {
  return invalid('request.invalid-cursor', 'This cursor is not one of ours', { cursor: 'Invalid cursor' })
}

export function cursorText({ createdAt, id }: Cursor): string {
  return Buffer.from(`${createdAt.getTime()} ${id}`).toString('base64url')
}

/** Sets the headers with the total and the address of the next page: `X-Total-Count` and a `Link` with rel="next". */
export function setPageHeaders(request: FastifyRequest, reply: FastifyReply, page: ListPage<unknown>): void {
  void reply.header('X-Total-Count', page.total)
  if (!page.next) return
  const address = new URL(request.url, 'http://list')
  address.searchParams.set('cursor', cursorText(page.next))
  void reply.header('Link', `<${address.pathname}${address.search}>; rel="next"`)
}
