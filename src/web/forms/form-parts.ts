import type { Language } from '#src/kernel/language.ts'
import type { FormDraft } from './form-draft.ts'
import type { CodesOfFields, FieldOf, FieldProblem } from './form-errors.ts'

/**
 * A form's request. The body contains the form's values, and the language and honeypot field of every public form. The idempotency
 * key of the attempt is sent as a header.
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
  /**
   * Returns the problems because of which the form cannot be sent; empty if it can be sent. If a field has several problems, the
   * first one is shown.
   */
  check(values: Values): readonly FieldProblem<FieldOf<Values>, Code>[]
  /** Makes the request's body from the form's values. The language and the honeypot field are added to this body later. */
  body(values: Values): Body
  send(request: FormRequest<Body>): Promise<Result>
  /** The texts for the error codes that `check` and the call return. */
  readonly problems: Readonly<Record<Language, Readonly<Record<Code, string>>>>
  /** The title of an error message, and its text if there is no text for the error code. */
  readonly texts: { readonly failed: string; readonly tryLater: string }
  /**
   * Some errors also appear as a toast, in addition to the message at the field: their error codes, each with the toast's title.
   */
  readonly announced?: Partial<Record<Code, string>>
  onDone?(result: Result): void
  /**
   * Called if the request has failed. Returns true if other code shows the failure: then the form shows no error, and no field gets
   * the focus.
   */
  onFailed?(error: unknown): boolean
}
