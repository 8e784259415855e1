import { queryOptions, useQuery, useQueryClient, type UseQueryResult } from '@tanstack/react-query'

import { type OfficeApi, useOfficeApi } from '../office-api.ts'
import type { OfficeListState } from '../paged-list.ts'
import type { Resource, ResourceRow } from './resource.ts'

/** All rows, in the order in which the server lists them. */
export function resourceQuery<Row extends ResourceRow>({ queryKey, calls }: Resource<Row>, api: OfficeApi) {
  return queryOptions({ queryKey, queryFn: () => calls.list(api) })
}

export function useResource<Row extends ResourceRow>(resource: Resource<Row>) {
  return useQuery(resourceQuery(resource, useOfficeApi()))
}

/** Shows a row as the server has returned it, before the list is fetched again. */
export function useShowRow<Row extends ResourceRow>(resource: Resource<Row>) {
  const client = useQueryClient()
  const { queryKey } = resourceQuery(resource, useOfficeApi())
  return (changed: Row) =>
    client.setQueryData(queryKey, (rows) => rows?.map((row) => (row.id === changed.id ? changed : row)))
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
