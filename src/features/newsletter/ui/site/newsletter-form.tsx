import { useEffect, useRef } from 'react'

import { Button } from '#src/design/button.tsx'
import { EmailField } from '#src/design/person-field.tsx'
import { useHydrated } from '#src/design/use-hydrated.ts'
import { browserApi } from '#src/web/browser-api.ts'
import { formDraft } from '#src/web/forms/form-draft.ts'
import { FormFailure } from '#src/web/forms/form-end.tsx'
import { PrivacyNote } from '#src/web/forms/privacy-note.tsx'
import { PublicForm } from '#src/web/forms/public-form.tsx'
import { textInput } from '#src/web/forms/text-input.ts'
import { usePublicForm } from '#src/web/forms/use-public-form.ts'
import { useTexts } from '#src/web/language.tsx'
import { checkNewsletter, emptyNewsletter, restoreNewsletter } from '../../rules/check-newsletter.ts'
import { newsletterProblems } from '../../texts/newsletter-problem-texts.ts'
import { newsletterTexts } from '../../texts/newsletter-texts.ts'
import styles from './newsletter-form.module.css'

const draft = formDraft('newsletter', emptyNewsletter, restoreNewsletter)

/**
 * The form for the newsletter, with a field for an e-mail address. After sending, a message says that the address is subscribed.
 */
export function NewsletterForm() {
  const texts = useTexts(newsletterTexts)
  const form = usePublicForm({
    draft,
    check: checkNewsletter,
    body: (values) => ({ email: values.email.trim() }),
    send: ({ body }) => browserApi.call('POST /api/newsletter', { body }),
    problems: newsletterProblems,
    texts: { failed: texts.failed, tryLater: texts.tryLater },
    fieldCodes: { email: 'newsletter.email-invalid' },
  })
  const hydrated = useHydrated()
  const { status } = form
  if (status.state === 'done') return <Subscribed email={status.result.email} />
  return (
    <PublicForm form={form}>
      <div className={styles.row}>
        <EmailField {...textInput(form, 'email')} label={texts.email} required enterKeyHint="send" />
        {/* The button is disabled until the page is hydrated, because without scripts nothing would handle the form. */}
        <Button
          type="submit"
          className={styles.submit}
          pending={status.state === 'sending'}
          disabled={!hydrated}
        >
          {texts.submit}
        </Button>
      </div>
      <FormFailure status={status} title={texts.failed} />
      <PrivacyNote />
    </PublicForm>
  )
}

function Subscribed({ email }: { email: string }) {
  const texts = useTexts(newsletterTexts)
  const done = useRef<HTMLParagraphElement>(null)
  // The pressed button disappears, so the focus moves to this text.
  useEffect(() => done.current?.focus(), [])
  return (
    <p ref={done} tabIndex={-1} className={styles.done}>
      {texts.done(email)}
    </p>
  )
}
