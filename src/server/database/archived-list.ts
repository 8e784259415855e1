import { and, gte, inArray, type SQL, type Subquery } from 'drizzle-orm'
import type { AnyPgColumn, PgTable } from 'drizzle-orm/pg-core'

import { countWithArchive } from './archive-days.ts'
import type { Database, Queries } from './connection.ts'
import { findNewestPage, type ListPage, type PagedTable, type RowOf } from './list-page.ts'
import { countFound, findFoundPage, findNewestFound } from './list-search.ts'

type StatusTable = PagedTable & { readonly status: AnyPgColumn }

interface ArchivedTables<Live, Every> {
  readonly live: Live
  readonly archive: PgTable
  /** How many rows are archived, for each day and status. */
  readonly days: PgTable
  /** The rows of both tables together. */
  readonly every: Every
  /** The condition of `every` for rows whose personal data has not been erased. Lists show only these. */
  readonly notErased: SQL
  /** The condition for rows that match the search text that staff have typed. */
  readonly matchesText: (db: Queries, table: Live | Every, text: string) => Promise<SQL | undefined>
}

interface Search {
  readonly text: string | undefined
  readonly since: Date | undefined
}

interface PageFilter extends Search {
  readonly statuses: readonly string[] | undefined
  /** Whether archived rows are found too. */
  readonly archive: 'with' | 'without'
  readonly limit: number
  readonly cursor: string | undefined
}

/** What the office's lists and search ask of a table whose older rows are in an archive. */
export function archivedList<Live extends StatusTable & PgTable, Every extends StatusTable & Subquery>(
  tables: ArchivedTables<Live, Every>,
) {
  const { live, every, notErased, matchesText } = tables
  const shownSince = (table: Live | Every, since: Date | undefined) =>
    and(table === every ? notErased : undefined, since && gte(table.createdAt, since))

  /** One page of the rows that match, the newest first, and the number of all that match. */
  async function findPage(
    db: Database,
    { text, since, statuses, archive, limit, cursor }: PageFilter,
  ): Promise<ListPage<RowOf<Live> | RowOf<Every>>> {
    const table = archive === 'without' ? live : every
    const among = shownSince(table, since)
    const ofStatuses = statuses && inArray(table.status, [...statuses])
    if (!text) return findNewestPage(db, { table, matching: and(among, ofStatuses), limit, cursor })
    const matching = and(await matchesText(db, table, text), ofStatuses)
    return findFoundPage(db, { table, among, matching, limit, cursor })
  }

  /**
   * How many rows match the search, and how many of these are cancelled. The numbers are exact, but with a search text the database
   * stops counting at `maxCounted`. Erased rows contain no names, so no search text finds them. Without a search text they are
   * counted too, so that the totals of a period do not change.
   */
  async function countMatches(
    db: Queries,
    { text, since }: Search,
  ): Promise<{ total: number; cancelled: number }> {
    if (!text) return countWithArchive(db, tables, since)
    const matching = and(shownSince(every, since), await matchesText(db, every, text))
    return countFound(db, { table: every, matching })
  }

  /** The newest of the rows that match. `total` is the number of all that match. */
  async function findNewest(
    db: Queries,
    { text, since }: Search,
    { total, limit }: { readonly total: number; readonly limit: number },
  ): Promise<RowOf<Every>[]> {
    const matching = text ? await matchesText(db, every, text) : undefined
    return findNewestFound(db, { table: every, among: shownSince(every, since), matching, total, limit })
  }

  return { findPage, countMatches, findNewest }
}
