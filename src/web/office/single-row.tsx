import type { UseQueryResult } from '@tanstack/react-query'
import { useState } from 'react'

import { Spinner } from '#src/design/spinner.tsx'
import { ApiError } from '../api.ts'
import { LoadFailure } from './loaded.tsx'

/** A row that the address names, or why it is not there. */
export type SingleRow<Row> =
  | { readonly state: 'found'; readonly row: Row }
  | { readonly state: 'loading' | 'missing' }
  | { readonly state: 'failed'; retry(): void }

/** How the call for a row stands. What was loaded before stays until the server says that it is gone. */
export function singleRow<Row>({
  data,
  error,
  refetch,
}: Pick<UseQueryResult<Row>, 'data' | 'error' | 'refetch'>): SingleRow<Row> {
  if (error instanceof ApiError && error.status === 404) return { state: 'missing' }
  if (data !== undefined) return { state: 'found', row: data }
  return error ? { state: 'failed', retry: () => void refetch() } : { state: 'loading' }
}

interface ShownIn {
  readonly open: boolean
  /** The id of a row that stays though it is gone. */
  readonly staysOf?: string | undefined
}

/** What a dialog shows of a row: while it closes, what it had. */
export function useShownRow<Row extends { readonly id: string }>(
  single: SingleRow<Row>,
  { open, staysOf }: ShownIn,
): SingleRow<Row> {
  const [shown, setShown] = useState(single)
  const row = rowOf(single)
  const stays = !row && staysOf !== undefined && rowOf(shown)?.id === staysOf
  const isSame = row === rowOf(shown) && single.state === shown.state
  if (open && !isSame && !stays) setShown(single)
  return shown
}

/** The row where it was found. */
export function rowOf<Row>(single: SingleRow<Row>): Row | undefined {
  return single.state === 'found' ? single.row : undefined
}

interface AbsentRowProps {
  readonly single: SingleRow<unknown>
  readonly texts: { readonly loading: string; readonly missing: string; readonly failed: string }
}

/** In place of a row: that it is loading, is gone, or has failed to load, which one can try again. */
export function AbsentRow({ single, texts }: AbsentRowProps) {
  if (single.state === 'missing') return <p role="alert">{texts.missing}</p>
  if (single.state === 'failed') return <LoadFailure title={texts.failed} retry={single.retry} />
  return <Spinner label={texts.loading} />
}
