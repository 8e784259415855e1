import { useMutation, useMutationState, useQueryClient } from '@tanstack/react-query'

import { showToast } from '#src/design/toast-store.ts'
import type { CallName } from '#src/kernel/endpoint.ts'
import type { Api, CallArguments, CallInput, CallOutput } from '../api.ts'
import { showEnglish } from '../english-parts.tsx'
import { useLanguage } from '../language.tsx'
import { SessionEndedError, useOfficeApi } from './office-api.ts'
import { type CallProblemTexts, officeFailureText } from './office-failure.ts'

type WriteName = Exclude<CallName, `GET ${string}`>

interface OfficeMutationOptions<Name extends WriteName, Value> {
  /** What changes, such as one order: wherever it is shown, `pending` is what was last chosen for it. */
  readonly subject: string
  readonly request: (value: Value) => CallInput<Name>
  readonly problems: CallProblemTexts<Name>
  /** What the toast says of a failure, before the reason, its English marked (see `markEnglish`). */
  readonly failed: { readonly title: string; readonly description: string }
  /** What the toast says of success, marked likewise; without it there is none. */
  readonly succeeded?: (output: CallOutput<Name>) => string
  /** Puts what the server returned where it is shown, before the lists are fetched again. */
  readonly onSuccess?: (output: CallOutput<Name>) => void
  /** Takes care of a failure instead of the toast; returns whether it has. */
  readonly handleFailure?: (error: unknown) => boolean
  /** The first part of the keys of all queries to fetch again, whatever happened. */
  readonly invalidates?: string
  /** Instead of the office's API: for calls to which the end of the session means something of its own. */
  readonly api?: Pick<Api, 'call'>
}

/**
 * One write of an office screen. What was chosen is `pending` until the server has responded: shown in its place, it is there
 * at once and taken back by a failure. A failure is shown by its code in the reader's language; the end of the session
 * is shown elsewhere.
 */
export function useOfficeMutation<Name extends WriteName, Value = void>(
  name: Name,
  options: OfficeMutationOptions<Name, Value>,
) {
  const language = useLanguage()
  const client = useQueryClient()
  const officeApi = useOfficeApi()
  const api = options.api ?? officeApi
  const mutationKey = [name, options.subject]
  const chosen = useMutationState({
    filters: { mutationKey, status: 'pending' },
    select: ({ state }) => state.variables as Value, // of the mutation below
  })

  const { mutateAsync, isPending } = useMutation({
    mutationKey,
    mutationFn: (value: Value) =>
      api.call(name, ...([options.request(value)] as unknown as CallArguments<Name>)), // the same, as a list
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
