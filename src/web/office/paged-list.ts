import {
  type DefaultError,
  infiniteQueryOptions,
  type QueryKey,
  replaceEqualDeep,
  useInfiniteQuery,
} from '@tanstack/react-query'
import { useDeferredValue } from 'react'

import type { ListPage } from './office-api.ts'

/** What a list of the office shows, wherever its rows come from. */
export interface OfficeListState<Row> {
  /** Undefined until they have been loaded once. */
  readonly rows: readonly Row[] | undefined
  /** How many match in all. */
  readonly total: number
  /** The last attempt to load has failed; rows loaded before are shown nevertheless. */
  readonly isFailed: boolean
  /** The rows are those of the search before, while the new one is under way. */
  readonly isPrevious: boolean
  retry(): void
  /** Loads the next page; undefined where there is none. */
  readonly more?: { readonly isLoading: boolean; load(): void } | undefined
}

const pageSize = '50'

/** What is asked of the server for one page. */
interface PageQuery {
  readonly limit: string
  readonly cursor: string | undefined
}

/** The query of a list that grows page by page. Its key begins with the path of the collection, by which events refresh it. */
export function pagedListQuery<Row extends { readonly id: string }>(
  queryKey: QueryKey,
  load: (page: PageQuery) => Promise<ListPage<Row>>,
) {
  return infiniteQueryOptions<
    ListPage<Row>,
    DefaultError,
    { pages: ListPage<Row>[] },
    QueryKey,
    string | undefined
  >({
    queryKey,
    queryFn: ({ pageParam }) => load({ limit: pageSize, cursor: pageParam }),
    initialPageParam: undefined,
    getNextPageParam: (last) => last.next,
    // Letters typed one after another change the list's contents, not its being there.
    placeholderData: (before) => before,
    structuralSharing: (before, after) =>
      before === undefined ? after : shareRows(before as RowPages<Row>, after as RowPages<Row>), // of this query
  })
}

interface RowPages<Row> {
  readonly pages: readonly ListPage<Row>[]
}

/** What has not changed of a row stays the same object wherever the row has moved, so that only what has is shown anew. */
function shareRows<Row extends { readonly id: string }>(before: RowPages<Row>, after: RowPages<Row>) {
  const known = new Map(before.pages.flatMap(({ rows }) => rows).map((row) => [row.id, row]))
  const shared = (row: Row) => replaceEqualDeep(known.get(row.id), row)
  const pages = after.pages.map((page) => ({ ...page, rows: page.rows.map(shared) }))
  const next = { ...after, pages }
  // Data that has not changed at all has to stay the same, or whoever shows it is rendered without end.
  return replaceEqualDeep(before, next) === before ? before : next
}

export function usePagedList<Row extends { readonly id: string }>(
  options: ReturnType<typeof pagedListQuery<Row>>,
): OfficeListState<Row> {
  const query = useInfiniteQuery(options)
  // Showing many new rows may take a slow device a second: a tap meanwhile comes first, and shows at once on its row.
  const shown = useDeferredValue(query.data) ?? query.data
  const latest = new Map(query.data?.pages.flatMap(({ rows }) => rows).map((row) => [row.id, row]))
  return {
    rows: shown?.pages.flatMap(({ rows }) => rows.map((row) => latest.get(row.id) ?? row)),
    total: shown?.pages.at(-1)?.total ?? 0,
    isFailed: query.isError,
    isPrevious: query.isPlaceholderData,
    retry: () => void query.refetch(),
    more: query.hasNextPage
      ? { isLoading: query.isFetchingNextPage, load: () => void query.fetchNextPage() }
      : undefined,
  }
}
