import type { ToastContent } from '#src/design/toast-store.ts'
import type { Language } from '#src/kernel/language.ts'
import { ApiError } from '../api.ts'
import { createStore, type Store } from '../store.ts'
import { automaticRetry } from './automatic-retry.ts'
import { codeText, failureText } from './failure-text.ts'
import {
  rejectionsOf,
  withoutChanged,
  type FieldOf,
  type FieldProblem,
  type Rejections,
} from './form-errors.ts'
import type { FormParts } from './form-parts.ts'
import { beginAttempt, endAttempt } from './request-attempt.ts'
import { retryTexts } from './retry-texts.ts'

type Problem<Values, Code extends string> = FieldProblem<FieldOf<Values>, Code>

/** How far sending the form has got. In the states `incomplete` and `failed` the form shows the errors of its fields. */
export type Attempted<Field extends string, Result> =
  | { readonly state: 'idle' }
  | { readonly state: 'incomplete'; readonly rejections: Rejections<Field> }
  | { readonly state: 'sending' }
  | {
      readonly state: 'failed'
      readonly error: unknown
      readonly rejections: Rejections<Field>
      /** The time of the automatic retry, as `performance.now()` counts; undefined if no retry is planned. */
      readonly retryAt: number | undefined
    }
  | { readonly state: 'done'; readonly result: Result }

/** What a form needs from the page on which it is. */
export interface FormPage {
  readonly language: Language
  /** The value of the honeypot field. People never see this field, so a value comes from a bot. */
  readonly honeypot: string
  /** The button in an error toast, which calls the restaurant; undefined if the restaurant has no number. */
  readonly call: ToastContent['action']
  /** Makes React render at once what `work` changes: the element that gets the focus next must already be in the document. */
  drawAtOnce(work: () => void): void
  focusFirst(fields: ReadonlySet<string>): void
}

export interface Toasts {
  show(content: ToastContent): number
  dismiss(id: number): void
}

export interface FormSession<Values extends object, Code extends string, Body extends object, Result> {
  readonly attempted: Store<Attempted<FieldOf<Values>, Result>>
  change(parts: FormParts<Values, Code, Body, Result>, part: Partial<Values>): void
  /** Sends the form. If the form is incomplete, shows its errors instead. Does nothing while the form is already being sent. */
  submit(parts: FormParts<Values, Code, Body, Result>, page: FormPage): Promise<void>
  /** Called when the guest leaves the page: removes the form's toast and cancels the automatic retry. */
  leave(): void
}

/**
 * Runs a form through its states: filled in, sent, failed, sent again, done. The server carries out the request only once, even if
 * the guest taps several times or a response is lost.
 */
export function formSession<Values extends object, Code extends string, Body extends object, Result>(
  toasts: Toasts,
): FormSession<Values, Code, Body, Result> {
  type Parts = FormParts<Values, Code, Body, Result>
  const attempted = createStore<Attempted<FieldOf<Values>, Result>>({ state: 'idle' })
  const toast = formToast<Code>(toasts)
  const retry = automaticRetry()

  async function submit(parts: Parts, page: FormPage): Promise<void> {
    if (attempted.get().state === 'sending') return
    retry.cancel()
    toast.dismiss()
    const { draft } = parts
    const problems = parts.check(draft.get().form)
    if (problems.length > 0) return rejectIncomplete(parts, problems, page)
    page.drawAtOnce(() => attempted.set({ state: 'sending' }))
    const sent = await send(parts, page)
    if ('error' in sent) return fail(parts, sent.error, page)
    retry.reset()
    attempted.set({ state: 'done', result: sent.result })
    draft.set(draft.initial)
    parts.onDone?.(sent.result)
  }

  function rejectIncomplete(parts: Parts, problems: readonly Problem<Values, Code>[], page: FormPage): void {
    page.drawAtOnce(() => attempted.set({ state: 'incomplete', rejections: {} }))
    const announced = announcementOf(parts, problems, page.language)
    if (announced) page.drawAtOnce(() => toast.show(announced.content, announced.code))
    page.focusFirst(new Set(problems.map(({ field }) => field)))
  }

  function fail(parts: Parts, error: unknown, page: FormPage): void {
    const values = parts.draft.get().form
    // If `onFailed` shows the failure elsewhere, a second error message here would only disturb.
    if (parts.onFailed?.(error)) return attempted.set({ state: 'idle' })
    const rejections = rejectionsOf(error, values, parts)
    const retryAt = retry.plan(error, () => void submit(parts, page))
    page.drawAtOnce(() => attempted.set({ state: 'failed', error, rejections, retryAt }))
    const { failed: title, tryLater } = parts.texts
    const description =
      retryAt === undefined
        ? failureText(error, parts.problems, page.language, tryLater)
        : retryText(retryAt, page.language)
    page.drawAtOnce(() => toast.show({ title, description, tone: 'error', action: page.call }))
    const problems = parts.check(values).map(({ field }) => field)
    page.focusFirst(new Set([...problems, ...Object.keys(rejections)]))
  }

  /** A changed form is a new request, which the guest must send with the button. So the automatic retry is cancelled. */
  function stopRetry(): void {
    retry.cancel()
    const current = attempted.get()
    if (current.state === 'failed' && current.retryAt !== undefined)
      attempted.set({ ...current, retryAt: undefined })
  }

  return {
    attempted,
    submit,
    change({ draft, check }, part) {
      stopRetry()
      const before = attempted.get()
      const after = afterChange(before, part)
      draft.set({ form: { ...draft.get().form, ...part } })
      if (after !== before) attempted.set(after)
      const isOver = before.state === 'failed' && after.state !== 'failed'
      if (isOver || toast.isSolved(check(draft.get().form))) toast.dismiss()
    },
    leave() {
      stopRetry()
      toast.dismiss()
    },
  }
}

/** The text in a toast about an automatic retry. It names the waiting time in seconds, but does not count down. */
function retryText(at: number, language: Language): string {
  const { many, again } = retryTexts[language]
  return `${many} ${again(Math.round((at - performance.now()) / 1000))}`
}

type Sent<Result> = { readonly result: Result } | { readonly error: unknown }

/** Sends the form's values with the idempotency key of the attempt. If the server accepts them, the attempt ends. */
async function send<Values extends object, Code extends string, Body extends object, Result>(
  { draft, body, send: call }: FormParts<Values, Code, Body, Result>,
  { language, honeypot: website }: FormPage,
): Promise<Sent<Result>> {
  const attempt = beginAttempt(draft.name, { ...body(draft.get().form), language, website })
  try {
    const result = await call({ body: attempt.body, headers: { 'Idempotency-Key': attempt.key } })
    endAttempt(draft.name)
    return { result }
  } catch (error) {
    // If the server has seen this key with a different request, no call with the key can succeed, so the attempt ends. After any
    // other error the attempt goes on: the server may have carried out the request, so a retry must have the same key.
    if (error instanceof ApiError && error.code?.endsWith('.key-reused')) endAttempt(draft.name)
    return { error }
  }
}

/** Makes a toast for the first problem whose code is in `announced`. */
function announcementOf<Values extends object, Code extends string>(
  {
    announced = {},
    problems: texts,
  }: Pick<FormParts<Values, Code, object, unknown>, 'announced' | 'problems'>,
  problems: readonly Problem<Values, Code>[],
  language: Language,
): { readonly content: ToastContent; readonly code: Code } | undefined {
  const titles: Partial<Record<Code, string>> = announced
  for (const { code } of problems) {
    const title = titles[code]
    const description = codeText(code, texts, language)
    if (title) return { code, content: { title, ...(description && { description }), tone: 'error' } }
  }
  return undefined
}

/** Shows the toasts of a form, and remembers the last toast and the problem that it reported, if any. */
function formToast<Code extends string>(toasts: Toasts) {
  let last: { readonly id: number; readonly code: Code | undefined } | undefined
  return {
    /**
     * Shows a toast. The caller must make React draw it at once: the toast takes space on the screen, and the element that gets the
     * focus next is scrolled into the space that remains.
     */
    show(content: ToastContent, code?: Code): void {
      last = { id: toasts.show(content), code }
    },
    dismiss(): void {
      if (last) toasts.dismiss(last.id)
      last = undefined
    },
    isSolved: (problems: readonly { readonly code: Code }[]): boolean =>
      last?.code !== undefined && !problems.some(({ code }) => code === last?.code),
  }
}

/**
 * The state after the guest has changed fields. A field's error refers to the value that was sent, so it is removed when that field
 * changes. Any other error stays until the next attempt.
 */
function afterChange<Field extends string, Result>(
  attempted: Attempted<Field, Result>,
  part: object,
): Attempted<Field, Result> {
  if (attempted.state === 'done') return { state: 'idle' }
  if (attempted.state !== 'incomplete' && attempted.state !== 'failed') return attempted
  const rejections = withoutChanged(attempted.rejections, part)
  const isSame = Object.keys(rejections).length === Object.keys(attempted.rejections).length
  return isSame ? attempted : { state: 'incomplete', rejections }
}
