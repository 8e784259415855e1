import { queryOptions, useQuery, useQueryClient, type UseQueryResult } from '@tanstack/react-query'

import { type OfficeApi, useOfficeApi } from '../office-api.ts'
import type { OfficeListState } from '../paged-list.ts'
import { replaceRow } from '../replace-row.ts'
import type { RowState } from '../row-state.tsx'
import type { Resource, ResourceRow, Rows } from './resource.ts'

/** All rows, in the order in which the server lists them. */
export function resourceQuery<Row extends ResourceRow>({ queryKey, calls }: Resource<Row>, api: OfficeApi) {
  return queryOptions({ queryKey, queryFn: () => calls.list(api) })
}

export function useResource<Row extends ResourceRow>(resource: Resource<Row>) {
  return useQuery(resourceQuery(resource, useOfficeApi()))
}

/** The row of this id in a list that one response holds, or why it is not there. */
export function listedRow<Row extends ResourceRow>(
  { data, isFetching, refetch }: Pick<UseQueryResult<readonly Row[]>, 'data' | 'isFetching' | 'refetch'>,
  id: string | undefined,
): RowState<Row> {
  const row = data?.find((each) => each.id === id)
  if (row) return { state: 'found', row }
  // What was loaded before may be older than the row.
  if (isFetching) return { state: 'loading' }
  return data ? { state: 'missing' } : { state: 'failed', retry: () => void refetch() }
}

/** Shows a row as the server has returned it wherever it is shown, before anything is fetched again. */
export function useShowRow<Row extends ResourceRow>({ queryKey }: Rows<Row>) {
  const client = useQueryClient()
  return (changed: Row) => client.setQueriesData({ queryKey }, (held) => replaceRow(held, changed))
}

/** A list that one response holds, as it is shown: `shown` are those of the rows that match, in their order. */
export function wholeList<Row>(
  { data, isError, refetch }: Pick<UseQueryResult<readonly Row[]>, 'data' | 'isError' | 'refetch'>,
  shown: (rows: readonly Row[]) => readonly Row[] = (rows) => rows,
): OfficeListState<Row> {
  return {
    rows: data && shown(data),
    total: data?.length ?? 0,
    isFailed: isError,
    isPrevious: false,
    retry: () => void refetch(),
  }
}
