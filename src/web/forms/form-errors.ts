import type { Language } from '#src/kernel/language.ts'
import { ownValue } from '#src/kernel/own-value.ts'
import { ApiError } from '../api.ts'
import { codeText, fieldCode, type ProblemTexts } from './failure-text.ts'
import { failureTexts } from './failure-texts.ts'

export type FieldOf<Values> = keyof Values & string

/** A problem with a field, as the form's check returns it. */
export interface FieldProblem<Field extends string, Code extends string> {
  readonly field: Field
  readonly code: Code
}

/** The error message of each field, in the visitor's language. */
export type FieldErrors<Field extends string> = Partial<Record<Field, string>>

/**
 * The fields that the server has rejected, each with its error code and with the server's message. The message is shown if we have
 * no text for the code.
 */
export type Rejections<Field extends string> = Partial<Record<Field, Rejection>>

interface Rejection {
  readonly code: string | undefined
  readonly message: string
}

/** Links between a form's fields and those error codes that only the server reports, not the form's own `check`. */
export interface CodesOfFields<Field extends string, Code extends string> {
  /**
   * Error codes for fields that the contract's schema checks more strictly than the form's `check` does. They are needed because a
   * schema's errors have no codes.
   */
  readonly fieldCodes?: Partial<Record<Field, Code>>
  /** For error codes in responses that name no field: the field to which the code belongs. */
  readonly codeFields?: Partial<Record<Code, Field>>
}

/** The fields that the server rejected in a failed call. Fields that are not in `values` are left out. */
export function rejectionsOf<Values extends object>(
  error: unknown,
  values: Values,
  { fieldCodes = {}, codeFields = {} }: CodesOfFields<FieldOf<Values>, string>,
): Rejections<FieldOf<Values>> {
  if (!(error instanceof ApiError)) return {}
  const { code, message } = error
  const codes: Readonly<Record<string, string | undefined>> = fieldCodes
  const fields: Readonly<Record<string, FieldOf<Values> | undefined>> = codeFields
  const named = Object.entries(error.fields).map(
    ([field, text]) => [field, { code: fieldCode(error, ownValue(codes, field)), message: text }] as const,
  )
  const meant = code === undefined ? undefined : ownValue(fields, code)
  const all = meant === undefined ? named : [[meant, { code, message }] as const, ...named]
  // This type is right: the names are names of the form's fields, which the type of Object.fromEntries does not show.
  return Object.fromEntries(all.filter(([field]) => Object.hasOwn(values, field))) as Rejections<
    FieldOf<Values>
  >
}

/** The rejections that still apply after the guest has changed the fields in `changed`: those of all other fields. */
export function withoutChanged<Field extends string>(
  rejections: Rejections<Field>,
  changed: object,
): Rejections<Field> {
  const left = Object.entries(rejections).filter(([field]) => !Object.hasOwn(changed, field))
  return Object.fromEntries(left) as Rejections<Field> // this type is right: these are some of the fields of `rejections`
}

/**
 * All error messages of a form. For each field, the message is about the first problem that the form's check finds; if the check
 * finds none, it is about the server's rejection.
 */
export function fieldErrors<Field extends string>(
  problems: readonly FieldProblem<Field, string>[],
  rejections: Rejections<Field>,
  texts: ProblemTexts,
  language: Language,
): FieldErrors<Field> {
  const errors: FieldErrors<Field> = {}
  for (const { field, code } of problems) errors[field] ??= codeText(code, texts, language) ?? code
  for (const [name, rejection] of Object.entries<Rejection | undefined>(rejections)) {
    const field = name as Field // this type is right: the keys are fields, which the type of Object.entries does not show
    if (rejection) errors[field] ??= rejectionText(rejection, texts, language)
  }
  return errors
}

/** A response without a code is not from our server, so guests do not see its message about a field. */
function rejectionText({ code, message }: Rejection, texts: ProblemTexts, language: Language): string {
  return codeText(code, texts, language) ?? ((code && message) || failureTexts[language]['request.invalid'])
}
