import { useMutation, useMutationState, useQueryClient } from '@tanstack/react-query'

import { showToast } from '#src/design/toast-store.ts'
import type { CallName } from '#src/kernel/endpoint.ts'
import type { Api, CallArguments, CallInput, CallOutput } from '../api.ts'
import type { ProblemTexts } from '../forms/failure-text.ts'
import { showEnglish } from '../english-parts.tsx'
import { useLanguage } from '../language.tsx'
import { type OfficeApi, SessionEndedError, useOfficeApi } from './office-api.ts'
import { type CallProblemTexts, officeFailureText } from './office-failure.ts'

type WriteName = Exclude<CallName, `GET ${string}`>

interface OfficeWriteOptions<Value, Output> {
  /** Names what changes. In every place that shows it, `pending` is the last choice. */
  readonly key: readonly unknown[]
  readonly write: (value: Value, api: OfficeApi) => Promise<Output>
  readonly problems: ProblemTexts
  /** The toast's text about a failure, before the reason, with its English parts marked (see `markEnglish`). */
  readonly failed: { readonly title: string; readonly description: string }
  /** The toast's text about a success, marked in the same way; without it there is no toast. */
  readonly succeeded?: ((output: Output) => string) | undefined
  /** Shows what the server returned, before the lists are fetched again. */
  readonly onSuccess?: ((output: Output) => void) | undefined
  /** Handles a failure instead of the toast; returns whether it has. */
  readonly handleFailure?: ((error: unknown) => boolean) | undefined
  /** The first part of the keys of all queries to fetch again after the call, whether it succeeded or failed. */
  readonly invalidates?: string | undefined
}

/**
 * One write of an office screen. A choice is `pending` until the server has responded: the screen shows it at once, and a failure
 * takes it back. A failure is shown by its code in the reader's language; the end of the session is shown elsewhere.
 */
export function useOfficeWrite<Value, Output>({ key, ...options }: OfficeWriteOptions<Value, Output>) {
  const language = useLanguage()
  const client = useQueryClient()
  const api = useOfficeApi()
  const chosen = useMutationState({
    filters: { mutationKey: key, status: 'pending' },
    select: ({ state }) => state.variables as Value, // of the mutation below
  })

  const { mutateAsync, isPending } = useMutation({
    mutationKey: key,
    mutationFn: (value: Value) => options.write(value, api),
    onSuccess(output) {
      options.onSuccess?.(output)
      const title = options.succeeded?.(output)
      if (title !== undefined) showToast({ title: showEnglish(title), tone: 'success' })
    },
    onError(error) {
      if (error instanceof SessionEndedError || options.handleFailure?.(error)) return
      const { title, description } = options.failed
      const reason = officeFailureText(error, options.problems, language)
      const said = showEnglish(reason ? `${description}. ${reason}` : description)
      showToast({ title: showEnglish(title), description: said, tone: 'error' })
    },
    onSettled() {
      if (options.invalidates !== undefined)
        void client.invalidateQueries({ queryKey: [options.invalidates] })
    },
  })

  // A failure has been shown by then.
  const send = (value: Value) => mutateAsync(value).catch(() => undefined)
  return { send, pending: chosen.at(-1), isPending }
}

interface OfficeMutationOptions<Name extends WriteName, Value> extends Omit<
  OfficeWriteOptions<Value, CallOutput<Name>>,
  'key' | 'write'
> {
  /** Names what changes, such as one order. */
  readonly subject: string
  readonly request: (value: Value) => CallInput<Name>
  readonly problems: CallProblemTexts<Name>
  /** Replaces the office's API, for calls that handle the end of the session themselves. */
  readonly api?: Pick<Api, 'call'>
}

/** A write that is one call. All codes of the call need their texts; otherwise it is the same as `useOfficeWrite`. */
export function useOfficeMutation<Name extends WriteName, Value = void>(
  name: Name,
  { subject, request, api, ...options }: OfficeMutationOptions<Name, Value>,
) {
  return useOfficeWrite<Value, CallOutput<Name>>({
    ...options,
    key: [name, subject],
    write: (value, officeApi) =>
      (api ?? officeApi).call(name, ...([request(value)] as unknown as CallArguments<Name>)), // the same, as a list
  })
}
