import type { UseQueryResult } from '@tanstack/react-query'
import { useState } from 'react'

import { Spinner } from '#src/design/spinner.tsx'
import { ApiError } from '../api.ts'
import { LoadFailure } from './loaded.tsx'

/** The row that the address names, or the reason why it cannot be shown. */
export type RowState<Row> =
  | { readonly state: 'found'; readonly row: Row }
  | { readonly state: 'loading' | 'missing' }
  | { readonly state: 'failed'; retry(): void }

/**
 * The state of a row that a call loads. If a refresh fails, the row stays as it was loaded before, until the server says that the
 * row no longer exists.
 */
export function rowState<Row>({
  data,
  error,
  refetch,
}: Pick<UseQueryResult<Row>, 'data' | 'error' | 'refetch'>): RowState<Row> {
  if (error instanceof ApiError && error.status === 404) return { state: 'missing' }
  if (data !== undefined) return { state: 'found', row: data }
  return error ? { state: 'failed', retry: () => void refetch() } : { state: 'loading' }
}

interface ShownDialog<Row> {
  readonly open: boolean
  /**
   * Returns true if the dialog keeps showing a row that no longer exists. If somebody else deletes the row while the user edits it,
   * the user learns this only when saving the edit.
   */
  stays(row: Row): boolean
}

/** The row for a dialog to show. While the dialog closes, this is still the row that the dialog showed while it was open. */
export function useShownRow<Row>(now: RowState<Row>, { open, stays }: ShownDialog<Row>): RowState<Row> {
  const [shown, setShown] = useState(now)
  const [row, last] = [rowOf(now), rowOf(shown)]
  const isSame = row === last && now.state === shown.state
  const isGone = row === undefined && last !== undefined && stays(last)
  if (open && !isSame && !isGone) setShown(now)
  return shown
}

/** Returns the row, or undefined if it was not found. */
export function rowOf<Row>(state: RowState<Row>): Row | undefined {
  return state.state === 'found' ? state.row : undefined
}

interface AbsentRowProps {
  readonly state: RowState<unknown>
  readonly texts: { readonly loading: string; readonly missing: string; readonly failed: string }
}

/**
 * The content of a dialog instead of a row: says that the row is loading, that it no longer exists, or that it could not be loaded,
 * with a button to try again.
 */
export function AbsentRow({ state, texts }: AbsentRowProps) {
  if (state.state === 'missing') return <p role="alert">{texts.missing}</p>
  if (state.state === 'failed') return <LoadFailure title={texts.failed} retry={state.retry} />
  return <Spinner label={texts.loading} />
}
