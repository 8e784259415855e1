import type { CallName, EndpointRegistry, ProblemCodeOf } from '#src/kernel/endpoint.ts'
import type { Language } from '#src/kernel/language.ts'
import { ownValue } from '#src/kernel/own-value.ts'
import { ApiError } from '../api.ts'
import { officeProblemTexts } from './texts/problem-texts.ts'

/** The texts, in both languages, for every error code that the named calls declare. */
export type CallProblemTexts<Name extends CallName> = Readonly<
  Record<Language, Readonly<Record<ProblemCodeOf<EndpointRegistry[Name]>, string>>>
>

type Texts = Readonly<Record<Language, Readonly<Record<string, string>>>>

/**
 * Tells users of the office why a call failed: the feature's text for the error code, else the text that all features share.
 * Returns undefined if there is no text for the code. The server's own message is never shown, because it is written in English for
 * developers.
 */
export function officeFailureText(error: unknown, problems: Texts, language: Language): string | undefined {
  const code = failureCode(error)
  if (code === undefined) return undefined
  const common: Texts = officeProblemTexts
  const text = ownValue(problems[language], code) ?? ownValue(common[language], code)
  return text && withFigures(text, error)
}

/** Replaces placeholders in the text by values from the response's details: "{dishes}" becomes the value of `dishes`. */
function withFigures(text: string, error: unknown): string {
  const details: unknown = error instanceof ApiError ? error.details : undefined
  return text.replaceAll(/\{(\w+)\}/g, (_place, name: string) => {
    const figure: unknown = details instanceof Object ? Reflect.get(details, name) : undefined
    return typeof figure === 'number' || typeof figure === 'string' ? String(figure) : '…'
  })
}

function failureCode(error: unknown): string | undefined {
  if (error instanceof ApiError) return error.code ?? (error.status >= 500 ? 'server.unavailable' : undefined)
  return isWithoutResponse(error) ? 'network.failed' : undefined
}

/**
 * True if a call failed without a response: `fetch` rejects with a TypeError if it got none, and with a DOMException if it took too
 * long.
 */
export function isWithoutResponse(error: unknown): boolean {
  return error instanceof TypeError || error instanceof DOMException
}

/**
 * Sends a change of a row. If no response comes, the row is read again, because the change may be stored nevertheless: a user who
 * tried again could hit the next row in the list.
 */
export async function sendOrReadAgain<Row>(
  send: () => Promise<Row>,
  readAgain: () => Promise<Row>,
  isStored: (now: Row) => boolean,
): Promise<Row> {
  try {
    return await send()
  } catch (error) {
    const now = isWithoutResponse(error) ? await readAgain().catch(() => undefined) : undefined
    if (now && isStored(now)) return now
    throw error
  }
}
