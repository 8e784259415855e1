import type { Language } from '#src/kernel/language.ts'
import type { ToastContent } from '#src/design/toast-store.ts'
import { ApiError } from '../api.ts'
import { createStore, type Store } from '../store.ts'
import { codeText, failureText } from './failure-text.ts'
import type { FormDraft } from './form-draft.ts'
import {
  rejectionsOf,
  withoutChanged,
  type CodesOfFields,
  type FieldOf,
  type FieldProblem,
  type Rejections,
} from './form-errors.ts'
import { beginAttempt, endAttempt } from './request-attempt.ts'

/** What is sent: the body with what the kit adds to it, and the key of the attempt as a header. */
export interface FormRequest<Body> {
  readonly body: Body & { readonly language: Language; readonly website: string }
  readonly headers: { readonly 'Idempotency-Key': string }
}

/** All that a feature says of its form. */
export interface FormParts<
  Values extends object,
  Code extends string,
  Body extends object,
  Result,
> extends CodesOfFields<FieldOf<Values>, Code> {
  readonly draft: FormDraft<Values>
  /** Why the form cannot be sent; empty when it may be. Of several problems with a field the first is shown. */
  check(values: Values): readonly FieldProblem<FieldOf<Values>, Code>[]
  /** What is sent of the values; language and honeypot are added. */
  body(values: Values): Body
  send(request: FormRequest<Body>): Promise<Result>
  /** The texts of the codes of its check and its call. */
  readonly problems: Readonly<Record<Language, Readonly<Record<Code, string>>>>
  /** The title of a failure, and what is said where no code tells more. */
  readonly texts: { readonly failed: string; readonly tryLater: string }
  /** The codes of the check that are announced in a toast besides, with its title. */
  readonly announced?: Partial<Record<Code, string>>
  onDone?(result: Result): void
  /** True where the failure takes the guest elsewhere: no field gets the focus then. */
  onFailed?(error: unknown): boolean
}

/** Where the sending stands. Errors of fields show where it is incomplete or failed. */
export type Attempted<Field extends string, Result> =
  | { readonly state: 'idle' }
  | { readonly state: 'incomplete'; readonly rejections: Rejections<Field> }
  | { readonly state: 'sending' }
  | { readonly state: 'failed'; readonly error: unknown; readonly rejections: Rejections<Field> }
  | { readonly state: 'done'; readonly result: Result }

/** What a form needs of the page it is on. */
export interface FormPage {
  readonly language: Language
  /** The value of the field that people never see. */
  readonly honeypot: string
  /** Draws at once what the work changes: what gets the focus next must be there. */
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
  /** Sends the form unless it is under way already or incomplete. Never rejects. */
  submit(parts: FormParts<Values, Code, Body, Result>, page: FormPage): Promise<void>
  /** The guest goes elsewhere: the toast about the form goes too. */
  leave(): void
}

/**
 * The life of a form on the page: filled in, sent, failed, sent again, done. One tap or many, a lost response or none:
 * it is done once.
 */
export function formSession<Values extends object, Code extends string, Body extends object, Result>(
  toasts: Toasts,
): FormSession<Values, Code, Body, Result> {
  type Parts = FormParts<Values, Code, Body, Result>
  const attempted = createStore<Attempted<FieldOf<Values>, Result>>({ state: 'idle' })
  /** The last toast, and the problem that it is about where it is about one. */
  let toast: { readonly id: number; readonly code?: Code } | undefined

  function leave(): void {
    if (toast) toasts.dismiss(toast.id)
    toast = undefined
  }

  function change({ draft, check }: Parts, part: Partial<Values>): void {
    const before = attempted.get()
    const after = afterChange(before, part)
    draft.set({ form: { ...draft.get().form, ...part } })
    if (after !== before) attempted.set(after)
    const solved =
      toast?.code !== undefined && !check(draft.get().form).some(({ code }) => code === toast?.code)
    if (solved || (before.state === 'failed' && after.state !== 'failed')) leave()
  }

  async function submit(parts: Parts, page: FormPage): Promise<void> {
    if (attempted.get().state === 'sending') return
    leave()
    const values = parts.draft.get().form
    const problems = parts.check(values)
    if (problems.length > 0) return rejectIncomplete(parts, problems, page)
    page.drawAtOnce(() => attempted.set({ state: 'sending' }))
    const { honeypot: website, language } = page
    const attempt = beginAttempt(parts.draft.name, { ...parts.body(values), language, website })
    try {
      const result = await parts.send({ body: attempt.body, headers: { 'Idempotency-Key': attempt.key } })
      endAttempt(parts.draft.name)
      attempted.set({ state: 'done', result })
      parts.draft.set(parts.draft.initial)
      parts.onDone?.(result)
    } catch (error) {
      fail(parts, error, page)
    }
  }

  function rejectIncomplete(
    { announced = {}, problems: texts }: Parts,
    problems: readonly FieldProblem<FieldOf<Values>, Code>[],
    page: FormPage,
  ): void {
    page.drawAtOnce(() => attempted.set({ state: 'incomplete', rejections: {} }))
    const titles: Partial<Record<Code, string>> = announced
    const code = problems.find((problem) => titles[problem.code] !== undefined)?.code
    const title = code && titles[code]
    if (code && title)
      say({ title, description: codeText(code, texts, page.language), tone: 'error' }, page, code)
    page.focusFirst(new Set(problems.map(({ field }) => field)))
  }

  function fail(parts: Parts, error: unknown, page: FormPage): void {
    // A key that belongs to another request will never do; any other attempt may have succeeded unseen.
    if (error instanceof ApiError && error.code?.endsWith('.key-reused')) endAttempt(parts.draft.name)
    const values = parts.draft.get().form
    const rejections = rejectionsOf(error, values, parts)
    page.drawAtOnce(() => attempted.set({ state: 'failed', error, rejections }))
    const { failed: title, tryLater } = parts.texts
    say(
      { title, description: failureText(error, parts.problems, page.language, tryLater), tone: 'error' },
      page,
    )
    if (parts.onFailed?.(error)) return
    const problems = parts.check(values).map(({ field }) => field)
    page.focusFirst(new Set([...problems, ...Object.keys(rejections)]))
  }

  /** Drawn at once: it takes room, and what gets the focus next is scrolled into what is left. */
  function say(content: ToastContent, page: FormPage, code?: Code): void {
    page.drawAtOnce(() => (toast = { id: toasts.show(content), ...(code && { code }) }))
  }

  return { attempted, change, submit, leave }
}

/** An error of a field holds for what was sent: not once that field is changed. Any other holds until the next try. */
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
