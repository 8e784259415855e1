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

/** The state of a form for display. */
export type FormStatus<Result> =
  | { readonly state: 'idle' | 'incomplete' | 'sending' }
  /**
   * `text` is the reason in the visitor's language. `retryAt` is the time of the automatic retry, as `performance.now()` counts;
   * undefined if no retry is planned.
   */
  | { readonly state: 'failed'; readonly text: string; readonly retryAt: number | undefined }
  | { readonly state: 'done'; readonly result: Result }

export interface PublicFormState<Values extends object, Result> {
  readonly values: Values
  change(part: Partial<Values>): void
  /** The error messages of the fields; empty until the guest has tried to send the form. */
  readonly errors: FieldErrors<FieldOf<Values>>
  readonly status: FormStatus<Result>
  readonly element: RefObject<HTMLFormElement | null>
  submit(event: FormEvent<HTMLFormElement>): void
  /** Shows an empty form again after the form has been sent successfully. */
  again(): void
  /** Called when the guest leaves the page: removes the form's toast and cancels the automatic retry. */
  leave(): void
}

/**
 * A form for guests. The server carries out its request only once, however often the guest taps the button. What the guest has
 * typed survives a reload, a change of language and a failed attempt. The first field that needs a correction gets the focus. If
 * the request fails, the error code decides which text is shown. The inputs must be in a `PublicForm`, each with the name of its
 * value.
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
  // When the guest leaves, the toast is removed and the retry cancelled. The typed values stay, so a guest who comes back can still
  // send the form.
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
 * Focuses the first of `fields` that is in the form, and scrolls it to the middle of the screen. Safari itself would scroll the
 * field only to the edge of the screen, where the browser's message about the missing value would cover the field's label.
 */
export function focusFirst(form: HTMLFormElement | null, fields: ReadonlySet<string>): void {
  const controls = [...(form?.elements ?? [])].filter((control) => control.matches(':enabled'))
  const found = controls.find((control) => fields.has(nameOf(control)))
  // In a group of radio buttons, the chosen button gets the focus.
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
