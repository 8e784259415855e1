import type { Language } from '#src/kernel/language.ts'
import { ownValue } from '#src/kernel/own-value.ts'
import { ApiError } from '../api.ts'
import { failureTexts } from './failure-texts.ts'

/** A feature's texts for its own codes. */
export type ProblemTexts = Readonly<Record<Language, Readonly<Record<string, string>>>>

/** The text for an error code of the feature, or for a code that any call can have; undefined if the code has no text. */
export function codeText(
  code: string | undefined,
  texts: ProblemTexts,
  language: Language,
): string | undefined {
  if (code === undefined) return undefined
  const common: ProblemTexts = failureTexts
  return ownValue(texts[language], code) ?? ownValue(common[language], code)
}

/**
 * Tells the guest why a call failed: the text for its code, else the server's message, else `otherwise`. A response without a code
 * comes from a proxy in between, not from our server, so its message is not shown. A call without a response has the code
 * `network.failed`.
 */
export function failureText(
  error: unknown,
  texts: ProblemTexts,
  language: Language,
  otherwise: string,
): string {
  if (error instanceof ApiError) {
    const isOurs = error.code !== undefined
    return codeText(error.code, texts, language) ?? ((isOurs && error.message) || otherwise)
  }
  // `fetch` rejects with a TypeError if there was no response at all.
  return (error instanceof TypeError && codeText('network.failed', texts, language)) || otherwise
}

/**
 * The error code of a field that the server rejected. Usually it is the code of the response. If the contract's schema, which has
 * no codes, has rejected the field, it is `codeOfField`, the form's own code for the field.
 */
export function fieldCode({ code }: ApiError, codeOfField: string | undefined): string | undefined {
  return (code === 'request.invalid' && codeOfField) || code
}
