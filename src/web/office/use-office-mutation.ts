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
  /** What changes: wherever it is shown, `pending` is what was last chosen for it. */
  readonly key: readonly unknown[]
  readonly write: (value: Value, api: OfficeApi) => Promise<Output>
  readonly problems: ProblemTexts
  /** What the toast says of a failure, before the reason, its English marked (see `markEnglish`). */
  readonly failed: { readonly title: string; readonly description: string }
  /** What the toast says of success, marked likewise; without it there is none. */
  readonly succeeded?: ((output: Output) => string) | undefined
  /** Puts what the server returned where it is shown, before the lists are fetched again. */
  readonly onSuccess?: ((output: Output) => void) | undefined
  /** Takes care of a failure instead of the toast; returns whether it has. */
  readonly handleFailure?: ((error: unknown) => boolean) | undefined
  /** The first part of the keys of all queries to fetch again, whatever happened. */
  readonly invalidates?: string | undefined
}

/**
 * One write of an office screen. What was chosen is `pending` until the server has responded: shown in its place, it is there
 * at once and taken back by a failure. A failure is shown by its code in the reader's language; the end of the session
 * is shown elsewhere.
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
  /** What changes, such as one order. */
  readonly subject: string
  readonly request: (value: Value) => CallInput<Name>
  readonly problems: CallProblemTexts<Name>
  /** Instead of the office's API: for calls to which the end of the session means something of its own. */
  readonly api?: Pick<Api, 'call'>
}

/** A write that is one call, whose codes all need their texts; what it does besides is that of `useOfficeWrite`. */
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
