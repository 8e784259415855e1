import type { z } from 'zod'

import type { Language } from '#src/kernel/language.ts'
import { ownValue } from '#src/kernel/own-value.ts'
import { oneLine } from '#src/kernel/typed-text.ts'
import { ApiError } from '../api.ts'
import type { ProblemTexts } from '../forms/failure-text.ts'
import { officeProblemTexts } from './texts/problem-texts.ts'

/** The kinds of problems that a contract's schema can report for a field. */
export type SchemaProblem = 'required' | 'too-short' | 'too-long' | 'too-small' | 'too-large' | 'invalid'

/** For each invalid field its first problem; the key is the field's path (`price`, `options.0.name`). */
export type FieldProblems = Readonly<Record<string, string>>

/**
 * The problems that a contract's schema finds in a form's values, one for each invalid field. If we have added a check to a schema
 * ourselves, the check may give its error code in `params`.
 */
export function schemaProblems(schema: z.ZodType, values: unknown): FieldProblems {
  const result = schema.safeParse(values)
  const problems: Record<string, string> = {}
  for (const issue of result.error?.issues ?? []) {
    problems[issue.path.join('.')] ??= problemOf(issue, valueAt(values, issue.path))
  }
  return problems
}

function problemOf(issue: z.core.$ZodIssue, value: unknown): string {
  if (value === undefined || value === null || (typeof value === 'string' && oneLine(value) === ''))
    return 'required'
  if (issue.code === 'custom' && typeof issue.params?.['code'] === 'string') return issue.params['code']
  if (issue.code === 'too_small') return isNumber(issue) ? 'too-small' : 'too-short'
  if (issue.code === 'too_big') return isNumber(issue) ? 'too-large' : 'too-long'
  return 'invalid'
}

function isNumber({ origin }: z.core.$ZodIssueTooSmall | z.core.$ZodIssueTooBig): boolean {
  return origin === 'number' || origin === 'int'
}

function valueAt(values: unknown, path: readonly PropertyKey[]): unknown {
  return path.reduce<unknown>(
    (value, key) => (typeof value === 'object' && value !== null ? Reflect.get(value, key) : undefined),
    values,
  )
}

/**
 * The fields of a form that the server rejected in a failed call. Fields that are not in `values` are left out. Each field has the
 * error code of the response, or `invalid` if the contract's schema rejected the field, because the schema has no codes. If the
 * response names no field, `codeFields` tells to which field the error code belongs.
 */
export function rejectedFields(
  error: unknown,
  values: object,
  codeFields: Readonly<Record<string, string>> = {},
): FieldProblems {
  if (!(error instanceof ApiError)) return {}
  const code = error.code === undefined || error.code === 'request.invalid' ? 'invalid' : error.code
  const named = Object.keys(error.fields)
  const meant = ownValue(codeFields, code)
  const fields = meant !== undefined && !named.includes(meant) ? [meant, ...named] : named
  return Object.fromEntries(
    fields.filter((path) => Object.hasOwn(values, path.split('.')[0] ?? '')).map((path) => [path, code]),
  )
}

const schemaTexts: Readonly<Record<Language, Readonly<Record<SchemaProblem, string>>>> = {
  vi: {
    required: 'Vui lòng điền mục này.',
    'too-short': 'Nội dung này quá ngắn.',
    'too-long': 'Nội dung này quá dài.',
    'too-small': 'Số này quá nhỏ.',
    'too-large': 'Số này quá lớn.',
    invalid: 'Bạn xem lại mục này nhé.',
  },
  en: {
    required: 'Please fill this in.',
    'too-short': 'This is too short.',
    'too-long': 'This is too long.',
    'too-small': 'This number is too small.',
    'too-large': 'This number is too large.',
    invalid: 'Please check this.',
  },
}

/**
 * The text for a field's error code: the form's own text for the field, else the feature's text, else the text that all forms
 * share.
 */
export function fieldProblemText(
  code: string,
  own: Readonly<Record<string, string>> | undefined,
  problems: ProblemTexts,
  language: Language,
): string {
  const common: ProblemTexts = officeProblemTexts
  const ofSchema: ProblemTexts = schemaTexts
  return (
    (own && ownValue(own, code)) ??
    ownValue(problems[language], code) ??
    ownValue(ofSchema[language], code) ??
    ownValue(common[language], code) ??
    schemaTexts[language].invalid
  )
}
