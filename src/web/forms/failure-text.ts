import type { Language } from '#src/kernel/language.ts'
import { ownValue } from '#src/kernel/own-value.ts'
import { ApiError } from '../api.ts'
import { failureTexts } from './failure-texts.ts'

/** The texts of a feature for its own error codes, in each language. */
export type ProblemTexts = Readonly<Record<Language, Readonly<Record<string, string>>>>

/** The text for an error code, either of the feature or of any call; undefined if the code has no text. */
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
 * Tells the guest why a call failed: the text for its error code, else the server's message, else `otherwise`. A response without a
 * code comes from a proxy in between and not from our server, so its message is not shown. A call without a response has the code
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
  // `fetch` rejects with a TypeError if it got no response at all.
  return (error instanceof TypeError && codeText('network.failed', texts, language)) || otherwise
}

/**
 * The error code for a field that the server has rejected: usually the code of the response. But if the contract's schema has
 * rejected the field, the response has no code for it; then the result is the form's own code for the field (`codeOfField`).
 */
export function fieldCode({ code }: ApiError, codeOfField: string | undefined): string | undefined {
  return (code === 'request.invalid' && codeOfField) || code
}
