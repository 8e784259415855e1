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
  /** Names what the write changes. `pending` is the last choice in every place on the screen that uses the same key. */
  readonly key: readonly unknown[]
  readonly write: (value: Value, api: OfficeApi) => Promise<Output>
  readonly problems: ProblemTexts
  /** The toast's text about a failure, before the reason, with its English parts marked (see `markEnglish`). */
  readonly failed: { readonly title: string; readonly description: string }
  /** Returns the toast's text about a success, with its English parts marked as above. Without it there is no toast. */
  readonly succeeded?: ((output: Output) => string) | undefined
  /** Shows what the server returned, before the lists are fetched again. */
  readonly onSuccess?: ((output: Output) => void) | undefined
  /** Handles a failure in place of the toast. Returns true if it has handled the failure. */
  readonly handleFailure?: ((error: unknown) => boolean) | undefined
  /** The first part of the keys of all queries to fetch again after the call, whether it succeeded or failed. */
  readonly invalidates?: string | undefined
}

/**
 * One kind of write of an office screen. Until the server has responded, `pending` is the chosen value: the screen shows it at
 * once, and shows the old value again after a failure. A toast tells the user of a failure, with the text for its error code. The
 * end of the session is not shown here but by the code that manages the session.
 */
export function useOfficeWrite<Value, Output>({ key, ...options }: OfficeWriteOptions<Value, Output>) {
  const language = useLanguage()
  const client = useQueryClient()
  const api = useOfficeApi()
  const chosen = useMutationState({
    filters: { mutationKey: key, status: 'pending' },
    select: ({ state }) => state.variables as Value, // they are those of the mutation below
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

  // `onError` has shown a failure already, so it ends here.
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

/**
 * A write that is one call of the API. It needs a text for every error code that the call declares; otherwise it is the same as
 * `useOfficeWrite`.
 */
export function useOfficeMutation<Name extends WriteName, Value = void>(
  name: Name,
  { subject, request, api, ...options }: OfficeMutationOptions<Name, Value>,
) {
  return useOfficeWrite<Value, CallOutput<Name>>({
    ...options,
    key: [name, subject],
    write: (value, officeApi) =>
      (api ?? officeApi).call(name, ...([request(value)] as unknown as CallArguments<Name>)), // CallArguments is this input as a list
  })
}
