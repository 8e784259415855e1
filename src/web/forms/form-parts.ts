import type { Language } from '#src/kernel/language.ts'
import type { FormDraft } from './form-draft.ts'
import type { CodesOfFields, FieldOf, FieldProblem } from './form-errors.ts'

/**
 * The request of a form: the values as the call's body, with the language and honeypot field of every public form, and the
 * idempotency key of the attempt as a header.
 */
export interface FormRequest<Body> {
  readonly body: Body & { readonly language: Language; readonly website: string }
  readonly headers: { readonly 'Idempotency-Key': string }
}

/** Everything that a feature defines for its form. */
export interface FormParts<
  Values extends object,
  Code extends string,
  Body extends object,
  Result,
> extends CodesOfFields<FieldOf<Values>, Code> {
  readonly draft: FormDraft<Values>
  /** Why the form cannot be sent; empty if it can. If a field has several problems, the first is shown. */
  check(values: Values): readonly FieldProblem<FieldOf<Values>, Code>[]
  /** Makes the body of the request from the values. The language and the honeypot field are added to this body later. */
  body(values: Values): Body
  send(request: FormRequest<Body>): Promise<Result>
  /** The texts for the error codes that `check` and the call return. */
  readonly problems: Readonly<Record<Language, Readonly<Record<Code, string>>>>
  /** The title of a failure message, and its text if the failure's code has none. */
  readonly texts: { readonly failed: string; readonly tryLater: string }
  /** The error codes for which a toast is shown in addition to the message at the field, each with the title of the toast. */
  readonly announced?: Partial<Record<Code, string>>
  onDone?(result: Result): void
  /** Returns true if other code shows the failure: then the form shows nothing, and no field gets the focus. */
  onFailed?(error: unknown): boolean
}
