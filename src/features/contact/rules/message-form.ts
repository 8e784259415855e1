import { looksLikeEmail } from '#src/kernel/email.ts'
import { phoneFault } from '#src/kernel/phone.ts'
import { storedFields } from '#src/kernel/stored-fields.ts'
import { oneLine } from '#src/kernel/typed-text.ts'

/** The fields of the contact form, as the guest typed them. */
export interface MessageForm {
  name: string
  email: string
  phone: string
  subject: string
  message: string
}

export const emptyMessage: MessageForm = { name: '', email: '', phone: '', subject: '', message: '' }

export type MessageField = keyof MessageForm

type MessageProblemCode =
  | 'contact.name-required'
  | 'contact.email-required'
  | 'contact.email-invalid'
  | 'contact.phone-required'
  | 'contact.phone-extra'
  | 'contact.phone-invalid'
  | 'contact.subject-required'
  | 'contact.message-required'

export interface MessageProblem {
  readonly field: MessageField
  readonly code: MessageProblemCode
}

/** The problems of the form, in the order of its fields; empty if the form may be sent. All five fields are required. */
export function checkMessage(form: MessageForm): MessageProblem[] {
  const problems: MessageProblem[] = []
  const isEmpty = (field: MessageField) => oneLine(form[field]) === ''
  if (isEmpty('name')) problems.push({ field: 'name', code: 'contact.name-required' })
  if (isEmpty('email')) problems.push({ field: 'email', code: 'contact.email-required' })
  else if (!looksLikeEmail(oneLine(form.email)))
    problems.push({ field: 'email', code: 'contact.email-invalid' })
  const phone = phoneFault(form.phone)
  if (phone) problems.push({ field: 'phone', code: `contact.phone-${phone}` })
  if (isEmpty('subject')) problems.push({ field: 'subject', code: 'contact.subject-required' })
  if (isEmpty('message')) problems.push({ field: 'message', code: 'contact.message-required' })
  return problems
}

/** The unfinished form that the browser has stored. Values that are not texts become empty texts. Never throws. */
export function restoreMessage(stored: unknown): MessageForm {
  const { text } = storedFields<MessageField>(stored)
  return {
    name: text('name'),
    email: text('email'),
    phone: text('phone'),
    subject: text('subject'),
    message: text('message'),
  }
}
