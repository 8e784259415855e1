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

/** The reason for the last failure, the button that sends, and a note about the use of the data. */
export function FormEnd({ status, texts }: FormEndProps) {
  return (
    <>
      <FormFailure status={status} title={texts.failed} />
      {/* Without scripts nothing sends the form, so the button is disabled until hydration. */}
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

/** The reason for the last failure with the phone number; nothing if no attempt has failed. */
export function FormFailure({ status, title }: FormFailureProps) {
  if (status.state !== 'failed') return null
  return (
    <Notice tone="danger" title={title}>
      {status.text} {status.retryAt !== undefined && <RetryCountdown at={status.retryAt} />}
      <CallLink />
    </Notice>
  )
}
