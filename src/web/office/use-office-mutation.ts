import { useMutation, useMutationState, useQueryClient } from '@tanstack/react-query'

import { showToast } from '#src/design/toast-store.ts'
import type { CallName } from '#src/kernel/endpoint.ts'
import type { Api, CallArguments, CallInput, CallOutput } from '../api.ts'
import type { ProblemTexts } from '../forms/failure-text.ts'
import { showEnglish } from '../english-parts.tsx'
import { useLanguage } from '../language.tsx'
import { type OfficeApi, SessionEndedError, useOfficeApi } from './office-api.ts'
import { type CallProblemTexts, isWithoutResponse, officeFailureText } from './office-failure.ts'

type WriteName = Exclude<CallName, `GET ${string}`>

interface OfficeWriteOptions<Value, Output> {
  /** Names what this write changes. In all places on the screen with the same key, `pending` is the value that was chosen last. */
  readonly key: readonly unknown[]
  readonly write: (value: Value, api: OfficeApi) => Promise<Output>
  readonly problems: ProblemTexts
  /** The first part of the toast's text if the call fails; the reason follows. English parts are marked (see `markEnglish`). */
  readonly failed: { readonly title: string; readonly description: string }
  /**
   * Returns the toast's text if the call succeeds, with its English parts marked (see `markEnglish`). Without this function there
   * is no toast.
   */
  readonly succeeded?: ((output: Output) => string) | undefined
  /** Called with the server's response before the lists are fetched again, so that the screen can show it at once. */
  readonly onSuccess?: ((output: Output) => void) | undefined
  /** Called before a toast about a failure is shown. Returns true if it has handled the failure itself; then there is no toast. */
  readonly handleFailure?: ((error: unknown) => boolean) | undefined
  /** After the call, whether it succeeded or failed, all queries are fetched again whose keys begin with this part. */
  readonly invalidates?: string | undefined
}

/**
 * A kind of write on an office screen. Until the server responds, `pending` is the value that the user has chosen: the screen shows
 * it at once, and shows the old value again if the write fails. A toast with the text for the error code then tells the user. If
 * the session has ended, the code that manages the session tells the user instead.
 */
export function useOfficeWrite<Value, Output>({ key, ...options }: OfficeWriteOptions<Value, Output>) {
  const language = useLanguage()
  const client = useQueryClient()
  const api = useOfficeApi()
  const chosen = useMutationState({
    filters: { mutationKey: key, status: 'pending' },
    select: ({ state }) => state.variables as Value, // this type is right, because the mutation below sets these variables
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

  // `onError` has already shown the failure, so the error is ignored here.
  const send = (value: Value) => mutateAsync(value).catch(() => undefined)
  return { send, pending: chosen.at(-1), isPending }
}

interface OfficeMutationOptions<Name extends WriteName, Value> extends Omit<
  OfficeWriteOptions<Value, CallOutput<Name>>,
  'key' | 'write'
> {
  /** Names what the call changes, such as one order. */
  readonly subject: string
  readonly request: (value: Value) => CallInput<Name>
  /** True if the call, sent twice, changes nothing the second time. If no response comes, it is then sent once more. */
  readonly isRepeatable?: boolean
  readonly problems: CallProblemTexts<Name>
  /** The API to use instead of the office's API, for calls that handle the end of the session themselves. */
  readonly api?: Pick<Api, 'call'>
}

/**
 * A write that consists of one call of the API. There must be a text for every error code that the call declares; otherwise this
 * hook does the same as `useOfficeWrite`.
 */
export function useOfficeMutation<Name extends WriteName, Value = void>(
  name: Name,
  { subject, request, isRepeatable = false, api, ...options }: OfficeMutationOptions<Name, Value>,
) {
  return useOfficeWrite<Value, CallOutput<Name>>({
    ...options,
    key: [name, subject],
    write(value, officeApi) {
      // CallArguments is this input as a list.
      const send = () =>
        (api ?? officeApi).call(name, ...([request(value)] as unknown as CallArguments<Name>))
      return send().catch((error: unknown) => {
        if (isRepeatable && isWithoutResponse(error)) return send()
        throw error
      })
    },
  })
}
