import type { Language } from '#src/kernel/language.ts'
import { ownValue } from '#src/kernel/own-value.ts'
import { ApiError } from '../api.ts'
import { failureTexts } from './failure-texts.ts'

/** What a feature says for its own codes. */
export type ProblemTexts = Readonly<Record<Language, Readonly<Record<string, string>>>>

/** What a guest reads for a code, of the feature or of any call; undefined for one without a text. */
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
 * Why a call failed, for the guest: the text for its code, else the server's message, else `otherwise`. What has no code
 * does not come from our server but from a proxy in between, and is no message for anyone. A call without a response has the code
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
  // `fetch` rejects with a TypeError where no response came at all.
  return (error instanceof TypeError && codeText('network.failed', texts, language)) || otherwise
}

/**
 * The code of a rejected field: that of the rejection, or where the contract's schema rejected it, which knows no codes,
 * the one the form has for the field.
 */
export function fieldCode({ code }: ApiError, codeOfField: string | undefined): string | undefined {
  return (code === 'request.invalid' && codeOfField) || code
}
