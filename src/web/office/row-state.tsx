import type { UseQueryResult } from '@tanstack/react-query'
import { useState } from 'react'

import { Spinner } from '#src/design/spinner.tsx'
import { ApiError } from '../api.ts'
import { LoadFailure } from './loaded.tsx'

/** A row that the address names, or why it is not there. */
export type RowState<Row> =
  | { readonly state: 'found'; readonly row: Row }
  | { readonly state: 'loading' | 'missing' }
  | { readonly state: 'failed'; retry(): void }

/** How the call for a row stands. What was loaded before stays until the server says that it is gone. */
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
  /** Whether a row stays that is gone: somebody else may have deleted it while it is edited, whose call then says so. */
  stays(row: Row): boolean
}

/** What a dialog shows of a row: while it closes, what it had. */
export function useShownRow<Row>(now: RowState<Row>, { open, stays }: ShownDialog<Row>): RowState<Row> {
  const [shown, setShown] = useState(now)
  const [row, last] = [rowOf(now), rowOf(shown)]
  const isSame = row === last && now.state === shown.state
  const isGone = row === undefined && last !== undefined && stays(last)
  if (open && !isSame && !isGone) setShown(now)
  return shown
}

/** The row where it was found. */
export function rowOf<Row>(state: RowState<Row>): Row | undefined {
  return state.state === 'found' ? state.row : undefined
}

interface AbsentRowProps {
  readonly state: RowState<unknown>
  readonly texts: { readonly loading: string; readonly missing: string; readonly failed: string }
}

/** In place of a row: that it is loading, is gone, or has failed to load, which one can try again. */
export function AbsentRow({ state, texts }: AbsentRowProps) {
  if (state.state === 'missing') return <p role="alert">{texts.missing}</p>
  if (state.state === 'failed') return <LoadFailure title={texts.failed} retry={state.retry} />
  return <Spinner label={texts.loading} />
}
