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

/** The state of sending the form. The errors of fields are shown in the states `incomplete` and `failed`. */
export type Attempted<Field extends string, Result> =
  | { readonly state: 'idle' }
  | { readonly state: 'incomplete'; readonly rejections: Rejections<Field> }
  | { readonly state: 'sending' }
  | {
      readonly state: 'failed'
      readonly error: unknown
      readonly rejections: Rejections<Field>
      /** When the form is sent again automatically, as `performance.now()` counts; undefined if it is not. */
      readonly retryAt: number | undefined
    }
  | { readonly state: 'done'; readonly result: Result }

/** What a form needs from its page. */
export interface FormPage {
  readonly language: Language
  /** The content of the honeypot field, which people never see, so only a bot fills it in. */
  readonly honeypot: string
  /** The action in a toast about a failure, which calls the restaurant; undefined if the restaurant has no number. */
  readonly call: ToastContent['action']
  /**
   * Makes React render at once what `work` changes, because the element that gets the focus next must already be in the document.
   */
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
  /** Sends the form. If it is incomplete, the errors are shown; if it is being sent already, nothing happens. */
  submit(parts: FormParts<Values, Code, Body, Result>, page: FormPage): Promise<void>
  /** Called when the guest leaves the page: removes the toast about the form and cancels the automatic retry. */
  leave(): void
}

/**
 * Runs a form on the page through its states: filled in, sent, failed, sent again, done. The server carries out the request once,
 * even after several taps or a lost response.
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
    // If `onFailed` shows the failure elsewhere, that place explains everything, and a second text here would only disturb.
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

  /** A changed form is a new request, which the guest has to send by the button: the automatic retry is cancelled. */
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

/** The toast's text about an automatic retry. It names the seconds to wait once and does not count down. */
function retryText(at: number, language: Language): string {
  const { many, again } = retryTexts[language]
  return `${many} ${again(Math.round((at - performance.now()) / 1000))}`
}

type Sent<Result> = { readonly result: Result } | { readonly error: unknown }

/** Sends the values with the key of their attempt. The attempt ends on success. */
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
    // If the key belongs to another request, no call with it can succeed, so the attempt ends. After any other error the attempt
    // goes on, so that a retry has the same key: the server may have carried out the request.
    if (error instanceof ApiError && error.code?.endsWith('.key-reused')) endAttempt(draft.name)
    return { error }
  }
}

/** A toast for the first problem whose code is in `announced`. */
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

/** Shows the toasts of a form, and remembers the last one and the problem that it is about, if any. */
function formToast<Code extends string>(toasts: Toasts) {
  let last: { readonly id: number; readonly code: Code | undefined } | undefined
  return {
    /**
     * The caller has to draw the toast at once: it takes room, and the element that gets the focus next is scrolled into the room
     * that is left.
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
 * The error of a field belongs to the value that was sent, and ends when that field changes. Any other error stays until the next
 * attempt.
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
