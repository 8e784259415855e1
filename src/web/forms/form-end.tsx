import { Button } from '#src/design/button.tsx'
import { Notice } from '#src/design/notice.tsx'
import { useHydrated } from '#src/design/use-hydrated.ts'
import { PrivacyNote } from './privacy-note.tsx'
import { CallLink } from '../call-link.tsx'
import { RetryCountdown } from './retry-countdown.tsx'
import type { FormStatus } from './use-public-form.ts'

interface FormEndProps {
  readonly status: FormStatus<unknown>
  readonly texts: { readonly failed: string; readonly submit: string }
}

/**
 * The end of a form: the reason why the last attempt failed, the button that sends the form, and a note on how the restaurant uses
 * the data.
 */
export function FormEnd({ status, texts }: FormEndProps) {
  return (
    <>
      <FormFailure status={status} title={texts.failed} />
      {/* Before hydration no script can send the form, so the button is disabled until then. */}
      <Button type="submit" wide size="large" pending={status.state === 'sending'} disabled={!useHydrated()}>
        {texts.submit}
      </Button>
      <PrivacyNote />
    </>
  )
}

interface FormFailureProps {
  readonly status: FormStatus<unknown>
  readonly title: string
}

/** The reason why the last attempt failed, with the restaurant's phone number. Renders nothing if the last attempt did not fail. */
export function FormFailure({ status, title }: FormFailureProps) {
  if (status.state !== 'failed') return null
  return (
    <Notice tone="danger" title={title}>
      {status.text} {status.retryAt !== undefined && <RetryCountdown at={status.retryAt} />}
      <CallLink />
    </Notice>
  )
}
