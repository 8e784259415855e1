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

/** The query for all rows of a resource, in the server's order. */
export function resourceQuery<Row extends ResourceRow>({ queryKey, calls }: Resource<Row>, api: OfficeApi) {
  return queryOptions({ queryKey, queryFn: () => calls.list(api) })
}

/**
 * All rows of a resource. The query is fetched once, and again whenever this user changes such a row or the server sends an event
 * about these rows.
 */
export function useResource<Row extends ResourceRow>(resource: Resource<Row>) {
  return useQuery(resourceQuery(resource, useOfficeApi()))
}

/** The row with this id in a list that comes in one response. If there is none, the result says why. */
export function listedRow<Row extends ResourceRow>(
  { data, isFetching, refetch }: Pick<UseQueryResult<readonly Row[]>, 'data' | 'isFetching' | 'refetch'>,
  id: string | undefined,
): RowState<Row> {
  const row = data?.find((each) => each.id === id)
  if (row) return { state: 'found', row }
  // The cached list may be older than the row, so the row counts as missing only after the list has been fetched again.
  if (isFetching) return { state: 'loading' }
  return data ? { state: 'missing' } : { state: 'failed', retry: () => void refetch() }
}

/**
 * Returns a function that puts a row from the server's response into all cached queries, so that the row is shown before the
 * queries are fetched again.
 */
export function useShowRow<Row extends ResourceRow>({ queryKey }: Rows<Row>) {
  const client = useQueryClient()
  return (changed: Row) => client.setQueriesData({ queryKey }, (held) => replaceRow(held, changed))
}

/** The state of a list that comes in one response. `shown` selects the rows that match the filters, and sorts them. */
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
  /**
   * Identifies what the write changes, such as one row. If several places on the screen write about the same subject, all of them
   * show the last choice at once.
   */
  readonly subject: string
  write(value: Value, api: OfficeApi): Promise<Output>
  /** The name of the row, for the error message. */
  readonly name?: string
  readonly failed: FailureText
  readonly succeeded?: string | ((output: Output) => string)
  readonly onSuccess?: (output: Output) => void
  readonly handleFailure?: (error: unknown) => boolean
  /** By default all queries of the resource are fetched again after the write; an explicit undefined prevents this. */
  readonly invalidates?: undefined
}

/**
 * A write about rows of a resource. If it succeeds, `onSuccess` is called and a toast tells the user. If it fails and
 * `handleFailure` does not handle the error, a toast shows the text for the error code. In both cases the rows are fetched again.
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

/** Returns a function that returns a row's name in the reader's language, with its English parts marked. */
export function useRowName<Row extends ResourceRow>(resource: Rows<Row>): (row: Row) => string {
  const language = useLanguage()
  return (row) => {
    const { name, nameVi } = resource.nameOf(row)
    return markEnglish(language, name, nameVi)
  }
}

/** Whether a toggle of a row is on, and the function that switches it. */
export interface ShownToggle {
  readonly isOn: boolean
  readonly isPending: boolean
  toggle(): void
}

/**
 * A switch for a property of a row, such as its pin. After a press the new state is shown at once; if the server rejects the
 * change, the former state is shown again.
 */
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
  // Some calls switch the value to its opposite, so a second press is ignored until the first call has ended.
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
