import type { Language } from '#src/kernel/language.ts'
import type { FormDraft } from './form-draft.ts'
import type { CodesOfFields, FieldOf, FieldProblem } from './form-errors.ts'

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
  /** The title of a failure, and the text where no code tells more. */
  readonly texts: { readonly failed: string; readonly tryLater: string }
  /** The codes of the check that are announced in a toast besides, with its title. */
  readonly announced?: Partial<Record<Code, string>>
  onDone?(result: Result): void
  /** True where the failure is shown elsewhere: the form says nothing of it then, and no field gets the focus. */
  onFailed?(error: unknown): boolean
}
