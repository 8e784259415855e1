import { queryOptions, useQuery, useQueryClient } from '@tanstack/react-query'

import { type OfficeApi, useOfficeApi } from '../office-api.ts'
import { type OfficeListState, pagedListQuery, usePagedList } from '../paged-list.ts'
import { findRow } from '../replace-row.ts'
import { type RowState, rowState } from '../row-state.tsx'
import type { ListQuery, PagedRows, ResourceRow } from './resource.ts'

/** All matching rows, loaded page by page. */
export function usePagedRows<Row extends ResourceRow, Query extends object>(
  { queryKey, calls }: PagedRows<Row, Query>,
  { q, ...query }: Query & Pick<ListQuery, 'q'>,
): OfficeListState<Row> {
  const api = useOfficeApi()
  return usePagedList(
    pagedListQuery(
      [...queryKey, 'list', { q, ...query }],
      (page) => calls.page(api, { ...query, q: q || undefined, ...page } as Query & ListQuery), // its parts
    ),
  )
}

/**
 * The query for the newest rows that have one of these statuses, and for the total number of such rows. Without statuses, rows of
 * every status are included.
 */
export function newestQuery<Row extends ResourceRow>(
  { queryKey, calls }: PagedRows<Row, { status?: string; archive?: 'without' }>,
  api: OfficeApi,
  limit: number,
  statuses?: readonly string[],
) {
  return queryOptions({
    queryKey: [...queryKey, 'newest', { limit, statuses }],
    queryFn: () =>
      calls.page(api, {
        limit: String(limit),
        // A query with statuses asks only for current rows, so the archive is left out.
        ...(statuses && { status: statuses.join(','), archive: 'without' }),
      }),
  })
}

/** Returns the row with this id. If the row is in a list on the screen, it is taken from there; otherwise a call loads it. */
export function usePagedRow<Row extends ResourceRow>(
  { queryKey, calls }: PagedRows<Row>,
  id: string | undefined,
): RowState<Row> {
  const api = useOfficeApi()
  const cache = useQueryClient().getQueryCache()
  const query = useQuery({
    queryKey: [...queryKey, 'one', id],
    queryFn: () => calls.one(api, id ?? ''),
    enabled: id !== undefined,
    initialData: () =>
      cache
        .findAll({ queryKey, stale: false })
        .reduce<unknown>((found, { state }) => found ?? findRow(state.data, id ?? ''), undefined) as
        | Row
        | undefined, // of these queries
    // The row is not cached. If the user opens it again, it is first taken from the list, which is newer by then than a cached row
    // would be.
    gcTime: 0,
  })
  return rowState(query)
}
