import { type FormEvent, type RefObject, useEffect, useRef, useState } from 'react'
import { flushSync } from 'react-dom'

import { honeypotValue } from '#src/design/honeypot-field.tsx'
import { dismissToast, showToast } from '#src/design/toast-store.ts'
import { useCall } from '../call-link.tsx'
import { useLanguage } from '../language.tsx'
import { useStore } from '../store.ts'
import { failureText } from './failure-text.ts'
import { fieldErrors, type FieldErrors, type FieldOf } from './form-errors.ts'
import type { FormParts } from './form-parts.ts'
import { formSession } from './form-session.ts'
import { retryTexts } from './retry-texts.ts'

/** Where a form stands, as the page shows it. */
export type FormStatus<Result> =
  | { readonly state: 'idle' | 'incomplete' | 'sending' }
  /** Why, in the visitor's language; and when it is sent again by itself, in milliseconds since 1970, if it is. */
  | { readonly state: 'failed'; readonly text: string; readonly retryAt: number | undefined }
  | { readonly state: 'done'; readonly result: Result }

export interface PublicFormState<Values extends object, Result> {
  readonly values: Values
  change(part: Partial<Values>): void
  /** What is wrong with the fields: nothing until someone has tried to send them. */
  readonly errors: FieldErrors<FieldOf<Values>>
  readonly status: FormStatus<Result>
  readonly element: RefObject<HTMLFormElement | null>
  submit(event: FormEvent<HTMLFormElement>): void
  /** Done, and once more: the empty form. */
  again(): void
  /** The guest goes elsewhere: the toast about the form goes too. */
  leave(): void
}

/**
 * A form for guests, sent once however often it is tapped. What was typed survives a reload, another language and a failed
 * attempt; the first field in need of a correction gets the focus; a failure is worded by its code. The fields have the
 * names of the values, and stand in a `PublicForm`.
 */
export function usePublicForm<Values extends object, Code extends string, Body extends object, Result>(
  parts: FormParts<Values, Code, Body, Result>,
): PublicFormState<Values, Result> {
  const language = useLanguage()
  const call = useCall()
  const element = useRef<HTMLFormElement>(null)
  const [session] = useState(() =>
    formSession<Values, Code, Body, Result>({ show: showToast, dismiss: dismissToast }),
  )
  const values = useStore(parts.draft, ({ form }) => form)
  const attempted = useStore(session.attempted, (state) => state)
  const { problems, texts } = parts
  // Whoever has left the page finds the form as it was, and sends it when it suits.
  useEffect(() => session.leave, [session])
  const failedText = ({
    error,
    retryAt,
  }: {
    readonly error: unknown
    readonly retryAt: number | undefined
  }) =>
    retryAt === undefined ? failureText(error, problems, language, texts.tryLater) : retryTexts[language].many
  const isChecked = attempted.state === 'incomplete' || attempted.state === 'failed'

  return {
    values,
    change: (part) => session.change(parts, part),
    errors: isChecked ? fieldErrors(parts.check(values), attempted.rejections, problems, language) : {},
    status:
      attempted.state === 'failed'
        ? { state: 'failed', text: failedText(attempted), retryAt: attempted.retryAt }
        : attempted,
    element,
    submit(event) {
      event.preventDefault()
      const honeypot = honeypotValue(event.currentTarget)
      void session.submit(parts, {
        language,
        honeypot,
        call,
        drawAtOnce: flushSync,
        focusFirst: (fields) => focusFirst(element.current, fields),
      })
    },
    again: () => session.attempted.set({ state: 'idle' }),
    leave: session.leave,
  }
}

/**
 * Puts the focus on the first of these fields that the form shows, in the middle of the screen: Safari scrolls only as far as to
 * the edge, where the message about what is missing then covers the field's label.
 */
function focusFirst(form: HTMLFormElement | null, fields: ReadonlySet<string>): void {
  const controls = [...(form?.elements ?? [])].filter((control) => control.matches(':enabled'))
  const found = controls.find((control) => fields.has(nameOf(control)))
  // Of radios it is the one that has been chosen.
  const isChosen = (control: Element) =>
    control.matches(':checked') && found !== undefined && nameOf(control) === nameOf(found)
  const first = controls.find(isChosen) ?? found
  if (!(first instanceof HTMLElement)) return
  first.focus({ preventScroll: true })
  first.scrollIntoView({ block: 'center' })
}

function nameOf(control: Element): string {
  return control.getAttribute('name') ?? ''
}
