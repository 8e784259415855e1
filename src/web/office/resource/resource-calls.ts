import { queryOptions, useQuery, useQueryClient, type UseQueryResult } from '@tanstack/react-query'

import { markEnglish } from '#src/kernel/language.ts'
import { useLanguage, useTexts } from '../../language.tsx'
import { type OfficeApi, useOfficeApi } from '../office-api.ts'
import type { OfficeListState } from '../paged-list.ts'
import { replaceRow } from '../replace-row.ts'
import type { RowState } from '../row-state.tsx'
import { officeTexts } from '../texts/office-texts.ts'
import { useOfficeWrite } from '../use-office-mutation.ts'
import type { Fields } from './fields.ts'
import { type FailureText, type Resource, type ResourceRow, type Rows, textAbout } from './resource.ts'

/** All rows, in the order in which the server lists them. */
export function resourceQuery<Row extends ResourceRow>({ queryKey, calls }: Resource<Row>, api: OfficeApi) {
  return queryOptions({ queryKey, queryFn: () => calls.list(api) })
}

/** All rows as the query of `queryKey` has them: fetched once, and again after a write about them or an event. */
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

interface WriteOptions<Value, Output> {
  /** What changes: wherever it is shown, what was last chosen for it is. */
  readonly subject: string
  write(value: Value, api: OfficeApi): Promise<Output>
  /** What a failure is about. */
  readonly name?: string
  readonly failed: FailureText
  readonly succeeded?: string | ((output: Output) => string)
  readonly onSuccess?: (output: Output) => void
  readonly handleFailure?: (error: unknown) => boolean
  /** All queries of the resource, unless it is said otherwise. */
  readonly invalidates?: undefined
}

/**
 * One write about rows of a resource. Once it has succeeded, `onSuccess` is called and a toast says so; a failure that `handleFailure`
 * does not take care of has a toast by its code. Whatever happened, the rows are fetched again.
 */
export function useResourceWrite<Row extends ResourceRow, Value, Output>(
  { queryKey, problems }: Rows<Row>,
  { subject, name = '', failed, succeeded, ...options }: WriteOptions<Value, Output>,
) {
  const { error } = useTexts(officeTexts)
  const { title, more } = typeof failed === 'string' ? { title: error, more: failed } : failed
  return useOfficeWrite<Value, Output>({
    key: [...queryKey, subject],
    problems,
    failed: { title, description: textAbout(more, name) },
    succeeded: typeof succeeded === 'string' ? () => succeeded : succeeded,
    invalidates: queryKey[0],
    ...options,
  })
}

/** The name of a row in the reader's language, its English marked. */
export function useRowName<Row extends ResourceRow>(resource: Rows<Row>): (row: Row) => string {
  const language = useLanguage()
  return (row) => {
    const { name, nameVi } = resource.nameOf(row)
    return markEnglish(language, name, nameVi)
  }
}

/** Whether something of a row is on, and what turns it over. */
export interface ShownToggle {
  readonly isOn: boolean
  readonly isPending: boolean
  toggle(): void
}

/** Whether something of a row is on: as chosen at once, and taken back where the server rejects it. */
export function useToggle<Row extends ResourceRow, Name extends string>(
  resource: Resource<Row, Fields, object, Name>,
  name: NoInfer<Name>,
  row: Row,
): ShownToggle {
  const { toggles, updated, updateFailed } = useTexts(resource.texts)
  const own = toggles[name]
  const nameOf = useRowName(resource)
  const toggle = resource.toggles[name]
  const write = useResourceWrite<Row, boolean, Row>(resource, {
    subject: `${row.id} ${name}`,
    write: (to, api) => toggle.send(api, row, to),
    name: nameOf(row),
    failed: own?.failed ?? updateFailed,
    succeeded: (changed) =>
      own ? own.done(toggle.isOn(changed), nameOf(changed)) : textAbout(updated, nameOf(changed)),
    onSuccess: useShowRow(resource),
  })
  const isOn = write.pending ?? toggle.isOn(row)
  // Some calls turn it over: there is no second one meanwhile.
  const press = () => void (write.pending === undefined && write.send(!isOn))
  return { isOn, isPending: write.isPending, toggle: press }
}

/** Deletes a row for good. */
export function useDeletion<Row extends ResourceRow>(resource: Rows<Row>, row: Row, onDone: () => void) {
  const { done, failed } = useTexts(resource.texts).remove
  const name = useRowName(resource)(row)
  return useResourceWrite(resource, {
    subject: row.id,
    write: (_value: void, api) => resource.calls.remove(api, row.id),
    name,
    failed,
    succeeded: textAbout(done, name),
    onSuccess: onDone,
  })
}
