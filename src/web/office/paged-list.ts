import {
  type DefaultError,
  infiniteQueryOptions,
  type QueryKey,
  replaceEqualDeep,
  useInfiniteQuery,
} from '@tanstack/react-query'
import { useDeferredValue } from 'react'

import type { ListPage } from './office-api.ts'

/** The state of an office list, whether it is loaded as a whole or page by page. */
export interface OfficeListState<Row> {
  /** The rows that match; undefined until rows have been loaded once. */
  readonly rows: readonly Row[] | undefined
  /** The number of all rows, loaded or not. If the list comes page by page, it is the number of rows that match. */
  readonly total: number
  /** True if the last attempt to load has failed. Rows that were loaded before are still shown. */
  readonly isFailed: boolean
  /** True while a new search is loading, and `rows` are still the results of the previous search. */
  readonly isPrevious: boolean
  retry(): void
  /** Loads the next page; undefined if there is no next page. */
  readonly more?: { readonly isLoading: boolean; load(): void } | undefined
}

const pageSize = '50'

/** The parameters of a request for one page. */
interface PageQuery {
  readonly limit: string
  readonly cursor: string | undefined
}

/**
 * The query for a list that is loaded page by page. Its key begins with the list's path in the API, so that an event about this
 * path can refresh the list.
 */
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
    // While the user types into the search field, the list keeps the rows of the previous search until the rows of the new search
    // are loaded.
    placeholderData: (before) => before,
    structuralSharing: (before, after) =>
      before === undefined ? after : shareRows(before as RowPages<Row>, after as RowPages<Row>), // of this query
  })
}

interface RowPages<Row> {
  readonly pages: readonly ListPage<Row>[]
}

/** Keeps the objects of unchanged parts of rows, even if a row has moved in the list, so that React renders only changed parts. */
function shareRows<Row extends { readonly id: string }>(before: RowPages<Row>, after: RowPages<Row>) {
  const known = new Map(before.pages.flatMap(({ rows }) => rows).map((row) => [row.id, row]))
  const shared = (row: Row) => replaceEqualDeep(known.get(row.id), row)
  const pages = after.pages.map((page) => ({ ...page, rows: page.rows.map(shared) }))
  const next = { ...after, pages }
  // Unchanged data must stay the same object, otherwise the component that shows it would be rendered without end.
  return replaceEqualDeep(before, next) === before ? before : next
}

export function usePagedList<Row extends { readonly id: string }>(
  options: ReturnType<typeof pagedListQuery<Row>>,
): OfficeListState<Row> {
  const query = useInfiniteQuery(options)
  // Rendering many new rows may take a second on a slow device, so it is deferred. If the user taps meanwhile, the tap is handled
  // first, and its effect on the tapped row is shown at once.
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
