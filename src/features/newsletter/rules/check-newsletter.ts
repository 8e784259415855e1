import { looksLikeEmail } from '#src/kernel/email.ts'
import { storedFields } from '#src/kernel/stored-fields.ts'
import { oneLine } from '#src/kernel/typed-text.ts'

/** The fields of the newsletter form, as the guest typed them. */
export interface NewsletterForm {
  email: string
}

export const emptyNewsletter: NewsletterForm = { email: '' }

export interface NewsletterProblem {
  readonly field: 'email'
  readonly code: 'newsletter.email-required' | 'newsletter.email-invalid'
}

/** The problems of the form; empty if the form may be sent. */
export function checkNewsletter({ email }: NewsletterForm): NewsletterProblem[] {
  const typed = oneLine(email)
  if (typed === '') return [{ field: 'email', code: 'newsletter.email-required' }]
  return looksLikeEmail(typed) ? [] : [{ field: 'email', code: 'newsletter.email-invalid' }]
}

/** The unfinished form that the browser has stored. Values that are not texts become empty texts. Never throws. */
export function restoreNewsletter(stored: unknown): NewsletterForm {
  return { email: storedFields<'email'>(stored).text('email') }
}
