import { useEffect, useRef } from 'react'

import { Button } from '#src/design/button.tsx'
import { TextAreaField, TextField } from '#src/design/field.tsx'
import { EmailField, NameField, PhoneField } from '#src/design/person-field.tsx'
import { SuccessMark } from '#src/design/success-mark.tsx'
import { browserApi } from '#src/web/browser-api.ts'
import { formDraft } from '#src/web/forms/form-draft.ts'
import { FormEnd } from '#src/web/forms/form-end.tsx'
import { PublicForm } from '#src/web/forms/public-form.tsx'
import { textInput } from '#src/web/forms/text-input.ts'
import { usePublicForm, type PublicFormState } from '#src/web/forms/use-public-form.ts'
import { useTexts } from '#src/web/language.tsx'
import type { ContactMessage } from '../../contract/message.ts'
import {
  checkMessage,
  emptyMessage,
  restoreMessage,
  type MessageField,
  type MessageForm,
} from '../../rules/message-form.ts'
import { messageProblems } from '../../texts/contact-problem-texts.ts'
import { contactTexts } from '../../texts/contact-texts.ts'
import styles from './contact-page.module.css'

type Message = PublicFormState<MessageForm, ContactMessage>

const draft = formDraft('contact', emptyMessage, restoreMessage)

/** The form by which guests write to the restaurant. After sending, a confirmation replaces the form. */
export function ContactForm() {
  const { incomplete, ...texts } = useTexts(contactTexts)
  const message = usePublicForm({
    draft,
    check: checkMessage,
    body: (values) => ({ ...values, email: values.email.trim() }),
    send: (request) => browserApi.call('POST /api/contact', request),
    problems: messageProblems,
    texts: { failed: texts.failed, tryLater: texts.tryLater },
    fieldCodes: { email: 'contact.email-invalid' },
    announced: {
      'contact.name-required': incomplete,
      'contact.email-required': incomplete,
      'contact.phone-required': incomplete,
      'contact.subject-required': incomplete,
      'contact.message-required': incomplete,
    },
  })
  const { status, again } = message
  if (status.state !== 'done') return <MessageFields message={message} />
  return <MessageSent email={status.result.email} onAgain={again} />
}

function MessageFields({ message }: { message: Message }) {
  const texts = useTexts(contactTexts)
  const field = (name: MessageField) => ({ ...textInput(message, name), label: texts[name], required: true })
  return (
    <PublicForm form={message}>
      <div className={styles.person}>
        <div className={styles.wide}>
          <NameField {...field('name')} enterKeyHint="next" />
        </div>
        <EmailField {...field('email')} enterKeyHint="next" />
        <PhoneField {...field('phone')} enterKeyHint="next" />
      </div>
      <TextField {...field('subject')} enterKeyHint="next" maxLength={200} />
      <TextAreaField {...field('message')} className={styles.message} rows={6} maxLength={5000} />
      <FormEnd status={message.status} texts={texts} />
    </PublicForm>
  )
}

function MessageSent({ email, onAgain }: { email: string; onAgain: () => void }) {
  const { sent } = useTexts(contactTexts)
  const title = useRef<HTMLHeadingElement>(null)
  // The confirmation replaces the form with the button that had the focus. So the focus moves to the confirmation's title.
  useEffect(() => title.current?.focus(), [])
  return (
    <div className={styles.sent}>
      <SuccessMark />
      <h3 ref={title} tabIndex={-1} className={styles.sentTitle}>
        {sent.title}
      </h3>
      <p>{sent.text(email)}</p>
      <Button look="ghost" onClick={onAgain}>
        {sent.again}
      </Button>
    </div>
  )
}
