import {
  type DefaultError,
  infiniteQueryOptions,
  type QueryKey,
  useInfiniteQuery,
} from '@tanstack/react-query'

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
export function pagedListQuery<Row>(queryKey: QueryKey, load: (page: PageQuery) => Promise<ListPage<Row>>) {
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
  })
}

export function usePagedList<Row>(options: ReturnType<typeof pagedListQuery<Row>>): OfficeListState<Row> {
  const query = useInfiniteQuery(options)
  return {
    rows: query.data?.pages.flatMap(({ rows }) => rows),
    total: query.data?.pages.at(-1)?.total ?? 0,
    isFailed: query.isError,
    isPrevious: query.isPlaceholderData,
    retry: () => void query.refetch(),
    more: query.hasNextPage
      ? { isLoading: query.isFetchingNextPage, load: () => void query.fetchNextPage() }
      : undefined,
  }
}
